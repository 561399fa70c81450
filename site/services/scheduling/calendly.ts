import { calendlyOrigin } from '../../contracts/scheduling'
import type { CalendarEvent, SchedulingProvider } from './provider'

type Message = { event?: unknown; payload?: { height?: unknown } | null }

/** Calendly sends a height as '912px'. Any other value is ignored. */
const heightOf = (written: unknown): CalendarEvent | undefined =>
  typeof written === 'string' && /^\d{1,5}(\.\d+)?px$/.test(written)
    ? { kind: 'height', pixels: Number.parseFloat(written) }
    : undefined

/**
 * Calendly's page in our own iframe. Calendly's script would only create this iframe, and load a style sheet.
 * The page posts messages if its address names the embedding domain.
 */
export function calendly(address: string): SchedulingProvider {
  return {
    name: 'Calendly',
    host: 'calendly.com',
    sandbox: false,
    page: address,
    address({ hostname }) {
      const page = new URL(address)
      page.searchParams.set('embed_domain', hostname)
      page.searchParams.set('embed_type', 'Inline')
      return page.href
    },
    origin: () => calendlyOrigin,
    read(data): CalendarEvent | undefined {
      const { event, payload } = (data ?? {}) as Message
      if (event === 'calendly.event_type_viewed' || event === 'calendly.profile_page_viewed')
        return { kind: 'ready' }
      if (event === 'calendly.page_height') return heightOf(payload?.height)
      if (event === 'calendly.event_scheduled') return { kind: 'booked' }
    },
  }
}
