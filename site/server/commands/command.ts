/** Shared by the owner's commands: access to the data, and exit codes. */
import { open } from 'node:fs/promises'
import { type Database, openStore } from '../database/database'
import { codeOf, isDatabaseUnavailable } from '../database/database-errors'
import { loadProvider } from '../payment/payments'
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from '../payment/providers/provider'
import { AdminRefusal, StartError } from '../runtime/errors'
import { repositoryFolder } from '../runtime/paths'
import { loadEnvFile } from '../settings/env-file'
import { readDatabaseSettings, readPaymentSettings } from '../settings/settings'

/** The command was not understood; its message explains the use. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Stdio = { out: (text: string) => void; err: (text: string) => void }
/** `loadProvider`: the one that the server uses with the same settings, which only some commands need. */
export type Work = (
  on: Stdio & { db: Database; loadProvider: () => Promise<PaymentProvider> },
) => Promise<void>
export type Command = {
  usage: string
  /** Parses the arguments; throws UsageError or AdminRefusal before the database is opened. */
  parse: (args: string[]) => Work
}

/** The last paragraph of each usage: when the command can be run, and its exit codes. */
export const usageNotes = `With DATABASE_URL it works while the server runs; with a data folder, stop the server first. It ends with 0 when it was
done, with 1 when it could not be done, and with 2 when it was not understood.`

/** A command whose first argument names one of these; without it the list. */
export const subcommands =
  (parsers: Record<string, Command['parse']>): Command['parse'] =>
  ([name = 'list', ...args]) => {
    const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
    if (!parse) throw new UsageError(`There is no command '${name}'.`)
    return parse(args)
  }

/** Refuses further arguments, and options: what begins with a hyphen would be taken for a name or a file. */
export function limitArgs(args: string[], max: number): void {
  const option = args.find((word) => /^--?[a-z]/i.test(word))
  if (option) throw new UsageError(`There is no option '${option}' here.`)
  if (args.length > max) throw new UsageError(`'${args[max]}' is one argument too many.`)
}

/** Returns 0 when it was done, 1 when it could not be done, and 2 when it was not understood. */
export async function runCommand(
  { usage, parse }: Command,
  args: string[],
  env: NodeJS.ProcessEnv,
  stdio: Stdio,
  openData = openStore,
): Promise<0 | 1 | 2> {
  try {
    if (args.some((word) => word === '--help' || word === '-h')) stdio.out(usage)
    else {
      const work = parse(args)
      const settings = readDatabaseSettings(env)
      // A PostgreSQL accepts many processes; a data folder that a server uses is refused.
      const { db, close } = await openData({ ...settings, isVerifyOnly: true })
      try {
        await work({
          ...stdio,
          db,
          loadProvider: () => loadProvider(readPaymentSettings(env), { db, secret: '' }),
        })
      } finally {
        await close()
      }
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      stdio.err(`${error.message}\n\n${usage}`)
      return 2
    }
    const known = [AdminRefusal, StartError, ProviderUnavailable, ProviderRefusal]
    if (error instanceof Error && known.some((kind) => error instanceof kind)) stdio.err(error.message)
    else if (isDatabaseUnavailable(error))
      stdio.err(
        `The database does not answer any more (${codeOf(error)}): check that it runs, and run the command again.`,
      )
    else throw error
    return 1
  }
}

/** Runs the command that the first argument names, and sets the exit code of the process. */
export async function runInTerminal(commands: Record<string, Command>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`The owner's commands are ${Object.keys(commands).join(', ')}.`)
  try {
    for (const warning of loadEnvFile(repositoryFolder)) console.error(warning)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
    return
  }
  process.exitCode = await runCommand(command, args, process.env, {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
  })
}

/** Writes the parts into a new file that only this user can read, or to the command's output. */
export async function deliver(
  parts: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
  stdio: Stdio,
): Promise<void> {
  if (file === undefined) {
    let text = ''
    for await (const part of parts) text += part
    stdio.out(text)
    return
  }
  try {
    const target = await open(file, 'wx', 0o600)
    try {
      for await (const part of parts) await target.write(part)
      await target.write('\n')
    } finally {
      await target.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new AdminRefusal(
      code === 'EEXIST'
        ? `${file} is there already: name a new file.`
        : `${file} cannot be written (${code}).`,
    )
  }
  stdio.out(`Written to ${file}. It holds personal data: delete it when you are done with it.`)
}
