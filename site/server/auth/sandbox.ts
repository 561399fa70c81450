/** Sandbox sign-in: sandbox accounts, and tokens that this server signs. */
import { sign, verify } from 'hono/jwt'
import {
  type SandboxSignInReply,
  type SignedInUser,
  sandboxSignInRequest,
  signInRefusals,
} from '../../contracts/auth'
import { sandboxAccounts } from '../../contracts/sandbox-accounts'
import type { Api } from '../http/api/api'
import type { VerifyIdentity } from '../http/api/identity'
import { accept, checked, refuse } from '../http/api/reply'

const algorithm = 'HS256'
const lifetimeSeconds = 12 * 60 * 60

export const sandboxToken = (uid: string, secret: string, now = Date.now()) =>
  sign({ sub: uid, exp: Math.floor(now / 1000) + lifetimeSeconds }, secret, algorithm)

export function sandboxIdentity(secret: string): VerifyIdentity {
  return async (idToken) => {
    const claims = await verify(idToken, secret, algorithm).catch(() => null)
    const account = sandboxAccounts.find(({ uid }) => uid === claims?.sub)
    if (!account) return null
    const { uid, email, behaviour } = account
    const refusal = behaviour === 'refused' ? signInRefusals.closed : undefined
    return { uid, email, refusal }
  }
}

/** Issues the token of a sandbox account. Only the popup page should call it. */
export function sandboxSignInCall(api: Api, secret: string): void {
  api.call('sandbox_sign_in', ({ body }) =>
    checked(sandboxSignInRequest, body, async (input) => {
      const account = sandboxAccounts.find(({ uid }) => uid === input.account)
      if (!account || account.behaviour === 'silent') return refuse(404, 'There is no such sandbox account.')
      const { uid, email, displayName, photoURL } = account
      const user: SignedInUser = { uid, email, displayName, photoURL }
      return accept<Pick<SandboxSignInReply, 'user' | 'token'>>({
        user,
        token: await sandboxToken(uid, secret),
      })
    }),
  )
}
