/** `npm run audit -- --report`, `--worksheet` and `--reviewed FILE`. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from 'playwright'
import writeXlsx from 'write-excel-file/node'
import { packageConformance, siteConformance } from '../../../docs/accessibility/conformance/conformance'
import { documentedFolders } from '../../../docs/ladle/plugin/folders'
import { root, stop } from '../../../site/build/steps'
import { accessibilityLimits } from '../../../site/content/accessibility'
import { chromiumLaunchOptions, ensureChromium } from '../../chromium'
import { diskIsFull } from '../../reporter'
import { pictures, readEvidence } from '../findings/evidence'
import { exceptions } from '../findings/exceptions'
import {
  contradictions,
  criteriaOfA,
  issueColumns,
  issuesOf,
  missingForFinal,
  openAcr,
  type ReviewRow,
  rowsOfProduct,
} from './conformance'
import { reportHtml } from './html'
import { readReviews, stateOf, type Task, toCsv, worksheet } from './worksheet'

const reviewsFile = join(root, 'docs/accessibility/conformance/reviews.json')
const results = join(root, 'tests/.results/report')

/** What a person tries: each component with the criteria of its contract, and the site. */
async function tasks(): Promise<{ components: Task[]; site: Task[] }> {
  const components = (await documentedFolders()).map(({ id, name, meta: { contract } }): Task => {
    const { keys, announcements = [], focus, wcag, gaps = [] } = contract
    const recorded = join(root, `design-system/testing/transcripts/__snapshots__/${name}.txt`)
    const pressed = keys.map(({ key, on, does }) => `${key}${on ? ` on ${on}` : ''}: ${does}`)
    const heard = existsSync(recorded) ? readFileSync(recorded, 'utf8') : ''
    return {
      id,
      state: stateOf(`design-system/${id}`),
      criteria: wcag,
      gaps,
      steps: `Open /design-system/${id}. ${keys.length ? `Press ${[...new Set(keys.map(({ key }) => key))].join(', ')}.` : 'Read it.'}`,
      // Perceiving and announcing, or operating: each row has what is needed for its criterion.
      expected: (criterion) =>
        (/^(1\.[13]|4)\./.test(criterion) ? [...announcements, heard] : [...pressed, `Focus: ${focus}`]).join(
          '\n',
        ),
    }
  })
  const site: Task = {
    id: 'site',
    state: stateOf('site/routes', 'site/content', 'site/browser', 'design-system'),
    criteria: criteriaOfA,
    gaps: accessibilityLimits.map(({ criterion, limit }) => ({ criterion, effect: 'partial', text: limit })),
    steps:
      'Visit each page of the site map, send the contact form, and go through the free trial to its end.',
    expected: (criterion) => siteConformance.criteria[criterion]!.remark,
  }
  return { components, site: [site] }
}

const readStored = (): ReviewRow[] =>
  existsSync(reviewsFile) ? JSON.parse(readFileSync(reviewsFile, 'utf8')) : []

/** Writes a file and prints its name. */
function write(file: string, content: string | Buffer) {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') stop(diskIsFull)
    throw error
  }
  console.log(relative(root, file).replaceAll('\\', '/'))
}

export async function writeWorksheet() {
  const { components, site } = await tasks()
  mkdirSync(results, { recursive: true })
  // Not into the folder of the reports, which the next report replaces.
  write(join(results, '../worksheet.csv'), worksheet([...components, ...site]))
}

export async function readWorksheet(file: string) {
  const { components, site } = await tasks()
  let reviews: ReviewRow[] = []
  try {
    reviews = readReviews(readFileSync(file, 'utf8'), [...components, ...site])
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    stop(code === 'ENOENT' ? `There is no file ${file}.` : `${file}: ${message}`)
  }
  const isReplaced = (stored: ReviewRow) =>
    reviews.some(
      ({ component, criterion }) => component === stored.component && criterion === stored.criterion,
    )
  const all = [...readStored().filter((stored) => !isReplaced(stored)), ...reviews]
  write(reviewsFile, `${JSON.stringify(all, null, 2)}\n`)
}

async function writePdf(html: string, file: string) {
  ensureChromium()
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage()
  await page.setContent(html)
  const pdf = await page.pdf({ tagged: true, outline: true, format: 'A4', landscape: true })
  await browser.close()
  write(file, pdf)
}

/** The picture of an exception, if the audit has taken a small one. The page has at most 400 KiB. */
function pictureOf(id: string) {
  const file = join(pictures, `${id}.jpg`)
  const data = existsSync(file) ? readFileSync(file, 'base64') : ''
  return data && data.length < 8000 ? `data:image/jpeg;base64,${data}` : ''
}

export async function report(isFinal: boolean) {
  const { header, rows } = readEvidence()
  if (!header) return stop('There is no evidence yet: run `npm run audit` first.')
  const { components, site } = await tasks()
  const reviews = readStored()
  const products = [
    { file: 'package', conformance: packageConformance, parts: components },
    { file: 'site', conformance: siteConformance, parts: site },
  ].map((product) => ({
    ...product,
    rows: rowsOfProduct(rows, product.file),
    reviews: reviews.filter(({ component }) => product.parts.some(({ id }) => id === component)),
  }))
  const refused = products.flatMap(({ conformance, rows, parts, reviews }) =>
    contradictions(conformance, rows, parts, reviews, !header.isComplete).map(
      (line) => `${conformance.name}: ${line}`,
    ),
  )
  if (refused.length) stop(['The report would contradict the evidence:', ...refused].join('\n  '))
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const missing = [
    ...new Set(
      products.flatMap(({ conformance, parts, reviews }) =>
        missingForFinal(conformance, parts, reviews, header, head),
      ),
    ),
  ]
  if (isFinal && missing.length) stop(['No final report yet:', ...missing].join('\n  '))
  const isDraft = missing.length > 0
  const name = (file: string, ending: string) => `${file}${isDraft ? '-DRAFT' : ''}.${ending}`

  // Only what comes from a complete run is offered for download in the documentation.
  const folder = header.isComplete ? join(root, 'docs/accessibility/report') : results
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const reports = products.map(({ conformance }) => openAcr(conformance, header, isDraft))
  for (const [index, { file }] of products.entries())
    write(join(folder, name(file, 'json')), `${JSON.stringify(reports[index], null, 1)}\n`)
  const reasons = new Map(exceptions.map((entry) => [entry.id, entry]))
  const issues = products.flatMap(({ rows, parts }) => issuesOf(rows, parts, reasons))
  const cells = issues.map((issue) => issueColumns.map((one) => issue[one]))
  write(join(folder, name('issues', 'csv')), toCsv([issueColumns, ...cells]))
  const bold = issueColumns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const sheet = [bold, ...cells.map((row) => row.map((value) => ({ value, type: String })))]
  write(join(folder, name('issues', 'xlsx')), await writeXlsx(sheet).toBuffer())
  const html = reportHtml(header, reports, issues, rows, exceptions, isDraft, pictureOf)
  write(join(folder, name('report', 'html')), html)
  await writePdf(html, join(folder, name('report', 'pdf')))
  if (isDraft) console.log(['This is a draft. For a final report:', ...missing].join('\n  '))
}
