import { placeText } from '../project/files.ts'
import type { Finding, Report } from './finding.ts'

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

const all = (reports: readonly Report[], level: Finding['level']) =>
  reports.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length

/** Numbers of findings, for the exit code and the last line. */
export const totals = (reports: readonly Report[]) => ({
  errors: all(reports, 'error'),
  warnings: all(reports, 'warning'),
  hints: all(reports, 'hint'),
})

function entry({ level, check, file, line, problem, advice }: Finding) {
  const place = file ? `${placeText({ file, line })}  ` : ''
  return `${place}${level}  ${check}\n  ${problem}\n  To do: ${advice}\n`
}

/** The report for people. */
export function reportText(reports: readonly Report[]) {
  const { errors, warnings, hints } = totals(reports)
  const parts = reports.map(({ project, findings, notExamined }) =>
    [
      ...(reports.length > 1 ? [`In ${project}:\n`] : []),
      ...findings.map(entry),
      ...(notExamined.length > 0
        ? [`Not examined:\n${notExamined.map(({ what, why }) => `  ${what}: ${why}\n`).join('')}`]
        : []),
    ].join('\n'),
  )
  const counts = [
    ...(errors + warnings > 0 ? [count(errors, 'error'), count(warnings, 'warning')] : []),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ]
  const summary = counts.length > 0 ? `${counts.join(', ')}.` : 'No problem was found.'
  return `${parts.filter(Boolean).join('\n')}${parts.some(Boolean) ? '\n' : ''}${summary}\n`
}

/** The report for programs. */
export const reportJson = (reports: readonly Report[]) =>
  `${JSON.stringify({ ...totals(reports), projects: reports }, null, 2)}\n`
