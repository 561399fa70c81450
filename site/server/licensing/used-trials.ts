/** Remembers which deleted accounts had a free trial, by a digest that only this server's key can make of a uid. */
import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { freeTrialOrder } from '../../contracts/licensing'
import { retentionDays } from '../../contracts/retention'
import type { Database } from '../database/database'
import { grants, usedTrials } from '../database/schema'
import { persistentSecret } from '../database/secret'
import { addDays } from './ledger'

async function digestOf(db: Database, accountUid: string): Promise<string> {
  const secret = await persistentSecret(db, 'used_trials_secret')
  return createHmac('sha256', secret).update(accountUid).digest('base64url')
}

/** Call it in the transaction that erases the account. */
export async function rememberTrial(tx: Database, accountUid: string): Promise<void> {
  if ((await tx.$count(grants, eq(grants.source, freeTrialOrder(accountUid)))) === 0) return
  const digest = await digestOf(tx, accountUid)
  await tx.insert(usedTrials).values({ digest }).onConflictDoNothing()
}

export const hasUsedTrial = async (db: Database, accountUid: string): Promise<boolean> =>
  (await db.$count(usedTrials, eq(usedTrials.digest, await digestOf(db, accountUid)))) > 0

export const forgetTrials = async (db: Database, at: Date): Promise<void> => {
  await db.delete(usedTrials).where(lt(usedTrials.deletedAt, addDays(at, -retentionDays.trials)))
}
