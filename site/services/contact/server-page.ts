import { html, raw } from 'hono/html'
import type { FieldErrors } from '../contract'
import { contactSentMessage } from './contract'

export type FormPage = {
  brandName: string
  supportEmail: string
  /** The site's stylesheet, taken from its own contact page. */
  css: string
  values: Record<string, string>
  errors: FieldErrors
  /** Said above the form when something is wrong. */
  notice: string
  sent?: boolean
}

const inputs = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'subject', label: 'Subject', type: 'text', autocomplete: 'off' },
  { name: 'message', label: 'Message', type: 'textarea', autocomplete: 'off' },
] as const

/** What the stylesheet of the site does not hold, in its colours where they are known. */
const ownCss = `
body { font-family: var(--ds-font-sans, system-ui, sans-serif); }
.reply { max-inline-size: 40rem; margin: 0 auto; padding: 2rem 1rem; line-height: 1.5; }
.reply a { color: var(--ds-link, LinkText); text-decoration: underline; }
.reply h1 { font-size: 2rem; line-height: 1.2; margin-block: 1.5rem 1rem; }
.reply p, .reply ul { margin-block: 1rem; }
.reply label { display: block; margin-block-start: 1.25rem; font-weight: 600; }
.reply input, .reply textarea { display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem;
  padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ds-surface, Field);
  border: 1px solid var(--ds-edge, GrayText); border-radius: 4px; }
.reply textarea { min-block-size: 9rem; }
.reply [aria-invalid] { border-color: var(--ds-error, CanvasText); border-width: 2px; }
.reply .error { margin-block: .25rem; font-weight: 400; color: var(--ds-error, CanvasText); }
.reply .summary { padding: 0 1rem; border: 2px solid var(--ds-error, CanvasText); border-radius: 4px; }
.reply .summary ul { padding: 0; list-style: none; }
.reply .summary li { margin-block: .5rem; }
.reply button { margin-block-start: 1.5rem; min-block-size: 2.75rem; padding: .5rem 1.25rem; font: inherit;
  font-weight: 600; cursor: pointer; color: var(--ds-on-solid, ButtonText); background: var(--ds-solid, ButtonFace);
  border: 1px solid transparent; border-radius: 4px; }`

const field = ({ name, label, type, autocomplete }: (typeof inputs)[number], page: FormPage) => {
  const error = page.errors[name]?.[0]
  const value = page.values[name] ?? ''
  const state = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''
  const common = html`id="${name}" name="${name}" autocomplete="${autocomplete}" required ${state}`
  return html`<label for="${name}">${label}</label>
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
${type === 'textarea' ? html`<textarea ${common} rows="6">${value}</textarea>` : html`<input type="${type}" ${common} value="${value}">`}`
}

const summary = ({ notice, errors }: FormPage) =>
  notice &&
  html`<div class="summary" role="alert"><p>${notice}</p>
<ul>${inputs.flatMap(({ name }) => (errors[name] ?? []).map((error) => html`<li><a href="#${name}">${error}</a></li>`))}</ul></div>`

const form = (page: FormPage) => html`${summary(page)}
<form method="post" action="/contact">
${inputs.map((input) => field(input, page))}
<button type="submit">Send message</button>
</form>
<p>You can also write to <a href="mailto:${page.supportEmail}">${page.supportEmail}</a>.</p>`

const thanks = html`<p role="status">${contactSentMessage}</p><p><a href="/">Back to the homepage</a></p>`

/** A whole page that needs no script. Whatever the visitor typed stands in it again, escaped. */
export function formPage(page: FormPage) {
  const heading = page.sent ? 'Message sent' : 'Contact'
  const title = page.notice ? `Error: ${heading}` : heading
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${page.brandName}</title>
<style>${raw(page.css)}${raw(ownCss)}</style>
</head>
<body>
<div class="reply">
<header><a href="/">${page.brandName}</a></header>
<main>
<h1>${heading}</h1>
${page.sent ? thanks : form(page)}
</main>
</div>
</body>
</html>`
}
