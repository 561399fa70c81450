import type { BuildSettings, Sources } from '../csp'
import { calendlyOrigin, isCalendly } from './calendly.ts'

/**
 * The frame of the calendar: Calendly's, or the sandbox's, which is a page of this site. Another calendar is linked.
 */
export function schedulingSources({ VITE_SCHEDULING_URL: address }: BuildSettings): Sources | undefined {
  if (!address) return { 'frame-src': ["'self'"] }
  return isCalendly(address) ? { 'frame-src': [calendlyOrigin] } : undefined
}
