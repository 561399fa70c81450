import { licence } from '../content/licence'
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
export const offerText = ({ kind, startsAt, endsAt }: Offer): string =>
  licence.offer[kind](dayText(endsAt), dayText(startsAt))

/** The texts about a licence, the same in every place: its state, and the label of its end date. */
export function licenceTexts(row: Pick<Licence, 'orderId' | 'state'>) {
  const isFree = isTrial(row)
  if (isRunning(row.state))
    return { ...licence.running, end: isFree ? licence.endLabel.trial : licence.endLabel.paid }
  const end = licence.endLabel.over
  // Its payment is refunded. Where the money is, the payment says.
  if (row.state === 'refunded') return { ...licence.cancelled, end }
  return { ...(isFree ? licence.trialEnded : licence.ended), end }
}
