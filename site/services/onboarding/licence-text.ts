import { isTrial, type Licence } from './contract'

/** A day as it is written and counted in India. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const said = (format: Intl.DateTimeFormat) => (iso: string | null | undefined) => {
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? null : format.format(date)
}

/** '5 December 2026', or null for what is no date. */
export const dayText = said(day)
/** '21 Nov 2026, 9:12 am', or null for what is no date. */
export const momentText = said(moment)

/** How a licence is told wherever it is told: its state, and the name of the day on which it ends. */
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
