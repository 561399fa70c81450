/**
 * Migrates the database when a server starts. Drizzle writes and reads the migrations; they are applied here, since its
 * own migrator does not notice a database that is newer than the code, or wait for another server.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { StartError } from '../runtime/errors'
import { migrationsFolder } from '../runtime/paths'

// biome-ignore lint/suspicious/noExplicitAny: of any schema
type AnyDatabase = PgDatabase<PgQueryResultHKT, any>

/** Any number; every server of this product uses the same one. */
const migrationLock = 20_261_121

/** Drizzle's own table, so that its tools read the same. */
const table = sql`"drizzle"."__drizzle_migrations"`

const olderThanThis =
  'The database lacks tables of this version, and a command adds none: start the server of this version once.'

const newerThanThis =
  'The database was last used by a newer version of this server, and this one does not know all of its tables: start that version, or restore a backup that was made before it.'

/** Drizzle leaves the type of a raw statement's result to the driver. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows

const allMigrations = () => readMigrationFiles({ migrationsFolder })

/** The times of the migrations that this code knows, oldest first. */
export const knownMigrations = (): number[] => allMigrations().map(({ folderMillis }) => folderMillis)

/** Of the texts of all migrations. */
export const migrationsHash = (): string =>
  createHash('sha256')
    .update(
      allMigrations()
        .map(({ hash }) => hash)
        .join(),
    )
    .digest('hex')

/**
 * Applies all migrations in one transaction, so that a crash leaves none half applied. If several servers
 * start at once, one migrates and the others wait. Throws a `StartError` if the database has a migration that
 * this code does not know.
 */
export async function migrateTo(db: AnyDatabase, isVerifyOnly = false): Promise<void> {
  await db.transaction(async (tx) => {
    // No time-outs: waiting for another server takes as long as its migrations.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    const done = await appliedTo(tx, isVerifyOnly)
    const migrations = allMigrations()
    const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
    if ([...done].some((time) => !known.has(time))) throw new StartError(newerThanThis)
    if (isVerifyOnly && done.size < known.size) throw new StartError(olderThanThis)
    for (const migration of migrations) if (!done.has(migration.folderMillis)) await apply(tx, migration)
  })
}

async function appliedTo(tx: AnyDatabase, isVerifyOnly: boolean): Promise<Set<number>> {
  const [place] = rowsOf<{ there: boolean }>(
    await tx.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`),
  )
  if (!place?.there) {
    if (isVerifyOnly) return new Set()
    // Checked first: `if not exists` needs the right to create it even if it exists.
    await tx.execute(sql`create schema if not exists "drizzle"`)
    await tx.execute(
      sql`create table ${table} (id serial primary key, hash text not null, created_at bigint)`,
    )
  }
  const rows = rowsOf<{ time: string }>(await tx.execute(sql`select created_at::text as time from ${table}`))
  return new Set(rows.map(({ time }) => Number(time)))
}

async function apply(tx: AnyDatabase, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.execute(sql.raw(statement))
  await tx.execute(
    sql`insert into ${table} (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
  )
}
