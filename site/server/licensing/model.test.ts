/** Random histories, over the rules alone and over the server with its payment provider. */
import * as fc from 'fast-check'
import { afterAll, it } from 'vitest'
import { full } from '../../../tests/audit/tier'
import { onPostgres } from '../../../tests/postgres/cluster'
import { licenceTerms } from '../../contracts/licence-terms'
import { openLog } from '../observability/log'
import { begun } from '../people.fixture'
import {
  addDays,
  extendedGrant,
  type Grant,
  isDue,
  isYearOffered,
  latestTerm,
  paidTerm,
  type Revocation,
  termsOf,
} from './ledger'
import { expectConditions, history, type World } from './model.fixture'
import { startServers } from './model-servers.fixture'

// A server that crashes, and a provider that does not answer, are faults that it would log.
openLog('silent', { write: () => {} })

type Order = Parameters<typeof isDue>[1]

/** The ledger in memory, as `licences.ts` adds to it. Each order belongs to another tab. */
function rules(): World {
  let now = begun
  let id = 0
  const granted: Grant[] = []
  const revoked: Revocation[] = []
  const orders: Order[] = []
  const captured: string[] = []
  const refunded: string[] = []
  const due: string[] = []
  let longestOffer = 0
  const terms = () => termsOf(granted, revoked)
  const grant = (kind: Grant['kind'], source: string, startsAt: Date, endsAt: Date) =>
    granted.push({ id: ++id, companyId: 1, plan: 'SP', kind, source, startsAt, endsAt, recordedAt: now })
  const revoke = (grantId: number, reason: Revocation['reason'], effectiveAt = now) =>
    revoked.push({ id: ++id, grantId, reason, effectiveAt, recordedAt: now, source: null })
  return {
    pass(days) {
      now = addDays(now, days)
    },
    trial: () =>
      terms().length === 0 && grant('trial', 'FREE_TRIAL-1', now, addDays(now, licenceTerms.trial)),
    order: () =>
      isYearOffered(terms(), now) && orders.push({ extendsGrant: extendedGrant(terms()), offeredAt: now }),
    pay(nth) {
      const order = orders[nth % orders.length]
      if (!order) return
      const payment = `pay_${captured.length}`
      captured.push(payment)
      const { startsAt, endsAt } = paidTerm(terms(), now)
      const age = now.getTime() - order.offeredAt.getTime()
      if (extendedGrant(terms()) === order.extendsGrant && age < 30 * 86_400_000) due.push(payment)
      if (!isDue(terms(), order, now)) return refunded.push(payment)
      longestOffer = Math.max(longestOffer, age / 86_400_000)
      grant('paid', payment, startsAt, endsAt)
    },
    refund(nth) {
      const paid = terms().filter(
        ({ source, closure }) => captured.includes(source) && closure !== 'refunded',
      )
      const term = paid[nth % paid.length]
      if (!term) return
      revoke(term.id, 'refunded')
      refunded.push(term.source)
    },
    end() {
      const running = terms().filter(({ endsAt, closure }) => endsAt > now && closure !== 'refunded')
      for (const term of running.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()))
        revoke(term.id, 'ended')
    },
    extend(days) {
      const latest = latestTerm(terms())
      if (!latest || latest.closure === 'refunded') return
      const endsAt = addDays(latest.endsAt, days)
      if (endsAt <= now) return
      if (days < 0) revoke(latest.id, 'shortened', endsAt)
      else grant('extension', `extension_${id}`, latest.endsAt, endsAt)
    },
    facts: () => ({ terms: terms(), captured, refunded, left: [], due, longestOffer }),
  }
}

it('the conditions hold for every history of the rules', () =>
  fc.assert(
    fc.asyncProperty(history(60), (done) => expectConditions(rules(), done)),
    { numRuns: full ? 5000 : 300 },
  ))

const { newWorld, close } = await startServers()
afterAll(close)

it('the conditions hold for every history of two servers', { timeout: full ? 600_000 : 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(history(full ? 15 : 8, true), async (done) => expectConditions(await newWorld(), done)),
    // The quick tier runs the same histories each time, and the full tier others, most of them on PostgreSQL.
    full
      ? { numRuns: onPostgres ? 100 : 30, endOnFailure: true }
      : { numRuns: 6, seed: 29, endOnFailure: true },
  ),
)
