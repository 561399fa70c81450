import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createTheme, type ThemeValues } from '../tokens/theme/create-theme.ts'
import type { Output } from './command.ts'

/** Options of the command line, which are all strings. */
export interface ThemeOptions extends Partial<Omit<ThemeValues, 'radius' | 'headingFont' | 'darkSelector'>> {
  radius?: string
  'heading-font'?: string
  'dark-selector'?: string
  /** The file to write. Without it the style sheet goes to standard output. */
  out?: string
}

/** Makes the style sheet of a brand. Returns the exit code: 1 if some text is not legible. */
export function theme(
  { out, radius, 'heading-font': headingFont, 'dark-selector': darkSelector, ...colours }: ThemeOptions,
  { log, error }: Output,
) {
  const values = {
    ...colours,
    ...(headingFont !== undefined && { headingFont }),
    ...(darkSelector !== undefined && { darkSelector }),
    ...(radius !== undefined && { radius: Number(radius) }),
  }
  // `createTheme` refuses values that are missing or wrong.
  const { css, changes, report } = createTheme(values as ThemeValues)
  if (out) {
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, css)
  } else log(css)
  // Messages go to standard error, because the style sheet may go to standard output.
  for (const { value, given, used } of changes)
    error(`${value}: ${given} cannot be seen or read in every place. The nearest colour that can: ${used}.\n`)
  for (const { message } of report.failures) error(`${message}\n`)
  error(
    `${report.pairs - report.failures.length} of ${report.pairs} pairs of colours have the contrast that they need.\n`,
  )
  return report.passes ? 0 : 1
}
