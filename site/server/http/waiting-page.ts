/** A page for somebody who has come too early: it loads again by itself. */
import type { ServerResponse } from 'node:http'

/** Seconds until the page reloads: enough to read it. */
const refresh = '5'

/** `text` is HTML. Without `reloads`, waiting does not help. */
export function answerWaitingPage(
  response: ServerResponse,
  { heading, text, reloads }: { heading: string; text: string; reloads: boolean },
): void {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(reloads && { 'Retry-After': refresh, Refresh: refresh }),
  })
  response.end(`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
</body>
</html>
`)
}
