import { brand } from '../../../content/brand'
import { callApi } from '../../api-client'
import { loginFailedMessage, unexpectedLoginMessage } from '../contract'
import { adviceFor } from './advice'
import { authProvider } from './current-provider'
import { AuthError, type AuthProvider } from './provider'
import { clearSession, keepSession, type Session } from './storage'

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
    // Our session is removed, which is what counts; the provider's session ends by itself.
  })
}

/**
 * The whole sign-in: the provider's window, then `google_login`. Rejects with a `SignInFailure`. `onAccount` is called
 * when an account was chosen and the server is being asked.
 */
export async function signIn(provider = authProvider, onAccount = () => {}): Promise<Session> {
  const account = await provider.signIn().catch((cause) => {
    if (!(cause instanceof AuthError)) throw new SignInFailure(unexpectedLoginMessage)
    const advice = adviceFor(cause.code, brand.email)
    throw new SignInFailure(`${cause.message} ${advice}`, cause.code === 'auth/cancelled-popup-request')
  })
  onAccount()
  try {
    const bearer = await provider.bearer(account.token)
    const reply = await callApi('google_login', { ...account.user, token: account.token }, { bearer })
    if (reply.success) {
      keepSession(account)
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
