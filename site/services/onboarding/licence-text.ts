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
