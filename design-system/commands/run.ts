import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Output, Refusal } from './command.ts'
import { doctor } from './doctor/doctor.ts'
import { reportJson, reportText, totals } from './doctor/report.ts'
import { theme } from './theme.ts'
import { usageOf, usages } from './usage.ts'

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
    return totals(reports).errors > 0 ? 1 : 0
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
