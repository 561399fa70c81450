/** What a browser gets that sends a form without its script: how to reach a person. Its Back shows what was typed. */
import { html } from 'hono/html'
import { brand, orWhatsapp } from '../../../content/brand'
import { unsent } from '../../../content/contact'
import { hashOf, replyPolicy } from '../../csp/csp'

const css =
  'body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}'

export const unsentPage = String(html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: ${unsent.title} | ${brand.name}</title>
<style>${css}</style>
</head>
<body>
<header><a href="/">${brand.name}</a></header>
<main>
<h1>${unsent.title}</h1>
<p role="alert">${unsent.notice}</p>
<p>${unsent.instead} <a href="mailto:${brand.email}">${brand.email}</a>, ${orWhatsapp} <a href="${brand.whatsappUrl}">${brand.phone}</a>. ${unsent.hours}</p>
</main>
</body>
</html>
`)

export const unsentPolicy = replyPolicy([hashOf(css)])
