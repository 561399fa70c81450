/** The worksheet on which a person notes what was tried with assistive technology, and how it is read back. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn } from '../../../design-system/build/compile'
import { levels } from '../../../docs/accessibility/conformance/conformance'
import { root, siteSources } from '../../../site/build/steps'
import { criterionNames, type Part, type ReviewRow } from './conformance'

const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => siteSources.test(line))

/** The sources in the folders, and everything that they import from other folders. */
export function sourcesOf(...folders: string[]) {
  const files = new Set(git('--', ...folders).filter(Boolean))
  // A file that is added to a set is visited too.
  for (const file of files)
    if (/\.tsx?$/.test(file) && existsSync(join(root, file)))
      for (const imported of importsIn(file, readFileSync(join(root, file), 'utf8'))) files.add(imported)
  return [...files]
}

/** A hash of these sources, as they are staged in Git: a review of a component is of one state. */
export const stateOf = (...folders: string[]) =>
  createHash('sha256')
    .update(git('-s', '--', ...sourcesOf(...folders)).join('\n'))
    .digest('hex')
    .slice(0, 12)

/** A field that a spreadsheet does not take for a formula. */
const field = (text: string) => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`

/** With a byte order mark, without which Excel takes UTF-8 for another encoding. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`

export function fromCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  return rows
}

const head = 'component,criterion,name,steps,expected,level,by,date,with,note'.split(',')

/** What a person does and expects of a criterion, from the contract and the transcript. */
export type Task = Part & { steps: string; expected: (criterion: string) => string }

export const worksheet = (tasks: readonly Task[]) =>
  toCsv([
    head,
    ...tasks.flatMap(({ id, criteria, steps, expected }) =>
      criteria.map((one) => [
        id,
        one,
        criterionNames.get(one) ?? '',
        steps,
        expected(one),
        '',
        '',
        '',
        '',
        '',
      ]),
    ),
  ])

/** The reviews of a filled worksheet. Rows without a level are left out; a row that is wrong is named. */
export function readReviews(text: string, parts: readonly Part[]): ReviewRow[] {
  const [first = [], ...rows] = fromCsv(text)
  if (first.join() !== head.join())
    throw new Error(`The first row is not a worksheet’s: take a new one (npm run audit -- --worksheet).`)
  return rows.flatMap((row, index): ReviewRow[] => {
    const [component = '', criterion = '', , , , level = '', by = '', date = '', tools = '', note = ''] = row
    const wrong = (what: string) => new Error(`Row ${index + 2}: ${what}`)
    const part = parts.find(({ id }) => id === component)
    if (!part?.criteria.includes(criterion))
      throw wrong(`‘${component}’ has no criterion ‘${criterion}’. Take the rows of a new worksheet.`)
    if (!level) return []
    if (!levels.includes(level as never))
      throw wrong(`the level ‘${level}’ is unknown. Use ${levels.join(', ')}.`)
    if (!by || !tools || !/^\d{4}-\d\d-\d\d$/.test(date))
      throw wrong('fill in who tried it (by), the date as 2026-12-31, and the assistive technology (with).')
    return [
      {
        component,
        criterion,
        level: level as ReviewRow['level'],
        by,
        date,
        with: tools,
        state: part.state,
        note,
      },
    ]
  })
}
