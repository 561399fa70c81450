/** A complete page that answers a form post without JavaScript, in the site's style, with the values that were sent. */
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../content/brand'
import type { FieldErrors } from '../../contracts/api'

export type FormInput = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  autocomplete: string
}

export type FormState = {
  values: Record<string, string>
  errors: FieldErrors
  /** Shown above the form when something is wrong. */
  notice: string
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type FormWords = { action: string; button: string; inputs: readonly FormInput[] }

/** Styles that the site's style sheet lacks. They use its colours if it defines them. */
const ownCss = `
body { font-family: var(--ds-font-sans, system-ui, sans-serif); }
.reply { max-inline-size: 40rem; margin: 0 auto; padding: 2rem 1rem; line-height: 1.5; }
.reply a { color: var(--ds-link, LinkText); text-decoration: underline; }
.reply h1 { font-size: 2rem; line-height: 1.2; margin-block: 1.5rem 1rem; }
.reply p, .reply ul { margin-block: 1rem; }
.reply label { display: block; margin-block-start: 1.25rem; font-weight: 600; }
.reply input, .reply textarea { display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem;
  padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ds-surface, Field);
  border: 1px solid var(--ds-border, GrayText); border-radius: 4px; }
.reply textarea { min-block-size: 9rem; }
.reply [aria-invalid] { border-color: var(--ds-error, CanvasText); border-width: 2px; }
.reply .error { margin-block: .25rem; font-weight: 400; color: var(--ds-error, CanvasText); }
.reply .summary { padding: 0 1rem; border: 2px solid var(--ds-error, CanvasText); border-radius: 4px; }
.reply .summary ul { padding: 0; list-style: none; }
.reply .summary li { margin-block: .5rem; }
.reply button { margin-block-start: 1.5rem; min-block-size: 2.75rem; padding: .5rem 1.25rem; font: inherit;
  font-weight: 600; cursor: pointer; color: var(--ds-on-solid, ButtonText); background: var(--ds-solid, ButtonFace);
  border: 1px solid transparent; border-radius: 4px; }`

/** The content of the page's one style element, whose hash is in its policy. */
export const replyCss = (css: string) => css + ownCss

const field = ({ name, label, type, autocomplete }: FormInput, { values, errors }: FormState) => {
  const error = errors[name]?.[0]
  const value = values[name] ?? ''
  const state = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''
  const common = html`id="${name}" name="${name}" autocomplete="${autocomplete}" required ${state}`
  return html`<label for="${name}">${label}</label>
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
${type === 'textarea' ? html`<textarea ${common} rows="6">${value}</textarea>` : html`<input type="${type}" ${common} value="${value}">`}`
}

const summary = ({ notice, errors }: FormState, inputs: readonly FormInput[]) =>
  notice &&
  html`<div class="summary" role="alert"><p>${notice}</p>
<ul>${inputs.flatMap(({ name }) => (errors[name] ?? []).map((error) => html`<li><a href="#${name}">${error}</a></li>`))}</ul></div>`

/** The form again, with the errors above it and other ways to reach us below. */
export const formOf = ({ action, button, inputs }: FormWords, state: FormState) =>
  html`${summary(state, inputs)}
<form method="post" action="${action}">
${inputs.map((input) => field(input, state))}
<button type="submit">${button}</button>
</form>
<p>You can also write to <a href="mailto:${brand.email}">${brand.email}</a>.</p>`

/**
 * A complete page that needs no JavaScript. `css`: the site's inline styles, taken from one of its pages. `failed` puts
 * 'Error:' first in its title.
 */
export const replyPage = (css: string, heading: string, content: Html, failed = false) => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failed ? `Error: ${heading}` : heading} | ${brand.name}</title>
<style>${raw(replyCss(css))}</style>
</head>
<body>
<div class="reply">
<header><a href="/">${brand.name}</a></header>
<main>
<h1>${heading}</h1>
${content}
</main>
</div>
</body>
</html>`
