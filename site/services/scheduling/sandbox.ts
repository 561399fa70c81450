import { demo } from '../../content/demo'
import type { CalendarEvent, SchedulingProvider } from './provider'

const sandboxCalendarPath = '/sandbox/calendar'

/** A message of the sandbox calendar to the page that embeds it. */
export type SandboxMessage = { type: 'sandbox-calendar'; event: CalendarEvent }

/** A sandbox calendar on this site. No provider is involved, and no notification of a booking is sent. */
export const sandboxCalendar: SchedulingProvider = {
  ...demo.calendar.sandboxProvider,
  sandbox: true,
  address: ({ origin }) => origin + sandboxCalendarPath,
  origin: ({ origin }) => origin,
  read(data) {
    const message = data as Partial<SandboxMessage> | null
    return message?.type === 'sandbox-calendar' ? message.event : undefined
  },
}
