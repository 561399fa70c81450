import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { knownMigrations } from '../../site/server/database/migrations'
import { asAdmin, someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { companies, emails, paymentOrders, revocations } from '../../site/server/database/schema'
import { termsByCompany } from '../../site/server/licensing/terms'
import { emailText, templateOf } from '../../site/server/mail/email-text'

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

it('migrations continue from the state of an older version', async () => {
  const [first = 0] = knownMigrations()
  await (await openStore({ databaseUrl: database.url, dataDir: '', migration: { until: first } })).close()
  expect(await applied()).toEqual([first])
  await (await open()).close()
  expect(await applied()).toEqual(knownMigrations())
})

/** The rows of a purchase, as version 7 of the tables stored them. */
const oldPurchase = `
  insert into accounts (uid, email, display_name, photo_url) values ('old', 'old@school.example', '', '');
  insert into companies (account_uid, domain_name, company_name, company_email, company_phone, company_size, location, plan, state_code, gstin)
    values ('old', 'old', 'Old School', 'office@old.example', '1', '1', 'Kolkata', 'SP', '27', '27AAPFU0939F1ZV');
  insert into payment_orders (id, provider, account_uid, company_id, plan, amount, currency, receipt, state)
    values ('order_1', 'razorpay', 'old', 1, 'SP', 598800, 'INR', 'SP-1', 'paid');
  insert into payments (id, order_id, amount, currency, state) values ('pay_1', 'order_1', 598800, 'INR', 'settled');
  insert into payments (id, order_id, amount, currency, state, refunded_at) values
    ('pay_2', 'order_1', 598800, 'INR', 'surplus', null),
    ('pay_3', 'order_1', 598800, 'INR', 'refunded', '2026-11-24T06:00:00Z'),
    ('pay_4', 'order_1', 598800, 'INR', 'failed', null);
  insert into licences (account_uid, company_id, plan, order_id, starts_at, ends_at, is_online_payment_required, currency_symbol, currency_type, razorpay_key, taxes)
    values ('old', 1, 'SP', 'pay_1', '2026-11-24T00:00:00Z', '2027-11-24T00:00:00Z', false, '₹', 'INR', '', '[]');
  insert into serial_counters values ('KR/26-27', 1);
  insert into invoices (serial, kind, account_uid, payment_id, content, total)
    values ('KR/26-27/00001', 'receipt', 'old', 'pay_1', '{"isPractice": true}', 598800);
  insert into emails (fact, account_uid, recipient, template, content) values ('payment_received:pay_1', 'old',
    'office@old.example', 'payment_received',
    '{"school": "Old School", "plan": "SP", "amount": 598800, "paymentId": "pay_1", "serial": "KR/26-27/00001"}')`

it('migrations keep a purchase that has an invoice and refunds, and its e-mail can be written', async () => {
  const until = knownMigrations()[7] ?? 0
  await (await openStore({ databaseUrl: database.url, dataDir: '', migration: { until } })).close()
  await admin.query(oldPurchase)
  const store = await open()
  const [email] = await store.db.select().from(emails)
  await store.close()
  const siteUrl = 'https://kaksha.example'
  const template = templateOf('payment_received')
  if (!email || !template) throw new Error('The e-mail was lost.')
  const { subject, details } = emailText({ template, content: email.content, siteUrl })
  expect(subject).toBe('Practice: We received your payment of ₹5,988.00')
  expect(details.map(({ value }) => value)).toContain('24 November 2026 to 24 November 2027')
  expect((await admin.query('select state from payments order by id')).rows).toEqual(
    ['settled', 'returned', 'returned', 'failed'].map((state) => ({ state })),
  )
  const { rows } = await admin.query(
    'select payment_id, amount, reason, state, done_at from refunds order by payment_id',
  )
  expect(rows).toEqual([
    { payment_id: 'pay_2', amount: 598800, reason: 'not_owed', state: 'requested', done_at: null },
    {
      payment_id: 'pay_3',
      amount: 598800,
      reason: 'provider',
      state: 'done',
      done_at: new Date('2026-11-24T06:00:00Z'),
    },
  ])
})

/** Terms as version 10 of the tables stored them: two trials, one upgraded, one ended; a refunded year; a renewed one. */
const oldTerms = `
  set timezone = 'UTC';
  insert into accounts (uid, email, display_name, photo_url)
    select uid, '', '', '' from unnest(array['a', 'b', 'c']) as uid;
  insert into companies (account_uid, domain_name, company_name, company_email, company_phone, company_size, location, plan)
    select uid, uid, '', '', '', '', '', 'SP' from accounts order by uid;
  insert into payment_orders (id, provider, account_uid, company_id, plan, amount, currency, receipt, state, offered_at)
    select 'order_' || n, 'razorpay', 'a', company, 'SP', 598800, 'INR', 'SP-' || n, state, offered::timestamptz from (values
      (1, 1, 'paid', '2026-11-24'), (2, 2, 'paid', '2026-11-24'), (3, 1, 'open', '2027-11-10'), (4, 1, 'unknown', '2026-11-24'))
      as orders (n, company, state, offered);
  insert into payments (id, order_id, amount, currency, state, created_at) values
    ('pay_1', 'order_1', 598800, 'INR', 'settled', '2026-11-24'), ('pay_2', 'order_2', 598800, 'INR', 'returned', '2026-11-24');
  insert into refunds (payment_id, order_id, amount, currency, reason, idempotency_key, state, requested_at)
    values ('pay_2', 'order_2', 598800, 'INR', 'owner', 'k', 'done', '2026-11-30');
  insert into licences (account_uid, company_id, plan, order_id, starts_at, ends_at, closure, is_online_payment_required, currency_symbol, currency_type, razorpay_key, taxes)
    select account, company, plan, source, starts::timestamptz, ends::timestamptz, closure, true, '₹', 'INR', 'rzp', '[]' from (values
      ('a', 1, 'FT', 'FREE_TRIAL-a', '2026-11-20', '2026-11-24', 'renewed'),
      ('a', 1, 'SP', 'pay_1', '2026-11-24', '2027-12-04', null),
      ('b', 2, 'SP', 'pay_2', '2026-11-24', '2026-11-30', 'refunded'),
      ('c', 3, 'FT', 'FREE_TRIAL-c', '2026-11-24', '2026-11-25', 'ended'))
      as terms (account, company, plan, source, starts, ends, closure);
  insert into payment_events (id, digest, event, order_id, handled_at) values
    ('1', '1', 'order.paid', 'order_3', null), ('2', '2', 'order.paid', 'order_1', now())`

it('migrations turn the terms of licences into grants and revocations', async () => {
  const until = knownMigrations()[10] ?? 0
  await (await openStore({ databaseUrl: database.url, dataDir: '', migration: { until } })).close()
  await admin.query(oldTerms)
  const store = await open()
  const terms = [...(await termsByCompany(store.db)).values()]
  const orders = await store.db.select().from(paymentOrders).orderBy(paymentOrders.id)
  const [company] = await store.db.select().from(companies)
  const added = { reason: 'ended' as const, effectiveAt: new Date(), recordedAt: new Date() }
  const [revoked] = await store.db
    .insert(revocations)
    .values({ grantId: 2, ...added })
    .returning()
  await store.close()
  const term = (id: number, source: string, [from, to]: [string, string], closure: string | null) => ({
    id,
    source,
    closure,
    startsAt: new Date(`${from}T00:00:00Z`),
    endsAt: new Date(`${to}T00:00:00Z`),
  })
  expect(terms).toMatchObject([
    [
      term(1, 'FREE_TRIAL-a', ['2026-11-20', '2026-11-24'], 'renewed'),
      term(2, 'pay_1', ['2026-11-24', '2027-12-04'], null),
    ],
    [term(3, 'pay_2', ['2026-11-24', '2026-11-30'], 'refunded')],
    [term(4, 'FREE_TRIAL-c', ['2026-11-24', '2026-11-25'], 'ended')],
  ])
  expect(orders.map(({ extendsGrant, unreadMessages }) => [extendsGrant, unreadMessages])).toEqual([
    [null, 0],
    [null, 0],
    [2, 1],
    [null, 0],
  ])
  expect(company?.tenantSettings).toMatchObject({ isOnlinePaymentRequired: true, razorpayKey: 'rzp' })
  expect(revoked?.id, 'after the grants and the two revocations').toBe(7)
  for (const statement of ["update grants set plan = 'FT'", 'delete from grants', 'delete from revocations'])
    await expect(admin.query(statement)).rejects.toThrow(/^Rows of \w+ are only ever added\.$/)
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
