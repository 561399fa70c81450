/** A problem of a project. */
export interface Problem {
  /** An error breaks the site for visitors or developers. A warning may be intended. */
  level: 'error' | 'warning'
  /** Relative to the folder of the project. */
  file?: string
  line?: number | undefined
  /** What is wrong, and what follows from it. */
  problem: string
  /** What to do. */
  advice: string
}

export interface Finding extends Problem {
  /** The check that found it, such as `layer-order`. */
  check: string
}

/** What was found in one project. */
export interface Report {
  /** The folder, relative to the one that the command was given. */
  project: string
  findings: Finding[]
}

const countOf = (reports: readonly Report[], level: Finding['level']) =>
  reports.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length

/** Numbers of findings, for the exit code and the last line. */
export const totals = (reports: readonly Report[]) => ({
  errors: countOf(reports, 'error'),
  warnings: countOf(reports, 'warning'),
})

const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function entry({ level, check, file, line, problem, advice }: Finding) {
  const place = file ? `${file}${line ? `:${line}` : ''}  ` : ''
  return `${place}${level}  ${check}\n  ${problem}\n  To do: ${advice}\n`
}

/** The report for people. */
export function reportText(reports: readonly Report[]) {
  const { errors, warnings } = totals(reports)
  const parts = reports.flatMap(({ project, findings }) => [
    ...(reports.length > 1 ? [`In ${project}:\n`] : []),
    ...findings.map(entry),
  ])
  const summary =
    errors + warnings > 0
      ? `${plural(errors, 'error')}, ${plural(warnings, 'warning')}.\n`
      : 'No problem was found.\n'
  return [...parts, summary].join('\n')
}

/** The report for programs. */
export const reportJson = (reports: readonly Report[]) =>
  `${JSON.stringify({ ...totals(reports), projects: reports }, null, 2)}\n`
