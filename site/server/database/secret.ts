import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { settings } from './schema'

/** A random secret that is created once and kept across restarts. */
export async function persistentSecret(db: Database, key: string): Promise<string> {
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (!row) throw new Error(`The setting ${key} vanished while it was read.`)
  return row.value
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
export const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
