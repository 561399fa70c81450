import type { ServerResponse } from 'node:http'

const everywhere = { 'X-Content-Type-Options': 'nosniff' }

/** What a browser asks of a document: of a script, a style or a font they say nothing. */
const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup has to reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': "frame-ancestors 'self'",
}

export function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries({ ...everywhere, ...ofDocuments }))
    response.setHeader(name, value)
}

/** For what is never a document: 150 bytes less, five times in a first visit. */
export function leaveDocumentHeaders(response: ServerResponse): void {
  for (const name of Object.keys(ofDocuments)) response.removeHeader(name)
}
