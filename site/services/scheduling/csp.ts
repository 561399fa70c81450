import type { BuildSettings, Sources } from '../csp'
import { calendlyOrigin, isCalendly } from './calendly.ts'

/**
 * The frame source of the calendar: Calendly, or the sandbox, which is a page of this site. Any other
 * calendar is only linked.
 */
export function schedulingSources({ VITE_SCHEDULING_URL: address }: BuildSettings): Sources | undefined {
  if (!address) return { 'frame-src': ["'self'"] }
  return isCalendly(address) ? { 'frame-src': [calendlyOrigin] } : undefined
}
