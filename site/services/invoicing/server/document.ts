/** A document as HTML: a whole page that needs no script and no other file, and prints on one A4 page. */
import { html, raw } from 'hono/html'
import { brand } from '../../../content/brand'
import { colours } from './colours'
import { documentText } from './document-text'
import type { IssuedDocument } from './issue'

const css = `
@page { size: A4; margin: 16mm; }
* { box-sizing: border-box; }
:root { color-scheme: light; --line: ${colours.line}; }
body { margin: 0; padding-inline: 1.25rem; background: ${colours.background}; color: ${colours.text};
  font: 1rem/1.5 "Atkinson Hyperlegible Next", "Segoe UI", system-ui, "Noto Sans", sans-serif;
  overflow-wrap: anywhere; }
main { max-inline-size: 48rem; margin: 0 auto; padding-block: 2rem;
  border-block-start: 6px solid; border-image: linear-gradient(to right, ${colours.mark} 3rem, ${colours.text} 3rem) 1; }
h1 { margin: 0 0 1.5rem; font-size: 2.25rem; line-height: 1.1; letter-spacing: -.025em; }
h1 span { display: block; margin-block-start: .5rem; font-size: 1.125rem; letter-spacing: 0; font-weight: 400; }
h2 { margin: 0 0 .25rem; font-size: 1rem; color: ${colours.muted}; font-weight: 400; }
p, dl, dd { margin: 0; }
.notice { margin-block-end: 1rem; padding: .75rem 1rem; background: ${colours.notice};
  border-inline-start: 6px solid ${colours.mark}; font-weight: 700; }
.pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.25rem 2rem;
  margin-block: 1.5rem; }
dt { color: ${colours.muted}; }
dd, .name { font-weight: 700; }
table { inline-size: 100%; overflow-wrap: break-word; margin-block: 2rem 1rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 700; padding-block-end: .5rem; }
th, td { padding: .625rem .75rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th:first-child, td:first-child { padding-inline-start: 0; }
thead th { border-block: 2px solid; }
tfoot th, tbody th { font-weight: 400; }
tbody small { display: block; font-size: .9375rem; color: ${colours.muted}; }
th:last-child, td:last-child { padding-inline-end: 0; text-align: end; white-space: nowrap; }
tfoot tr:last-child > * { font-weight: 700; font-size: 1.125rem; border-block: 2px solid; }
footer { margin-block-start: 2rem; color: ${colours.muted}; }
@media print {
  :root { font-size: 10.5pt; }
  body { padding: 0; background: none; }
  main { max-inline-size: none; padding-block: 8mm 0; }
  .notice, main { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media (forced-colors: active) { .notice { border: 2px solid; } }
`

export async function documentHtml(document: IssuedDocument): Promise<string> {
  const {
    title,
    serial,
    notices,
    facts,
    parties,
    table,
    amountInWords: words,
    notes,
  } = documentText(document)
  const { heads, item, sums } = table
  const page = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} ${serial} | ${brand.name}</title>
<style>${raw(css)}</style>
</head>
<body>
<main>
<h1>${title} <span>${serial}</span></h1>
${notices.map((notice) => html`<p class="notice">${notice}</p>\n`)}
<dl class="pairs">
${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`)}
</dl>
<div class="pairs">
${parties.map(
  ({ label, name, lines }) => html`<section>
<h2>${label}</h2>
<p class="name">${name}</p>
${lines.map((line) => html`<p>${line}</p>\n`)}
</section>\n`,
)}
</div>
<table>
<caption>${table.caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
<tr><th scope="row">${item.description}${item.details.map((detail) => html`<small>${detail}</small>`)}</th><td>${item.amount}</td></tr>
</tbody>
<tfoot>
${sums.map(({ label, value }) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`)}
</tfoot>
</table>
${words && html`<p>${words.label}: <strong>${words.value}</strong></p>`}
<footer>${notes.map((note) => html`<p>${note}</p>\n`)}</footer>
</main>
</body>
</html>`
  return `${page}\n`
}
