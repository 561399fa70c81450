import { lt, ne, or, sql } from 'drizzle-orm'
import { googleLoginRequest, loginFailedMessage } from '../../contracts/auth'
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
    checked(googleLoginRequest, body, async ({ uid, token: accessToken, displayName, photoURL }) => {
      const identity = await verifyIdentity(bearer ?? accessToken)
      if (identity?.uid !== uid) return refuse(401, loginFailedMessage)
      const refusal = await count('account', uid)
      if (refusal) return refusal
      if (identity.refusal) return refuse(403, identity.refusal)
      // The e-mail address comes from the provider's token, not from the browser.
      const known = { email: identity.email, displayName, photoURL, lastLoginAt: sql`now()` }
      // A sign-in that repeats one of the last minute writes nothing.
      const isNew = or(
        lt(accounts.lastLoginAt, sql`now() - interval '1 minute'`),
        ne(accounts.email, known.email),
        ne(accounts.displayName, displayName),
        ne(accounts.photoURL, photoURL),
      )
      await db.transaction(async (tx) => {
        const stored = await tx
          .insert(accounts)
          .values({ uid, ...known })
          .onConflictDoUpdate({ target: accounts.uid, set: known, setWhere: isNew })
          .returning({ uid: accounts.uid })
        if (stored.length > 0) await recordAccountEvent(tx, uid, 'signed_in')
      })
      return accept()
    }),
  )
}
