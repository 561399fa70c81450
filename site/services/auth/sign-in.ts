import { brand } from '../../content/brand'
import { callApi } from '../api-client'
import { loginFailedMessage, unexpectedLoginMessage } from './contract'
import { authProvider } from './current-provider'
import { AuthError, type AuthProvider } from './provider'
import { clearSession, type Session, saveSession } from './storage'

const again = 'press Continue with Google again.'

/** Advice after each error code: the provider's message says what happened, this says what to do. */
const byCode: Record<string, (email: string) => string> = {
  'auth/popup-blocked': () => `Allow pop-up windows for this site in your browser, then ${again}`,
  'auth/popup-closed-by-user': () => `To sign in, ${again}`,
  'auth/user-cancelled': () => `We ask only for your name and e-mail address. To sign in, ${again}`,
  'auth/cancelled-popup-request': () => 'Go on in the newer sign-in window.',
  'auth/network-request-failed': () => `Check your connection, then ${again}`,
  'auth/internal-error': () =>
    `Check your connection, and whether an extension of your browser blocks apis.google.com; then ${again}`,
  'auth/timeout': () => `Check your connection, then ${again}`,
  'auth/web-storage-unsupported': () => `Allow cookies and site data in your browser, then ${again}`,
  'auth/too-many-requests': () => `Wait a few minutes, then ${again}`,
  'auth/account-exists-with-different-credential': (email) =>
    `Choose the Google account that you used before, or write to ${email}.`,
  'auth/user-disabled': (email) => `Choose another Google account, or write to ${email}.`,
  'auth/unauthorized-domain': (email) => `The fault is ours. Please write to ${email}.`,
  'auth/operation-not-allowed': (email) => `The fault is ours. Please write to ${email}.`,
}

/** What to do after a provider's error. `email` is the support address. */
const adviceFor = (code: string, email: string) =>
  byCode[code]?.(email) ?? `Please try again. If that does not help, write to ${email}.`

/** Why the sign-in failed, as a message for the visitor. */
export class SignInFailure extends Error {
  override name = 'SignInFailure'
  /** A newer attempt has replaced this one: a note for the visitor, not an error. */
  readonly superseded: boolean
  constructor(message: string, superseded = false) {
    super(message)
    this.superseded = superseded
  }
}

async function forget(provider: AuthProvider) {
  clearSession()
  await provider.signOut().catch(() => {
    // The session of this site is removed, which is what matters. The provider's session expires by itself.
  })
}

/**
 * The whole sign-in: the provider's window, then `google_login`. Rejects with a `SignInFailure`. `onAccount`
 * is called when the visitor has chosen an account and the server is asked about it.
 */
export async function signIn(provider = authProvider, onAccount = () => {}): Promise<Session> {
  const account = await provider.signIn().catch((cause) => {
    if (!(cause instanceof AuthError)) throw new SignInFailure(unexpectedLoginMessage)
    const advice = adviceFor(cause.code, brand.email)
    throw new SignInFailure(`${cause.message} ${advice}`, cause.code === 'auth/cancelled-popup-request')
  })
  onAccount()
  try {
    const bearer = await provider.bearer(account.accessToken)
    const reply = await callApi('google_login', { ...account.user, token: account.accessToken }, { bearer })
    if (reply.success) {
      saveSession(account)
      return account
    }
    await forget(provider)
    const reason = reply.message ?? loginFailedMessage
    throw new SignInFailure(reason === loginFailedMessage ? reason : `Warning: ${reason}`)
  } catch (cause) {
    if (cause instanceof SignInFailure) throw cause
    await forget(provider)
    throw new SignInFailure(unexpectedLoginMessage)
  }
}

export const signOut = (provider = authProvider) => forget(provider)
