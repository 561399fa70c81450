/** Events of an embedded calendar. */
export type CalendarEvent =
  | { kind: 'ready' }
  /** The height that it needs, in pixels. */
  | { kind: 'height'; pixels: number }
  | { kind: 'booked' }

/** Where the calendar is embedded. Some calendars need it in their address. */
export type Place = { origin: string; hostname: string }

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
