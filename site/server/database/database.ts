/** One schema over two engines: PGlite in a folder, or any PostgreSQL. */
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import type { Store, StoreOptions } from './store'

export type { Database, Store, StoreOptions } from './store'

export function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openPglite(dataDir, options)
}

/** The unique constraint that a write violated, or null. Drizzle wraps both engines' errors as `cause`. */
export function brokenConstraint(error: unknown): string | null {
  const cause = (error as { cause?: Record<string, unknown> }).cause
  if (cause?.code !== '23505') return null
  return String(cause.constraint ?? '')
}
