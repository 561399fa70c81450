import type { CalendarEvent, SchedulingProvider } from './provider'

export const sandboxCalendarPath = '/sandbox/calendar'

/** What the sandbox's calendar tells the page around it. */
export type SandboxMessage = { type: 'sandbox-calendar'; event: CalendarEvent }

/** A made-up calendar, served by this site: no company is asked, and nobody is told. */
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
