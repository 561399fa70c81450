/** Both reports in one page that needs no JavaScript and no other file. */
import catalogue from '../../../docs/accessibility/conformance/catalogue.gen.json' with { type: 'json' }
import type { Header, Row } from '../findings/evidence'
import type { Entry } from '../findings/exceptions'
import { criterionNames, type Issue, type OpenAcr, termOf } from './conformance'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!)

/** A cell: a text, or a picture. */
const cell = (text: string) =>
  text.startsWith('data:image/')
    ? `<img src="${text}" alt="An element to which it applies">`
    : escapeHtml(text)

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? `<p>${escapeHtml(caption)}: none.</p>`
    : `<table><caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')}</tr></thead>
<tbody>${rows
        .map(
          ([first = '', ...others]) =>
            `<tr><th scope="row">${escapeHtml(first)}</th>${others.map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`,
        )
        .join('\n')}</tbody></table>`

const style = `body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #1a1a1a; background: #fff }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 2rem } caption { text-align: start; font-weight: bold; padding: .5rem 0 }
th, td { border: 1px solid #595959; padding: .4rem .6rem; text-align: start; vertical-align: top; font-weight: normal; overflow-wrap: anywhere }
thead th { font-weight: bold; background: #eee } thead th:nth-child(2):nth-last-child(2) { width: 18% } img { max-width: 100% }`

const chapters = (report: OpenAcr) =>
  catalogue.chapters
    .map(({ id, label }) => {
      const chapter = report.chapters[id]!
      if (!('criteria' in chapter))
        return `<h3>${escapeHtml(label)}</h3><p>${escapeHtml(chapter.notes ?? '')}</p>`
      const rows = chapter.criteria!.map(({ num, components: [component] }) => [
        `${num} ${criterionNames.get(num)}`,
        termOf(component!.adherence.level),
        component!.adherence.notes,
      ])
      return `<h3>${escapeHtml(label)}</h3>${table(`${report.product.name}: ${label}`, ['Criterion', 'Level', 'Remark'], rows)}`
    })
    .join('\n')

/** The most issues that the page lists: the files beside it have all. */
const listedIssues = 100

export function reportHtml(
  header: Header,
  reports: readonly OpenAcr[],
  issues: readonly Issue[],
  rows: readonly Row[],
  exceptions: readonly Entry[],
  isDraft: boolean,
  pictureOf = (_id: string) => '',
): string {
  const title = `Accessibility conformance${isDraft ? ' (DRAFT)' : ''}`
  const count = (outcome: Row['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length.toLocaleString('en-IN')
  const applied = (id: string) => rows.filter(({ exception }) => exception === id).length
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1>
<p>Version ${header.version}, commit ${escapeHtml(header.commit)}, ${header.date}.${header.isComplete ? '' : ` The evidence is partial (${escapeHtml(header.scope)}).`}</p>
${reports
  .map(
    (report) => `<h2>${escapeHtml(report.title)}</h2><p>${escapeHtml(report.product.description)}</p>
<p>${escapeHtml(report.notes)} ${escapeHtml(report.evaluation_methods_used)}</p>
<p>Contact: ${escapeHtml([report.author.name, report.author.company_name, report.author.email, report.author.phone].filter(Boolean).join(', '))}.</p>
${chapters(report)}`,
  )
  .join('\n')}
<h2>Evidence</h2>
<p>Rows of rules that have passed: ${count('passed')}; faults: ${count('failed')}; questions: ${count('cantTell')}.</p>
${table(
  'Subjects that were not audited to the end',
  ['Subject', 'Reason'],
  header.unfinished.map(({ subject, reason }) => [subject, reason]),
)}
${table(
  'Exceptions',
  ['Exception', 'Concerns', 'Applied', 'Until', 'Reason', 'Picture'],
  // One that concerns two rules is listed once.
  [...new Map(exceptions.map((one) => [one.id, one])).values()].map(({ id, concerns, expires, reason }) => [
    id,
    concerns,
    `${applied(id)}`,
    expires,
    reason,
    pictureOf(id),
  ]),
)}
<h2>Issues</h2>
<p>${issues.length} issues${issues.length > listedIssues ? `, of which the first ${listedIssues} are listed; all are in the file beside this page` : ''}.</p>
${table(
  'Issues',
  ['Criterion', 'Location', 'Description', 'Impact', 'Severity', 'Status'],
  issues
    .slice(0, listedIssues)
    .map(({ criterion, location, description, impact, severity, status }) => [
      criterion,
      location,
      description.slice(0, 400),
      impact,
      severity,
      status,
    ]),
)}
</main></body></html>
`
}
