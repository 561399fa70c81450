import { sql } from 'drizzle-orm'
import { googleLogin, loginFailedMessage } from '../../contracts/auth'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { accounts } from '../database/schema'
import type { Api } from '../http/api/api'
import type { VerifyIdentity } from '../http/api/identity'
import { accept, checked, refuse } from '../http/api/reply'

/**
 * The ID token, sent as bearer token, proves the uid. The sandbox has one token for both purposes, so without a bearer
 * token the access token is verified in its place.
 */
export function authCalls(api: Api, db: Database, verifyIdentity: VerifyIdentity): void {
  api.call('google_login', ({ body, bearer, count }) =>
    checked(googleLogin, body, async ({ uid, token: accessToken, displayName, photoURL }) => {
      const identity = await verifyIdentity(bearer ?? accessToken)
      if (identity?.uid !== uid) return refuse(401, loginFailedMessage)
      const refusal = await count('account', uid)
      if (refusal) return refusal
      if (identity.refusal) return refuse(403, identity.refusal)
      // The e-mail address comes from the provider's token, not from the browser.
      const profile = { email: identity.email, displayName, photoURL, lastLoginAt: sql`now()` }
      await db.transaction(async (tx) => {
        await tx
          .insert(accounts)
          .values({ uid, ...profile })
          .onConflictDoUpdate({ target: accounts.uid, set: profile })
        await recordAccountEvent(tx, uid, 'signed_in')
      })
      return accept()
    }),
  )
}
