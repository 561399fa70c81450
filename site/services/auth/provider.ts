import type { Session } from './storage'

/** A sign-in provider: Firebase, or the sandbox. */
export interface AuthProvider {
  /**
   * Opens the provider's window. Call it synchronously in the press: browsers block windows that open later. A second
   * call cancels the first. Resolves once the visitor has chosen an account.
   */
  signIn(): Promise<Session>
  /** Cancels a sign-in whose result is no longer needed. */
  cancel(): void
  signOut(): Promise<void>
  /** Loads the files of this site, when a sign-in card is shown. Sends nothing to the provider yet. */
  prepare(): void
  /** Loads the rest of what `signIn` needs. Call it when the pointer or focus comes near the button. */
  preload(): void
  /** The ID token for the API, or null. `token` is the access token of the sign-in. */
  bearer(accessToken: string): string | null | Promise<string | null>
}

/** An error of the provider, with its own message. Codes are Firebase's. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Firebase's error for an attempt that a newer one has replaced. */
export const superseded = () =>
  new AuthError(
    'auth/cancelled-popup-request',
    'Firebase: This operation has been cancelled due to another conflicting popup being opened. (auth/cancelled-popup-request).',
  )
