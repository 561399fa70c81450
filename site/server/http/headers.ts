import type { ServerResponse } from 'node:http'

const everywhere = { 'X-Content-Type-Options': 'nosniff' }

/** Headers for documents only; they have no effect on scripts, styles and fonts. */
export const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup needs access to its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Images for social cards are fetched by other sites, and are not documents.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Features that the site does not use. `payment` is not among them: the checkout's frame may need it.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
}

/** The policy for answers that are not pages: they may load nothing, and cannot be framed. */
export const barePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/**
 * The policy of the component documentation, which is one script. Ladle and the stories write style elements and
 * attributes, stories show pages and images from data: addresses, and a story's windows are frames of the same page.
 */
export const storiesPolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(';')

/** Two years, as https://hstspreload.org requires. */
export const transportSecurity = (preload = false) =>
  `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`

/** Sent with a page over TLS: the browser requests every http address in it by https. */
export const upgraded = (policy: string) => `${policy};upgrade-insecure-requests`

const policyName = 'Content-Security-Policy'
const transportName = 'Strict-Transport-Security'

const defaults = Object.entries({ ...everywhere, ...ofDocuments, [policyName]: barePolicy })
const pageHeaders = [...Object.keys(ofDocuments), policyName]

/**
 * The default headers of every answer. A file that needs another policy replaces it. Not `secureHeaders` of Hono: answers
 * that come before Hono, such as 400 for two hosts and 503 during the start, and files need them too.
 */
export function setHeaders(response: ServerResponse): void {
  for (const [name, value] of defaults) response.setHeader(name, value)
}

/** HSTS, for an answer that was requested over TLS. */
export const setTransportSecurity = (response: ServerResponse, preload: boolean) =>
  void response.setHeader(transportName, transportSecurity(preload))

export const setPolicy = (response: ServerResponse, policy: string) =>
  void response.setHeader(policyName, response.hasHeader(transportName) ? upgraded(policy) : policy)

/** Shorter headers for files that are not pages: 350 bytes less for each of six files on a first visit. */
export function leavePageHeaders(response: ServerResponse): void {
  for (const name of pageHeaders) response.removeHeader(name)
}
