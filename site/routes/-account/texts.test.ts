import { describe, expect, it } from 'vitest'
import type { AccountData } from '../../contracts/account'
import { freeTrialOrder, type Licence } from '../../contracts/licensing'
import { booksKeptUntil, deletionLists, exportFileName, nextStep, stateText } from './texts'

const trial: Licence = {
  plan: 'FT',
  domainName: 'ganit',
  orderId: freeTrialOrder('sandbox-mitali'),
  state: 'trial',
  active: true,

  startsAt: '2026-11-21T06:00:00.000Z',
  endsAt: '2026-12-05T06:00:00.000Z',
}
const paid: Licence = { ...trial, plan: 'SP', orderId: 'pay_1', state: 'active' }
const now = Date.parse('2026-11-26T09:00:00.000Z')

it.each<[Licence, string]>([
  [trial, 'Free trial, 9 days left, until 5 December 2026'],
  // More than 9 days of 24 hours, and 9 dates.
  [{ ...trial, endsAt: '2026-12-05T12:00:00.000Z' }, 'Free trial, 9 days left, until 5 December 2026'],
  [{ ...trial, endsAt: '2026-11-27T07:00:00.000Z' }, 'Free trial, 1 day left, until 27 November 2026'],
  [{ ...trial, endsAt: '2026-11-26T18:00:00.000Z' }, 'Free trial, ends today, 26 November 2026'],
  [paid, 'Active, 9 days left, until 5 December 2026'],
  [
    { ...paid, state: 'grace' },
    'Read-only: your licence ended on 5 December 2026; renew by 4 January 2027, when your web address is given up',
  ],
  [
    { ...trial, state: 'grace' },
    'Read-only: your free trial ended on 5 December 2026; subscribe by 4 January 2027, when your web address is given up',
  ],
  [
    { ...paid, state: 'ended' },
    'Ended: your licence ended on 5 December 2026. Your web address is kept for you until 4 January 2027',
  ],
  [{ ...paid, state: 'ended', domainName: '' }, 'Ended: your licence ended on 5 December 2026'],
  [{ ...paid, state: 'refunded' }, 'Cancelled: your licence ended on 5 December 2026'],
])('says the state of %j', (licence, text) => expect(stateText(licence, now)).toBe(text))

const company = { plan: 'SP' } as AccountData['company']
const offer = (kind: 'purchase' | 'upgrade' | 'renewal') => ({ kind, plan: 'SP' }) as AccountData['offer']
const nothing = { company: null, licence: null, offer: null, paidPlan: 'SP' }

it.each<[string, Pick<AccountData, 'company' | 'licence' | 'offer' | 'paidPlan'>, object]>([
  ['no company', nothing, { kind: 'start', plan: 'FT' }],
  ['no licence', { ...nothing, company }, { kind: 'finish', plan: 'SP' }],
  [
    'a trial',
    { ...nothing, company, licence: trial, offer: offer('upgrade') },
    { kind: 'subscribe', plan: 'SP' },
  ],
  [
    'an ended licence',
    { ...nothing, company, licence: paid, offer: offer('renewal') },
    { kind: 'renew', plan: 'SP' },
  ],
  ['a running licence', { ...nothing, company, licence: paid }, { kind: 'later', from: '5 November 2026' }],
  [
    'no plan that can be booked online',
    { ...nothing, company, licence: trial, paidPlan: null },
    { kind: 'contact' },
  ],
])('knows the next step of %s', (_, data, step) => expect(nextStep(data as AccountData)).toEqual(step))

it.each([
  ['2026-11-24T06:00:00Z', '31 March 2035'],
  // The last minute of a financial year in India, and the first one of the next.
  ['2027-03-31T18:29:00Z', '31 March 2035'],
  ['2027-03-31T18:30:00Z', '31 March 2036'],
])('the books of %s are kept until %s', (at, until) => expect(booksKeptUntil(at)).toBe(until))

it('the file of an export has the date in India', () => {
  expect(exportFileName(new Date('2026-11-27T20:30:00Z'))).toBe('my-data-2026-11-28.json')
})

describe('the question before a deletion', () => {
  const bare = { ...nothing, user: { email: '', displayName: '', photoURL: '' }, payments: [] }
  const itemsOf = (change: Partial<AccountData>) =>
    Object.fromEntries(deletionLists({ ...bare, ...change }).map(({ title, items }) => [title, items]))
  const payment = {
    paymentId: 'pay_1',
    orderId: 'order_1',
    plan: 'SP',
    amount: 598_800,
    currency: 'INR',

    state: 'activated' as const,
    paidAt: '2026-11-24T06:00:00Z',
    refundedAt: null,
    refundUntil: null,

    period: null,
    isPractice: false,
  }

  it('names no plan, address or payment where there is none', () => {
    expect(itemsOf({})).toEqual({
      'What is deleted': ['Your name, your e-mail address and your company details'],
      'What is kept': [expect.stringContaining('for 90 days')],
    })
    expect(itemsOf({ payments: [{ ...payment, state: 'failed' }] })['What is kept']).toHaveLength(1)
  })

  it('names the plan and its end, the address, and what stays until when', () => {
    expect(
      itemsOf({
        licence: paid,
        payments: [payment],
      }),
    ).toMatchObject({
      'What is deleted': [
        'Your plan, which runs until 5 December 2026, without a refund',
        expect.stringContaining('company details'),
        expect.stringMatching(/^Your web address, ganit\./),
      ],
      'What is kept': [
        expect.stringContaining('requires it: until 31 March 2035'),
        expect.stringContaining('for 90 days'),
      ],
    })
  })

  it('lists a payment that can still be refunded, and one that is being processed', () => {
    expect(
      itemsOf({ payments: [{ ...payment, refundUntil: '2026-12-24T06:00:00Z' }] })['Your money'],
    ).toEqual([
      'You can still ask for a refund of ₹5,988.00, until 24 December 2026: ask before you delete the account',
    ])
    expect(itemsOf({ payments: [{ ...payment, state: 'processing' }] })['Your money']).toHaveLength(1)
  })
})
