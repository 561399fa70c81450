/** Identifies the caller. The provider verifies a token; the server checks that it belongs to the uid. */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { unauthorisedMessage } from '../../../contracts/api'
import type { Database } from '../../database/database'
import { isAccountMissing } from '../../database/database-errors'
import { accounts } from '../../database/schema'
import type { Api } from './api'
import type { LimitedCall } from './call-limits'
import { checked, type Reply, refuse } from './reply'

/** The account that a token proves, with the data of its provider. */
export type Identity = {
  uid: string
  email: string
  /** Why this account may not sign in here. */
  refusal?: string
}

/**
 * Verifies a token with its provider. Null if the token is forged, expired or belongs to another account.
 * Throws `Unavailable` if it cannot be verified now.
 */
export type VerifyIdentity = (idToken: string) => Promise<Identity | null>

export type AccountRow = typeof accounts.$inferSelect

/** Registers a call for signed-in accounts: `token` is the uid, and the bearer token proves it. */
export type SignedInCall = <Schema extends z.ZodMiniType>(
  name: LimitedCall,
  schema: Schema,
  handle: (input: z.output<Schema>, account: AccountRow) => Promise<Reply>,
) => void

export function signedInCalls(api: Api, db: Database, verifyIdentity: VerifyIdentity): SignedInCall {
  async function accountOf(uid: unknown, bearer: string | null): Promise<AccountRow | null> {
    if (typeof uid !== 'string' || !bearer) return null
    const identity = await verifyIdentity(bearer)
    if (!identity || identity.refusal || identity.uid !== uid) return null
    const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
    return account ?? null
  }

  return (name, schema, handle) =>
    api.call(name, async ({ body, bearer, count }) => {
      const account = await accountOf(body.token, bearer)
      if (!account) return refuse(401, unauthorisedMessage)
      const refusal = await count('account', account.uid)
      if (refusal) return refusal
      return checked(schema, body, (input) => handle(input, account)).catch((error) => {
        // The account was deleted while the call ran.
        if (isAccountMissing(error)) return refuse(401, unauthorisedMessage)
        throw error
      })
    })
}
