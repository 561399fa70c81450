import type { SignedInUser } from './contract'

/** What a provider knows once the visitor has chosen an account. */
export interface ProviderSession {
  user: SignedInUser
  /** The provider's access token, for google_login. */
  token: string
}

/** One way of proving who somebody is: Firebase, or the sandbox. */
export interface AuthProvider {
  /**
   * Opens the provider's window. Call it directly in the press, before anything is awaited: browsers
   * block windows that open later. A second call cancels the first.
   */
  signIn(): Promise<ProviderSession>
  /** Gives up a sign-in whose result nobody waits for any more. */
  cancel(): void
  signOut(): Promise<void>
  /** Fetches what comes from this site, when a way to sign in is shown. Nothing is asked of the provider yet. */
  prepare(): void
  /** Fetches what else `signIn` needs. Call it when the pointer or the focus comes near the button. */
  preload(): void
  /** The ID token that the API may ask for, or null. `token` is the access token of the sign-in. */
  bearer(token: string): string | null | Promise<string | null>
}

/** A provider's refusal, in its own words. Codes are Firebase's. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What Firebase says to an attempt that a newer one has taken the place of. */
export const superseded = () =>
  new AuthError(
    'auth/cancelled-popup-request',
    'Firebase: This operation has been cancelled due to another conflicting popup being opened. (auth/cancelled-popup-request).',
  )
