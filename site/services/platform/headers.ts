import type { ServerResponse } from 'node:http'

/** Headers of every answer. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup has to reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': "frame-ancestors 'self'",
}

export function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
}
