/** The values of each e-mail: as they are stored, and formatted as text. */
import { rupees } from '../../licensing/money'

type Moments<Name extends string> = Record<Name, Date>
/** `school`: the company name, under the key that is stored with each e-mail. */
type Company = { school: string }
/** `amount` is in paise. `isPractice`: no money was moved. */
type Payment = { amount: number; paymentId: string; isPractice: boolean }

/** The values that `queueEmail` takes for each template. */
export type EmailContents = {
  licence_active: Company & { plan: string; domainName: string } & Moments<'startsAt' | 'endsAt'>
  trial_ends: Company & { domainName: string } & Moments<'endsAt' | 'readOnlyUntil' | 'keptUntil'>
  trial_ended: Company & { domainName: string } & Moments<'endsAt' | 'readOnlyUntil' | 'keptUntil'>
  renewal_due: Company & { plan: string } & Moments<'endsAt' | 'renewUntil'>
  payment_received: Company & { plan: string } & Payment & Moments<'paidAt' | 'startsAt' | 'endsAt'>
  refund_made: Payment
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
