/**
 * All tables of a database as lines of text, and back: the same for both engines, also for tables of later migrations.
 */
import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { rowsOf } from '../migrations'

type Sequence = { table: string; column: string; value: string; isUsed: boolean }
export type Contents = {
  /** Tables in an order in which each comes after those that it references. */
  tables: { name: string; columns: string[] }[]
  sequences: Sequence[]
  /** The newest migration at the time of the backup: a later one may have changed the columns. */
  migration: number
}
export type Counts = Record<string, number>

/** Rows per query, which limits the memory. */
const batchSize = 200

type Reader = Pick<Database, 'execute'>
const readRows = async <Row>(db: Reader, query: ReturnType<typeof sql>) =>
  rowsOf<Row>(await db.execute(query))

const quoted = (name: string) => sql.identifier(name)

async function tablesIn(db: Reader): Promise<Contents['tables']> {
  const tables = await readRows<{ name: string; columns: string; refers: string }>(
    db,
    sql`
      select relname as name,
        (select json_agg(attname order by attnum) from pg_attribute
          where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '')::text as columns,
        (select coalesce(json_agg(others.relname), '[]') from pg_constraint join pg_class others on others.oid = confrelid
          where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid)::text as refers
      from pg_class tables where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      order by relname`,
  )
  const inOrder: typeof tables = []
  while (inOrder.length < tables.length) {
    const names = new Set(inOrder.map(({ name }) => name))
    const next = tables.find(
      ({ name, refers }) =>
        !names.has(name) && (JSON.parse(refers) as string[]).every((one) => names.has(one)),
    )
    if (!next) throw new Error('Tables that refer to each other in a circle cannot be put in an order.')
    inOrder.push(next)
  }
  return inOrder.map(({ name, columns }) => ({ name, columns: JSON.parse(columns) }))
}

async function sequencesIn(db: Reader): Promise<Sequence[]> {
  const owned = await readRows<{ sequence: string; table: string; column: string }>(
    db,
    sql`
      select sequences.relname as sequence, tables.relname as table, attname as column
      from pg_depend
        join pg_class sequences on sequences.oid = objid and sequences.relkind = 'S'
        join pg_class tables on tables.oid = refobjid and tables.relnamespace = 'public'::regnamespace
        join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      where deptype in ('a', 'i') order by sequences.relname`,
  )
  const sequences: Sequence[] = []
  for (const { sequence, table, column } of owned) {
    const [row] = await readRows<{ value: string; used: boolean }>(
      db,
      sql`select last_value::text as value, is_called as used from ${quoted('public')}.${quoted(sequence)}`,
    )
    sequences.push({ table, column, value: row?.value ?? '1', isUsed: row?.used ?? false })
  }
  return sequences
}

/** All rows of one snapshot, so that writes meanwhile have no effect on the backup. */
export function readTables(
  db: Database,
  take: {
    contents: (contents: Contents) => Promise<void>
    row: (table: string, json: string) => Promise<void>
  },
): Promise<Counts> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const tables = await tablesIn(tx)
      const [newest] = await readRows<{ time: string }>(
        tx,
        sql`select max(created_at)::text as time from "drizzle"."__drizzle_migrations"`,
      )
      await take.contents({ tables, sequences: await sequencesIn(tx), migration: Number(newest?.time) })
      const counts: Counts = {}
      for (const { name } of tables) {
        await tx.execute(
          sql`declare rows no scroll cursor for select to_jsonb(one)::text as json from ${quoted(name)} one`,
        )
        counts[name] = 0
        for (;;) {
          const rows = await readRows<{ json: string }>(tx, sql.raw(`fetch ${batchSize} from rows`))
          for (const { json } of rows) await take.row(name, json)
          counts[name] += rows.length
          if (rows.length < batchSize) break
        }
        await tx.execute(sql`close rows`)
      }
      return counts
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Writes into empty tables with the columns of `contents`. Returns the row counts. */
export async function writeTables(
  tx: Reader,
  { tables, sequences }: Contents,
  rows: AsyncIterable<{ table: string; json: string }>,
): Promise<Counts> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  let table = ''
  let waiting: string[] = []
  async function flush() {
    if (waiting.length === 0) return
    const columns = columnsOf.get(table)
    if (!columns) throw new Error(`There is no table ${table}.`)
    const names = sql.join(columns.map(quoted), sql`, `)
    const values = `[${waiting.join(',')}]`
    waiting = []
    await tx.execute(sql`
      insert into ${quoted(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${quoted(table)}, ${values}::text::jsonb)`)
  }
  for await (const row of rows) {
    if (row.table !== table || waiting.length === batchSize) await flush()
    table = row.table
    waiting.push(row.json)
  }
  await flush()
  for (const { table: owner, column, value, isUsed } of sequences)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`"${owner}"`}, ${column}), ${value}::bigint, ${isUsed}::boolean)`,
    )
  const counts: Counts = {}
  for (const { name } of tables) {
    const [row] = await readRows<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ${quoted(name)}`,
    )
    counts[name] = row?.count ?? 0
  }
  return counts
}
