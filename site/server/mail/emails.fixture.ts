/** Values of each e-mail, for tests and pictures. */
import type { EmailContents } from './email-text'

const day = (text: string) => new Date(`${text}T06:00:00Z`)
const company = { school: 'Ganit Classes' }
const trial = {
  ...company,
  domainName: 'ganit',
  endsAt: day('2026-12-07'),
  readOnlyUntil: day('2027-01-06'),
  keptUntil: day('2027-01-06'),
}
const payment = { amount: 598_800, paymentId: 'pay_QaBcDeFgHiJkLm', isPractice: false }
const year = { startsAt: day('2026-11-23'), endsAt: day('2027-11-23') }

export const emailContents: EmailContents = {
  licence_active: {
    ...company,
    plan: 'Sample Paid',
    domainName: 'ganit',
    ...year,
  },
  trial_ends: trial,
  trial_ended: trial,
  renewal_due: {
    ...company,
    plan: 'Sample Paid',
    domainName: 'ganit',
    endsAt: day('2027-11-23'),
    renewUntil: day('2027-12-23'),
    readOnlyUntil: day('2027-12-23'),
    keptUntil: day('2027-12-23'),
  },
  payment_received: { ...company, plan: 'Sample Paid', ...payment, ...year, paidAt: day('2026-11-23') },
  refund_made: payment,
  account_deleted: { deletedAt: day('2026-11-23') },
}
