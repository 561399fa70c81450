/** Which calendars can be shown in a page. Shared with the server, whose policy allows their frame. */

export const calendlyOrigin = 'https://calendly.com'

/** Whether the adapter of Calendly can show the address. */
export const isCalendly = (address: string) =>
  URL.canParse(address) && new URL(address).origin === calendlyOrigin
