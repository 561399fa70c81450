import { isTrial, type Licence } from './contract'

/** Dates in Indian format and time zone. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const formatted = (format: Intl.DateTimeFormat) => (iso: string | null | undefined) => {
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? null : format.format(date)
}

/** '5 December 2026', or null for an invalid date. */
export const dayText = formatted(day)
/** '21 Nov 2026, 9:12 am', or null for an invalid date. */
export const momentText = formatted(moment)

/** The texts about a licence, the same in every place: its state, and the label of its end date. */
export function licenceWords(licence: Pick<Licence, 'orderId' | 'active'>) {
  const kind = isTrial(licence) ? 'free trial' : 'licence'
  return licence.active
    ? {
        title: 'Your licence is active',
        state: 'Licence active',
        end: isTrial(licence) ? 'Free trial until' : 'Valid until',
      }
    : {
        title: `Your ${kind} has ended`,
        state: isTrial(licence) ? 'Free trial ended' : 'Licence ended',
        end: 'Ended on',
      }
}
