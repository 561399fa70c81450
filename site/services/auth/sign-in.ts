import { offline } from '../../content/failure'
import { loginWarning, otherSignInAdvice, signInAdvice } from '../../content/sign-in'
import type { CallName } from '../../contracts/api'
import { loginFailedMessage, unexpectedLoginMessage } from '../../contracts/auth'
import { type CallOptions, callApi } from '../api-client'
import { authProvider } from './current-provider'
import { AuthError, type AuthProvider } from './provider'
import { clearSession, type Session, saveSession } from './storage'

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

/** Forgets the sign-in, here and at the provider. */
export async function signOut(provider: AuthProvider = authProvider) {
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
  // The provider's window would show the browser's error page, or nothing.
  if (globalThis.navigator?.onLine === false)
    throw new SignInFailure(`${offline.title} ${signInAdvice['auth/network-request-failed']}`)
  const account = await provider.signIn().catch((cause) => {
    if (!(cause instanceof AuthError)) throw new SignInFailure(unexpectedLoginMessage)
    const advice = signInAdvice[cause.code] ?? otherSignInAdvice
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
    await signOut(provider)
    const reason = reply.message ?? loginFailedMessage
    throw new SignInFailure(reason === loginFailedMessage ? reason : loginWarning(reason))
  } catch (cause) {
    if (cause instanceof SignInFailure) throw cause
    await signOut(provider)
    throw new SignInFailure(unexpectedLoginMessage)
  }
}

/** A call for a signed-in account, with a fresh ID token. Its field `token` is the uid. */
export async function callAs(session: Session, name: CallName, payload: object = {}, options?: CallOptions) {
  const bearer = await authProvider.bearer(session.accessToken)
  return callApi(name, { ...payload, token: session.user.uid }, { bearer, ...options })
}
