import type { ServerResponse } from 'node:http'

const everywhere = { 'X-Content-Type-Options': 'nosniff' }

/** What a browser asks of a document: of a script, a style or a font they say nothing. */
export const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup has to reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Pictures for social cards are fetched by whoever shows them, and are no documents.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What nothing here uses. `payment` is not among them: the checkout's frame may ask for it.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
}

/** What is no page: it may do nothing, and nobody frames it. */
export const barePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/**
 * The documentation is one script, which draws everything. Ladle and the stories write style elements and attributes,
 * stories show pages and pictures written into their address, and windows of a story are frames of the same page.
 */
export const storiesPolicy = [
  ...["default-src 'none'", "object-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'"],
  ...["img-src 'self' data:", "font-src 'self' data:", "media-src 'self' data:", "connect-src 'self'"],
  ...["frame-src 'self' data:", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"],
].join(';')

/** Two years, as https://hstspreload.org asks for. */
export const transportSecurity = (preload = false) =>
  `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`

/** For a page that came over TLS: no address in it, however it was written, is asked for without. */
export const upgraded = (policy: string) => `${policy};upgrade-insecure-requests`

const policyName = 'Content-Security-Policy'
const transportName = 'Strict-Transport-Security'

/** What every answer begins with. What is served sets the policy that it needs instead. */
export function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries({ ...everywhere, ...ofDocuments, [policyName]: barePolicy }))
    response.setHeader(name, value)
}

/** The answer goes to somebody who came over TLS, and is told to come so from now on. */
export const setTransportSecurity = (response: ServerResponse, preload: boolean) =>
  void response.setHeader(transportName, transportSecurity(preload))

export const setPolicy = (response: ServerResponse, policy: string) =>
  void response.setHeader(policyName, response.hasHeader(transportName) ? upgraded(policy) : policy)

/** For what is no page: 350 bytes less, six times in a first visit. */
export function leavePageHeaders(response: ServerResponse): void {
  for (const name of [...Object.keys(ofDocuments), policyName]) response.removeHeader(name)
}
