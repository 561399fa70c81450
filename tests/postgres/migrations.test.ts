import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { knownMigrations } from '../../site/server/database/migrations'
import { asAdmin, someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'

let database: TestDatabase
let admin: Client
beforeEach(async () => {
  database = await someDatabase({ empty: true })
  admin = new Client(database.url)
  await admin.connect()
})
afterEach(async () => {
  await admin.end()
  await database.drop()
})

const open = (databaseUrl = database.url) => openStore({ databaseUrl, dataDir: '' })
const applied = async () =>
  (await admin.query('select created_at from drizzle.__drizzle_migrations order by id')).rows.map((row) =>
    Number(row.created_at),
  )
const tables = async () =>
  (await admin.query("select tablename from pg_tables where schemaname in ('public', 'drizzle')")).rowCount

it('migrations are applied once, in order, by servers that start at once on an empty database', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => open()))
  await Promise.all(stores.map(({ close }) => close()))
  expect(await applied()).toEqual(knownMigrations())
})

it('migrations are rolled back when the server dies during them, and are applied by the next server', async () => {
  // Blocks the server at a table that comes after many others.
  await admin.query(`
    create function hold() returns event_trigger language plpgsql as $$ begin
      if current_query() like '%CREATE TABLE "payments"%' then perform pg_sleep(60); end if;
    end $$;
    create event trigger hold on ddl_command_end execute function hold()`)
  const dying = open()
  const refused = expect(dying).rejects.toThrow('The database of DATABASE_URL cannot be used')
  const held = () =>
    admin.query(
      "select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
    )
  const pid = await vi.waitUntil(async () => (await held()).rows[0]?.pid, { timeout: 20_000, interval: 20 })
  await admin.query('select pg_terminate_backend($1)', [pid])
  await refused
  expect(await tables()).toBe(0)
  await admin.query('drop event trigger hold')
  await (await open()).close()
  expect(await applied()).toEqual(knownMigrations())
})

it('rows of the ledger and of the events are only ever added', async () => {
  await (await open()).close()
  await admin.query(`
    insert into accounts (uid, email, display_name, photo_url) values ('a', '', '', '');
    insert into companies (account_uid, domain_name, company_name, company_email, company_phone, company_size, location, plan)
      values ('a', 'a', '', '', '', '', '', 'SP');
    insert into grants (company_id, plan, kind, source, starts_at, ends_at, recorded_at)
      values (1, 'SP', 'paid', 'pay_1', now(), now(), now());
    insert into revocations (grant_id, reason, effective_at, recorded_at) values (1, 'ended', now(), now());
    insert into events (account_uid, kind, subject) values ('a', 'signed_in', '')`)
  for (const statement of [
    "update grants set plan = 'FT'",
    'delete from grants',
    "update revocations set reason = 'shortened'",
    'delete from revocations',
    'delete from events',
  ])
    await expect(admin.query(statement)).rejects.toThrow(/^(Rows|Lines) of \w+ are only ever added\.$/)
})

it('a command migrates nothing: it refuses a database without the tables', async () => {
  const command = () => openStore({ databaseUrl: database.url, dataDir: '', isVerifyOnly: true })
  await expect(command()).rejects.toThrow('start the server of this version once')
  expect(await tables()).toBe(0)
  await (await open()).close()
  await (await command()).close()
})

it('migrations of a newer version stop an older server from starting', async () => {
  await (await open()).close()
  await admin.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  )
  await expect(open()).rejects.toThrow(
    /^The database was last used by a newer version of this server, .+: start that version, or restore a backup/,
  )
})

it('a missing privilege to create tables is reported without the password', async () => {
  const name = `guest_${new URL(database.url).pathname.slice(-8)}`
  await asAdmin(database.url, `create role ${name} login password 'very secret'`)
  try {
    const url = new URL(database.url)
    url.username = name
    url.password = 'very secret'
    await expect(open(url.href)).rejects.toThrow(/cannot be used \(42501\): its user may not make tables: .+/)
    url.password = 'wrong'
    const refusal = open(url.href).catch(String)
    expect(await refusal).toMatch(/\(28P01\): its password is not the right one\.$/)
    expect(await refusal).not.toContain('wrong')
  } finally {
    await asAdmin(database.url, `drop role ${name}`)
  }
})
