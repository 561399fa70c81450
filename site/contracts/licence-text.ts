import { isRunning, isTrial, type Licence, type Offer } from './licensing'

/** Dates in Indian format and time zone. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const formatted = (format: Intl.DateTimeFormat) => (time: Date | string | null | undefined) => {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? null : format.format(date)
}

/** '5 December 2026', or null for an invalid date. */
export const dayText = formatted(day)
/** '21 Nov 2026, 9:12 am', or null for an invalid date. */
export const momentText = formatted(moment)

/** The duration of the licence that a payment made now would give. */
export function offerText({ kind, startsAt, endsAt }: Offer): string {
  const until = dayText(endsAt)
  if (kind === 'upgrade') return `12 months and the days left of your free trial: until ${until}`
  // A renewal begins where the licence ends or has ended.
  return kind === 'renewal'
    ? `12 more months: from ${dayText(startsAt)} until ${until}`
    : `12 months: until ${until}`
}

/** The texts about a licence, the same in every place: its state, and the label of its end date. */
export function licenceWords(licence: Pick<Licence, 'orderId' | 'state'>) {
  const trial = isTrial(licence)
  const kind = trial ? 'free trial' : 'licence'
  if (isRunning(licence.state))
    return {
      title: 'Your licence is active',
      state: 'Licence active',
      end: trial ? 'Free trial until' : 'Valid until',
    }
  // Its payment goes back. Where the money is, the payment says.
  if (licence.state === 'refunded')
    return { title: 'Your licence was cancelled', state: 'Licence cancelled', end: 'Ended on' }
  return {
    title: `Your ${kind} has ended`,
    state: trial ? 'Free trial ended' : 'Licence ended',
    end: 'Ended on',
  }
}
