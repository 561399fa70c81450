/** What a calendar in a frame tells of itself. */
export type CalendarEvent =
  | { kind: 'ready' }
  /** How high it would like to be, in pixels. */
  | { kind: 'height'; pixels: number }
  | { kind: 'booked' }

/** Where the calendar will be shown: what some calendars have to be told. */
export type Place = { origin: string; hostname: string }

/** One way of booking a time: a company's calendar in a frame, or the sandbox. */
export interface SchedulingProvider {
  /** Whose calendar it is, as visitors are told before anything is fetched. */
  name: string
  /** Where it is fetched from, as visitors are told. */
  host: string
  /** Made up, and shown as such. */
  sandbox: boolean
  /** Where the calendar stands by itself, for who gets no frame of it. */
  page?: string
  /** The address of the frame. */
  address(place: Place): string
  /** The only origin whose messages count. */
  origin(place: Place): string
  /** What a message of that origin says; nothing where it is not for us. */
  read(data: unknown): CalendarEvent | undefined
}
