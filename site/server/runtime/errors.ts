/** Why the server cannot start, in one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A command of the owner cannot be done. The message says why. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}
