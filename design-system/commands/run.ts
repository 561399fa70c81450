import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createTheme, type ThemeValues } from '../tokens/theme/create-theme.ts'
import { doctor } from './doctor/doctor.ts'
import { countErrors, reportJson, reportText } from './doctor/report.ts'
import { usageOf, usages } from './usage.ts'

/** Where a command writes. */
export interface Output {
  log: (text: string) => void
  error: (text: string) => void
}

/** A command cannot do what it was asked. The message says why, and what to do. */
class Refusal extends Error {
  override name = 'Refusal'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const help = { help: { type: 'boolean', short: 'h' } } as const
const themeOptions = {
  accent: text,
  ink: text,
  paper: text,
  link: text,
  radius: text,
  font: text,
  'heading-font': text,
  brand: text,
  'dark-selector': text,
  out: text,
}

/** Options of the command line, which are all strings. */
interface ThemeOptions extends Partial<Omit<ThemeValues, 'radius' | 'headingFont' | 'darkSelector'>> {
  radius?: string
  'heading-font'?: string
  'dark-selector'?: string
  /** The file to write. Without it the style sheet goes to standard output. */
  out?: string
}

/** Makes the style sheet of a brand. Returns the exit code: 1 if some text is not legible. */
function theme(
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

/** The folder that a command was given: the current one without an argument. */
function folderOf([path = '.', ...rest]: readonly string[]) {
  if (rest.length > 0) throw new Refusal('There can be one folder.')
  const folder = resolve(path)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`There is no folder “${path}”.`)
  return folder
}

/** Each command takes its arguments and returns the exit code. */
const commands: Record<string, (args: string[], output: Output) => number> = {
  theme(args, output) {
    const { values } = parseArgs({ args, options: { ...themeOptions, ...help } })
    const { help: isHelp, ...options } = values
    return isHelp ? showUsage('theme', output) : theme(options, output)
  },
  doctor(args, output) {
    const options = { json: flag, ...help }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) return showUsage('doctor', output)
    const reports = doctor(folderOf(positionals))
    output.log(values.json ? reportJson(reports) : reportText(reports))
    return countErrors(reports) > 0 ? 1 : 0
  },
}

function showUsage(name: string, { log }: Output) {
  log(usageOf(name))
  return 0
}

/**
 * Runs a command and returns the exit code: 0 for success, 1 if something was found or failed, 2 for a call that the
 * command does not understand.
 */
export function run([name = '', ...args]: readonly string[], output: Output): number {
  if (['--help', '-h'].includes(name)) return showUsage('', output)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new Refusal(`The commands are: ${Object.keys(usages).join(', ')}.`)
    return command([...args], output)
  } catch (error) {
    const { code = '', name: kind, message } = error as NodeJS.ErrnoException
    const isCall = kind === 'Refusal' || kind === 'ThemeError' || code.startsWith('ERR_PARSE_ARGS')
    output.error(isCall ? `${message}\n\n${usageOf(name)}` : `${message}\n`)
    return isCall ? 2 : 1
  }
}
