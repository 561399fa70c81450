/** The values of each e-mail: as they are stored, and formatted as text. */
import { rupees } from '../../services/licensing/money'

type Moments<Name extends string> = Record<Name, Date>
/** `school`: the company name, under the key that is stored with each e-mail. */
type Company = { school: string }
/** What a licence leaves when it ends. */
type Ending = { domainName: string } & Moments<'endsAt' | 'readOnlyUntil' | 'keptUntil'>
/** `amount` is in paise. `isPractice`: no money was moved. */
type PaidAmount = { amount: number; paymentId: string; isPractice: boolean }

/** The values that `queueEmail` takes for each template. */
export type EmailContents = {
  licence_active: Company & { plan: string; domainName: string } & Moments<'startsAt' | 'endsAt'>
  trial_ends: Company & Ending
  trial_ended: Company & Ending
  renewal_due: Company & Ending & { plan: string } & Moments<'renewUntil'>
  payment_received: Company & { plan: string } & PaidAmount & Moments<'paidAt' | 'startsAt' | 'endsAt'>
  refund_made: PaidAmount
  account_deleted: Moments<'deletedAt'>
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Text for each value; `appDomain` completes the domain name. */
export function writtenValues(content: Record<string, unknown>, appDomain: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (name.endsWith('At') || name.endsWith('Until')) return [name, day.format(new Date(String(value)))]
      if (name === 'amount') return [name, rupees(Number(value))]
      return [name, name === 'domainName' ? `${value}.${appDomain}` : String(value)]
    }),
  )
}
