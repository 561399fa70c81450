/** The time zone of every date that is shown or counted. It has no daylight-saving time. */
const offsetMs = 5.5 * 60 * 60 * 1000

/** A time whose UTC fields are the date and time of day in India. */
export const toIndia = (time: Date | number) => new Date(Number(time) + offsetMs)
export const fromIndia = (time: Date) => new Date(Number(time) - offsetMs)

/** '2026-11-28', the date in India. */
export const indianDate = (time: Date) => toIndia(time).toISOString().slice(0, 10)
