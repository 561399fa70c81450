/** Who is calling. What a token means is the provider's business; that it must fit the uid is ours. */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { unauthorisedMessage } from '../contract'
import { type Api, checked, type Reply, refuse } from './api'
import type { LimitedCall } from './call-limits'
import type { Database } from './database'
import { accounts } from './schema'

/** For whom a token speaks, in the provider's own words. */
export type Identity = {
  uid: string
  email: string
  /** Why this person may not sign in here. */
  refusal?: string
}

/**
 * Checks a token with the provider that issued it; null when it is forged, expired or somebody else's. Throws
 * `Unavailable` where that cannot be told now.
 */
export type VerifyIdentity = (token: string) => Promise<Identity | null>

export type Account = typeof accounts.$inferSelect

/** A call that needs a signed-in account: `token` is its uid, and the bearer token proves it. */
export type SignedInCall = <Schema extends z.ZodMiniType>(
  name: LimitedCall,
  schema: Schema,
  handle: (input: z.output<Schema>, account: Account) => Promise<Reply>,
) => void

export function signedInCalls(api: Api, db: Database, verifyIdentity: VerifyIdentity): SignedInCall {
  async function accountOf(uid: unknown, bearer: string | null): Promise<Account | null> {
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
      return refusal ?? checked(schema, body, (input) => handle(input, account))
    })
}
