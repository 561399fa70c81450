/**
 * 800 days of eight companies: trials, upgrades, renewals, lapses, returns, refunds, duplicated, late and forged messages,
 * a provider that fails and deletions. After each day the database's conditions hold. The run is the same each time.
 */
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import type { Fault } from '../../../tests/fixtures/razorpay/faults'
import { samplePaidPlan } from '../../content/plans'
import { licenceTerms } from '../../contracts/licence-terms'
import { companies, paymentOrders, payments } from '../database/schema'
import { newPerson } from '../onboarding/calls.fixture'
import { startPaidServer } from '../payment/payments.fixture'
import { erasePerson } from '../privacy/erase'
import { purgeExpired } from '../privacy/purge'
import { addDays } from './ledger'
import { termsByCompany, termsOfAccount } from './terms'

const { double, server, close } = await startPaidServer()
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

const plan = samplePaidPlan.code
const days = 800
const begun = new Date('2026-11-23T06:30:00Z')

/** A linear congruential generator: the same numbers in each run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
// New random numbers each day, so that a slow response on one day does not change the events of the next.
let random = numbers(0)
const chance = (probability: number) => random() < probability
const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]

type Person = Awaited<ReturnType<typeof newPerson>>

const kinds = { trials: 0, bought: 0, renewed: 0, refunds: 0, deleted: 0, returned: 0, duplicates: 0 }

async function buy({ uid, verify, complete }: Person, domainName: string) {
  const isCaptured = chance(0.5)
  const isReported = chance(0.6)
  await verify({ domainName, selected_plan: plan })
  const { status, body } = await server.callAs(uid, 'create_payment_order', { plan })
  if (status !== 200) return
  const handover = double.pay(String(body.orderId), isCaptured ? 'captured' : 'authorized')
  kinds.bought++
  // Some browsers close before they report the payment: the webhook or reconciliation has to complete it.
  if (isReported) await complete({ orderId: handover.razorpay_payment_id })
}

/** What a company does on a day; `luck` is below 0.06, the greatest of the probabilities. */
async function act(person: Person, domainName: string, luck: number) {
  const { uid, verify, complete, status } = person
  const { licence, offer } = (await status(plan)) as unknown as {
    licence: { active: boolean } | null
    offer: { kind: string } | null
  }
  const trial = (await termsOfAccount(server.db, uid)).length === 0
  if (trial && luck < 0.05) {
    await verify({ domainName })
    if ((await complete()).status === 200) kinds.trials++
  } else if (offer?.kind === 'renewal') {
    await buy(person, domainName)
    kinds.renewed++
  } else if (offer && !licence?.active && luck < 0.03) {
    await buy(person, domainName)
    if (licence) kinds.returned++
  }
}

async function day(n: number, people: Map<Person, string>) {
  if (chance(0.05))
    double.faults.begin(oneOf<Fault>(['down', 'lost', 'error', 'limited', 'nonsense']) ?? 'down')
  for (const [person, domainName] of people) {
    // Decided first, because asking every company on every day for its options took most of the test's time.
    const luck = random()
    if (luck < 0.06) await act(person, domainName, luck)
    if (chance(0.0008)) {
      await erasePerson(server.db, `${person.uid}@test.example`)
      people.delete(person)
      kinds.deleted++
    }
  }
  const settled = await server.db
    .select()
    .from(payments)
    .where(eq(payments.state, 'activated'))
    .orderBy(asc(payments.id))
  if (chance(0.01)) {
    const payment = oneOf(settled)
    if (payment) {
      kinds.refunds++
      if (chance(0.5)) double.records.refund(payment.id, {})
      else await server.owner.refund(payment.id).catch(() => {})
    }
  }
  const message = oneOf(double.messages)
  if (message && chance(0.3)) {
    kinds.duplicates++
    await double.deliver(server.url, message)
    await double.deliver(server.url, { ...message, signature: 'f'.repeat(64) })
  }
  double.faults.end()
  await server.payments.idle()
  // Paid orders are read again less often than open ones.
  if (n % 5 === 0) await server.db.update(paymentOrders).set({ checkedAt: addDays(new Date(0), 1) })
  await server.payments.reconcile({ isFirst: true })
  await purgeExpired(server.db, server.payments.checkOrder)
}

async function expectInvariants(at: string) {
  // A renewal that was refunded before it began has a length of zero, and starts at the same time as the next
  // term.
  const terms = [...(await termsByCompany(server.db)).values()]
    .flat()
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.endsAt.getTime() - b.endsAt.getTime())
  const paid = await server.db.select().from(payments)
  const stored = await server.db.select().from(companies)
  for (const { id, domainName } of stored) {
    const own = terms.filter(({ companyId }) => companyId === id)
    for (const [n, term] of own.entries()) {
      const next = own[n + 1]
      if (next) expect(term.endsAt <= next.startsAt, `${at}: no time is served twice`).toBe(true)
      // Only the last term runs or may be renewed.
      if (next && next.endsAt > next.startsAt && term.endsAt >= next.startsAt)
        expect(term.closure, `${at}: ${domainName}`).not.toBeNull()
    }
  }
  const paidTerms = terms.filter(({ source }) => !source.startsWith('FREE_TRIAL'))
  for (const { source, closure } of paidTerms) {
    const payment = paid.find(({ id }) => id === source)
    expect(payment?.state, `${at}: no licence without a payment`).toMatch(
      closure === 'refunded' ? /^refunding$/ : /^activated$/,
    )
  }
  for (const { id, state } of paid)
    if (state === 'activated')
      expect(
        paidTerms.map(({ source }) => source),
        `${at}: no payment without a licence`,
      ).toContain(id)
  for (const { id, status, amount_refunded } of double.records.payments.values()) {
    const known = paid.find((payment) => payment.id === id)
    if (status === 'captured')
      expect(known?.state, `${at}: what was taken has a licence, or goes back`).toMatch(
        /^(activated|refunding)$/,
      )
    expect(amount_refunded, `${at}: nothing is given back twice`).toBeLessThanOrEqual(598_800)
  }
  const names = stored.map(({ domainName }) => domainName.toLowerCase())
  expect(new Set(names).size, `${at}: one name, one owner`).toBe(names.length)
  return { terms, paid }
}

it(`the conditions on licences and payments hold for ${days} days`, { timeout: 600_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  const people = new Map<Person, string>()
  for (let n = 0; n < 8; n++) {
    const person = await newPerson(server)
    people.set(person, `school-${n}`)
  }
  let last: Awaited<ReturnType<typeof expectInvariants>> | undefined
  for (let n = 0; n < days; n++) {
    vi.setSystemTime(addDays(begun, n))
    random = numbers(20_261_123 + n * 7_919)
    await day(n, people)
    last = await expectInvariants(`day ${n}`)
  }
  // No company got more time than was paid for, except for the trials.
  const years = last?.terms.filter(({ source }) => !source.startsWith('FREE_TRIAL')) ?? []
  for (const { startsAt, endsAt } of years)
    expect(endsAt.getTime() - startsAt.getTime()).toBeLessThanOrEqual((366 + licenceTerms.trial) * 86_400_000)
  // Each kind of event has happened.
  for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(0)
})
