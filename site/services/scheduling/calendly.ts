import type { CalendarEvent, SchedulingProvider } from './provider'

export const calendlyOrigin = 'https://calendly.com'

/** True where this adapter can show the address. */
export const isCalendly = (address: string) =>
  URL.canParse(address) && new URL(address).origin === calendlyOrigin

type Message = { event?: unknown; payload?: { height?: unknown } }

/**
 * Calendly's page in a frame of our own: their script would only make this frame, and their style sheet would be
 * fetched besides. The frame posts its messages where the address names the domain that holds it.
 */
export function calendly(address: string): SchedulingProvider {
  return {
    name: 'Calendly',
    host: 'calendly.com',
    sandbox: false,
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
      // Written as '912px'.
      if (event === 'calendly.page_height')
        return { kind: 'height', pixels: Number.parseFloat(String(payload?.height)) }
      if (event === 'calendly.event_scheduled') return { kind: 'booked' }
    },
  }
}
