import { brand } from '../../content/brand'
import { demo } from '../../content/demo'
import { calendlyOrigin, isCalendly } from '../../contracts/scheduling'

/** Events of an embedded calendar. */
export type CalendarEvent =
  | { kind: 'ready' }
  /** The height that it needs, in pixels. */
  | { kind: 'height'; pixels: number }
  | { kind: 'booked' }

/** Where the calendar is embedded. Some calendars need it in their address. */
type Place = { origin: string; hostname: string }

/** A booking calendar: an external one in a frame, or the sandbox. */
export interface SchedulingProvider {
  /** The provider's name, shown before anything is loaded. */
  name: string
  /** The host it is fetched from, shown to visitors. */
  host: string
  /** Whether it is a sandbox, which is shown as such. */
  sandbox: boolean
  /** The address of the calendar on its own, for visitors without a frame. */
  page?: string
  /** The address of the frame. */
  address(place: Place): string
  /** The only origin whose messages are accepted. */
  origin(place: Place): string
  /** The event of a message from that origin; undefined for an unknown message. */
  read(data: unknown): CalendarEvent | undefined
}

/** Calendly sends a height as '912px'. Any other value is ignored. */
const heightOf = (written: unknown): CalendarEvent | undefined =>
  typeof written === 'string' && /^\d{1,5}(\.\d+)?px$/.test(written)
    ? { kind: 'height', pixels: Number.parseFloat(written) }
    : undefined

/**
 * Calendly's page in our own iframe. Calendly's script would only create this iframe, and load a style sheet.
 * The page posts messages if its address names the embedding domain.
 */
const calendly = (address: string): SchedulingProvider => ({
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
    const { event, payload } = (data ?? {}) as { event?: unknown; payload?: { height?: unknown } | null }
    if (event === 'calendly.event_type_viewed' || event === 'calendly.profile_page_viewed')
      return { kind: 'ready' }
    if (event === 'calendly.page_height') return heightOf(payload?.height)
    if (event === 'calendly.event_scheduled') return { kind: 'booked' }
  },
})

/** A message of the sandbox calendar to the page that embeds it. */
export type SandboxMessage = { type: 'sandbox-calendar'; event: CalendarEvent }

/** A sandbox calendar on this site. No provider is involved, and no notification of a booking is sent. */
const sandboxCalendar: SchedulingProvider = {
  ...demo.calendar.sandboxProvider,
  sandbox: true,
  address: ({ origin }) => `${origin}/sandbox/calendar`,
  origin: ({ origin }) => origin,
  read(data) {
    const message = data as Partial<SandboxMessage> | null
    return message?.type === 'sandbox-calendar' ? message.event : undefined
  },
}

/**
 * The calendar for an address: the sandbox if none is set, and none if the page cannot be shown in a frame
 * and has to be linked.
 */
export function providerFor(address: string): SchedulingProvider | null {
  if (!address) return sandboxCalendar
  return isCalendly(address) ? calendly(address) : null
}

export const scheduling = providerFor(brand.schedulingUrl)

/**
 * Calls `onEvent` for each message from the calendar in the frame, and from no other window. Returns a function
 * that stops it.
 */
export function listen(
  provider: SchedulingProvider,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  onEvent: (event: CalendarEvent) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // A removed frame has no window, and a message that a script created has no source: both would be null.
    if (!source || source !== frame.contentWindow || origin !== provider.origin(location)) return
    const event = provider.read(data)
    if (event) onEvent(event)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
