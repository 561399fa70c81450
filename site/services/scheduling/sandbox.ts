import type { CalendarEvent, SchedulingProvider } from './provider'

export const sandboxCalendarPath = '/sandbox/calendar'

/** A message of the sandbox calendar to the page that embeds it. */
export type SandboxMessage = { type: 'sandbox-calendar'; event: CalendarEvent }

/** A sandbox calendar of this site: no provider is asked, and nobody is told of a booking. */
export const sandboxCalendar: SchedulingProvider = {
  name: 'the sandbox',
  host: 'this site',
  sandbox: true,
  address: ({ origin }) => origin + sandboxCalendarPath,
  origin: ({ origin }) => origin,
  read(data) {
    const message = data as Partial<SandboxMessage> | null
    return message?.type === 'sandbox-calendar' ? message.event : undefined
  },
}
