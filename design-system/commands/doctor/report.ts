/** A problem of a project. */
export interface Problem {
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

/** The number of findings, for the exit code and the last line. */
export const countErrors = (reports: readonly Report[]) =>
  reports.reduce((sum, { findings }) => sum + findings.length, 0)

function entry({ check, file, line, problem, advice }: Finding) {
  const place = file ? `${file}${line ? `:${line}` : ''}  ` : ''
  return `${place}error  ${check}\n  ${problem}\n  To do: ${advice}\n`
}

/** The report for people. */
export function reportText(reports: readonly Report[]) {
  const errors = countErrors(reports)
  const parts = reports.flatMap(({ project, findings }) => [
    ...(reports.length > 1 ? [`In ${project}:\n`] : []),
    ...findings.map(entry),
  ])
  const summary = errors > 0 ? `${errors} error${errors === 1 ? '' : 's'}.\n` : 'No problem was found.\n'
  return [...parts, summary].join('\n')
}

/** The report for programs. */
export const reportJson = (reports: readonly Report[]) =>
  `${JSON.stringify({ errors: countErrors(reports), projects: reports }, null, 2)}\n`
