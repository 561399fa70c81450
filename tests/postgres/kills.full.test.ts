/**
 * Upgrade, renewal, refund and deletion on two servers over one database: one of them is killed at every failpoint on
 * the way, the customer goes on at the other one, and the killed one starts again.
 */
import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerOf } from '../../site/server/commands/owner.fixture'
import { openStore, type Store } from '../../site/server/database/database'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { emails } from '../../site/server/database/schema'
import type { PaymentProvider } from '../../site/server/payment/providers/provider'
import { razorpayPaymentProvider } from '../../site/server/payment/providers/razorpay/adapter'
import { createBuyer } from '../faults/buyer'
import { type Customer, expectInvariants } from '../faults/invariants'
import { people } from '../faults/people'
import { changes, scenarios } from '../faults/scenarios'
import { type FaultServer, startServer } from '../faults/server'
import { type FakeSmtp, startFakeSmtp } from '../fixtures/fake-smtp'
import { keys, type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'

let database: TestDatabase
let store: Store
let double: RazorpayDouble
let provider: PaymentProvider
let smtp: FakeSmtp
/** The one that is killed, and the one that goes on. */
let server: FaultServer
let other: FaultServer
const customers: Customer[] = []
/** The failpoints that the server has reached since it could be killed. */
let reachedSinceArmed = (): string[] => []

const start = (env: Record<string, string> = {}) =>
  startServer({ DATABASE_URL: database.url, ...settingsFor(double), ...env })

beforeAll(async () => {
  database = await someDatabase()
  ;[store, double, smtp] = await Promise.all([
    openStore({ databaseUrl: database.url, dataDir: '' }),
    startRazorpay(),
    startFakeSmtp(),
  ])
  provider = await razorpayPaymentProvider({ ...keys, apiBase: double.url })
  // It reconciles once, at its start.
  ;[server, other] = await Promise.all([start(), start({ RECONCILE_EVERY: '86400000' })])
  await other.untilReached('reconciliation finished')
})
afterAll(async () => {
  await Promise.all([server?.kill(), other?.kill()])
  await Promise.all([double?.close(), smtp?.close(), store?.close()])
  await database?.drop()
})

/** Runs a scenario; the server is killed at `failpoint`, unless it is empty. */
async function runScenario(name: keyof typeof changes, failpoint = ''): Promise<Customer> {
  const { goal, run } = changes[name]
  const uid = people[customers.length] ?? expect.fail('There are more runs than test accounts: add some.')
  const buyer = createBuyer(uid, double)
  const customer = { buyer, goal }
  customers.push(customer)
  await buyer.signUp(server)
  const restart = async () => {
    await server.kill()
    server = await start({ KILL_AT: failpoint })
    reachedSinceArmed = server.reached
  }
  const armFailpoint = async () => {
    if (failpoint) await server.arm(failpoint)
    const from = server.reached().length
    reachedSinceArmed = () => server.reached().slice(from)
  }
  const owner = ownerOf(store.db, provider)
  const finished = run({ double, buyer, server: () => server, owner, armFailpoint, restart })
  if (!failpoint) await finished
  else
    expect(await finished.then(() => 'nothing', String), failpoint).not.toMatch(
      /^nothing$|ended with (?!SIGKILL)/,
    )
  return customer
}

describe('a server is killed at every failpoint of', () => {
  it.each(Object.keys(changes) as (keyof typeof changes)[])('%s', { timeout: 300_000 }, async (name) => {
    await runScenario(name)
    const failpoints = new Set(reachedSinceArmed())
    expect(failpoints.size).toBeGreaterThan(3)
    for (const failpoint of failpoints) {
      const customer = await runScenario(name, failpoint)
      expect(await server.exit, failpoint).toBe('SIGKILL')
      await expectInvariants(store.db, double, customers, customer)
      await scenarios[name]?.comeBack?.(customer.buyer, other)
      server = await start()
      await server.untilReached('reconciliation finished')
      await expectInvariants(store.db, double, customers)
    }
  })

  it('the delivery of their e-mails, and each is delivered', { timeout: 120_000 }, async () => {
    const waiting = inArray(emails.state, ['pending', 'sending'])
    // One of each kind: the PDFs of all take a minute.
    const ofKind = await store.db
      .selectDistinctOn([emails.template], { id: emails.id, template: emails.template })
      .from(emails)
      .where(waiting)
    // A reminder waits too, unless every licence that it is about has been renewed since.
    expect(ofKind.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['account_deleted', 'licence_active', 'payment_received', 'refund_made']),
    )
    const kept = ofKind.map(({ id }) => id)
    await store.db.delete(emails).where(and(waiting, notInArray(emails.id, kept)))
    await server.kill()
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example' }
    for (const failpoint of ['email claimed', 'email accepted', 'delivery stored'])
      expect(await start({ ...mail, KILL_AT: failpoint }).then(({ exit }) => exit, String)).toMatch(/SIGKILL/)
    // A killed server's claim ends after some minutes.
    await store.db.update(emails).set({ nextAttemptAt: sql`now()` }).where(waiting)
    server = await start(mail)
    await expect.poll(() => store.db.$count(emails, waiting), { timeout: 60_000 }).toBe(0)
    // SMTP cannot tell whether the e-mail was accepted whose server was killed then: it came twice.
    expect(smtp.mails).toHaveLength(kept.length + 1)
    // An erased customer gets no e-mail but the one about that, and no customer one
    // about a licence that was renewed or refunded since.
    const unsent = await store.db
      .select()
      .from(emails)
      .where(inArray(emails.state, ['failed']))
    const isAboutLicence = (template: string) =>
      /^(licence_active|renewal_due|trial_ends|trial_ended)$/.test(template)
    expect(
      unsent.filter(
        ({ template, lastError }) =>
          lastError !== 'ERASED' && !(isAboutLicence(template) && lastError === 'EXPIRED'),
      ),
    ).toEqual([])
  })
})
