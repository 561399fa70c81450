import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { internalValues } from './schema'

/** A random secret that is created once and kept across restarts. */
export async function persistentSecret(db: Database, key: string): Promise<string> {
  const read = () => db.select().from(internalValues).where(eq(internalValues.key, key))
  // Read first, so that a start writes nothing.
  if ((await read()).length === 0)
    await db
      .insert(internalValues)
      .values({ key, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing()
  const [row] = await read()
  if (!row) throw new Error(`The setting ${key} vanished while it was read.`)
  return row.value
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
export const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
