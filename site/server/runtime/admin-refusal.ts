/** A command of the owner cannot be done. The message says why. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}
