/** Pages that the server writes itself: for somebody who has come too early, and for a form without its script. */
import type { ServerResponse } from 'node:http'
import { html, raw } from 'hono/html'
import { brand, orWhatsapp } from '../../content/brand'
import { unsent } from '../../content/contact'
import { hashOf, replyPolicy } from '../csp/csp'

type Html = ReturnType<typeof html>

const plainPage = (title: string, head: Html, body: Html) =>
  String(html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`)

/** Seconds until the page reloads: enough to read it. */
const refresh = '5'

/** It loads again by itself, except where waiting does not help. `text` is HTML. */
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
  const main = html`<main>\n<h1>${heading}</h1>\n<p>${raw(text)}</p>\n</main>`
  response.end(plainPage(heading, html`<meta name="color-scheme" content="light dark">`, main))
}

const css =
  'body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}'

/** How to reach a person. The browser's Back shows the typed text. */
export const unsentPage = plainPage(
  `Error: ${unsent.title} | ${brand.name}`,
  html`<style>${raw(css)}</style>`,
  html`<header><a href="/">${brand.name}</a></header>
<main>
<h1>${unsent.title}</h1>
<p role="alert">${unsent.notice}</p>
<p>${unsent.instead} <a href="mailto:${brand.email}">${brand.email}</a>, ${orWhatsapp} <a href="${brand.whatsappUrl}">${brand.phone}</a>. ${unsent.hours}</p>
</main>`,
)

export const unsentPolicy = replyPolicy([hashOf(css)])
