/** Why the server cannot start, in one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
