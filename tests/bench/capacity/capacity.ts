/**
 * `npm run bench:capacity`: measures what each call and each tenant costs, and writes docs/deployment/capacity.gen.json and
 * the measured part of capacity.md.
 *   --tenants=N   instead of 400; the constants of another number are not comparable
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { startFakeSmtp } from '../../fixtures/fake-smtp'
import { settingsFor, startRazorpay } from '../../fixtures/razorpay/double'
import { startCluster } from '../../postgres/cluster'
import { companies, fill, wholeReads } from './fill'
import { measureCalls } from './measure-calls'
import { processCpu, startMeasured } from './measured-server'
import { type Constants, report } from './report'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const trials = Number(option('tenants') ?? 400)
const buyers = Math.ceil(trials / 4)
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** Registers what is to be stopped at the end. */
type Defer = (stop: () => Promise<unknown>) => void

/** Runs `work`, and stops what it has started, the last one first, also if it fails: the process could not end. */
async function withCleanup<Result>(work: (defer: Defer) => Promise<Result>): Promise<Result> {
  const stops: (() => Promise<unknown>)[] = []
  try {
    return await work((stop) => stops.unshift(stop))
  } finally {
    for (const stop of stops) await stop().catch(console.error)
  }
}

/** A PostgreSQL, the double of the payment provider, and the settings of a server that uses both. */
async function startServices(defer: Defer) {
  const cluster = await startCluster()
  defer(cluster.stop)
  const double = await startRazorpay()
  defer(double.close)
  const pool = new Pool({ connectionString: cluster.url, max: 2 })
  defer(() => pool.end())
  const env = { ...settingsFor(double), DATABASE_URL: cluster.url }
  return { cluster, double, pool, env }
}

async function onPostgres(defer: Defer) {
  const { cluster, double, pool, env } = await startServices(defer)
  const server = await startMeasured(env)
  defer(server.stop)

  /** Bytes of each table with its indexes. */
  async function sizes(): Promise<Record<string, number>> {
    await pool.query('vacuum full')
    const { rows } = await pool.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]))
  }
  const number = async (query: string) => Number((await pool.query<{ n: string }>(query)).rows[0]?.n)
  const queued = async () =>
    (await number(`select count(*) as n from emails where state <> 'sent'`)) +
    (await number(`select count(*) as n from contact_messages where state <> 'sent'`))

  /** CPU time of another server that sends all queued e-mails after its start. */
  const deliver = () => withCleanup(deliverAll)
  async function deliverAll(defer: Defer): Promise<{ mails: number; cpuMs: number }> {
    let greet = () => {}
    const open = new Promise<void>((resolve) => {
      greet = resolve
    })
    const smtp = await startFakeSmtp({ onConnect: (_, done) => void open.then(() => done()) })
    defer(smtp.close)
    const mails = await queued()
    const mailer = await startMeasured({ ...env, SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example' })
    defer(mailer.stop)
    const before = await mailer.usage()
    greet()
    await smtp.until(mails)
    const after = await mailer.usage()
    return { mails, cpuMs: after.cpuMs - before.cpuMs }
  }

  const empty = await sizes()
  const total = (of: Record<string, number>, without: string[]) =>
    Object.entries(of).reduce((sum, [name, bytes]) => sum + (without.includes(name) ? 0 : bytes), 0)
  const others = ['rate_limits', 'contact_messages']
  const found: Partial<Constants['bytes'] & Constants['mails'] & { connections: number }> = {}
  let filled = empty

  async function atFullSize(phase: 'trials' | 'buyers'): Promise<void> {
    const now = await sizes()
    const grown = total(now, others) - total(filled, others)
    if (phase === 'trials') {
      const keys = await number('select count(*) as n from rate_limits')
      found.trial = Math.round(grown / trials)
      found.contactMessage = Math.round(
        ((now.contact_messages ?? 0) - (empty.contact_messages ?? 0)) / trials,
      )
      found.rateLimitKey = Math.round(((now.rate_limits ?? 0) - (empty.rate_limits ?? 0)) / keys)
      found.perTrial = rounded((await number('select count(*) as n from emails')) / trials)
      await Promise.all(
        Array.from({ length: 60 }, () => server.call('sandbox_sign_in', { account: 'tenant-0' })),
      )
      found.connections = await number(
        `select count(*) as n from pg_stat_activity where application_name = 'kaksha'`,
      )
      const { mails, cpuMs } = await deliver()
      found.cpuMs = rounded(cpuMs / mails)
      filled = await sizes()
      return
    }
    found.payingTenant = Math.round(grown / buyers)
    found.perPurchase = rounded((await queued()) / buyers)
  }

  const databaseCpu = () => processCpu(cluster.pid)
  const calls = await measureCalls({ server, double, tenants: trials, databaseCpu, atFullSize })
  const memory = megabytes((await server.usage()).memory)
  const { connections, trial, payingTenant, contactMessage, rateLimitKey, ...mails } = found
  return { calls, memory, connections, bytes: { trial, payingTenant, contactMessage, rateLimitKey }, mails }
}

/** The calls of a few tenants among a million. Fails where one of their statements reads a large table as a whole. */
async function amongMany(defer: Defer): Promise<Constants['atMillion']> {
  const { cluster, double, pool, env } = await startServices(defer)
  await (await startMeasured(env)).stop()
  await fill(pool)
  const server = await startMeasured(env)
  defer(server.stop)
  const databaseCpu = () => processCpu(cluster.pid)
  const calls = await measureCalls({ server, double, tenants: 48, databaseCpu })
  const { ofRequests } = await server.usage()
  const whole = await wholeReads(pool, ofRequests)
  for (const line of whole) console.error(line)
  if (whole.length > 0) throw new Error(`${whole.length} statements of requests read a whole table.`)
  const databaseCpuMs = Object.entries(calls).map(([name, call]) => [name, rounded(call.databaseCpuMs ?? 0)])
  return { companies, statements: ofRequests.length, databaseCpuMs: Object.fromEntries(databaseCpuMs) }
}

const round = (calls: Constants['calls']['postgres']) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { cpuMs, databaseCpuMs, statements }]) => [
      name,
      {
        cpuMs: rounded(cpuMs),
        ...(databaseCpuMs !== undefined && { databaseCpuMs: rounded(databaseCpuMs) }),
        statements,
      },
    ]),
  )

console.log(`Measuring ${trials} trials and ${buyers} purchases over PostgreSQL …`)
const postgres = await withCleanup(onPostgres)
console.log('Measuring among a million companies …')
const atMillion = await withCleanup(amongMany)

const constants = {
  measured: {
    node: process.version.slice(1),
    processor: cpus()[0]?.model ?? 'an unknown processor',
    trials,
    buyers,
  },
  calls: { postgres: round(postgres.calls) },
  atMillion,
  bytes: postgres.bytes,
  mails: postgres.mails,
  connections: postgres.connections,
  memory: { postgres: postgres.memory },
} as Constants

const docs = join(import.meta.dirname, '../../../docs/deployment')
const file = join(docs, 'capacity.gen.json')
writeFileSync(file, `${JSON.stringify(constants, null, 2)}\n`)
const document = join(docs, 'capacity.md')
const [before, after] = readFileSync(document, 'utf8').split(
  /(?<=^<!-- measured -->\n)[\s\S]*(?=^<!-- end -->$)/m,
)
writeFileSync(document, `${before}\n${report(constants)}\n${after}`)
console.log('Written: capacity.gen.json and the measured part of capacity.md. Update what follows from it.')
process.exit(0)
