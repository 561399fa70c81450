/** Shared by the owner's commands: access to the data, and exit codes. */
import { writeFileSync } from 'node:fs'
import { openStore } from '../database/database'
import { StartError } from '../runtime/start-error'
import { readSettings, type Settings } from '../settings/settings'
import { type AdminClient, adminClientOf } from './admin-calls'
import { AdminRefusal } from './admin-refusal'

/** The command was not understood; its message explains the use. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The output of a command. */
export type Stdio = { out: (text: string) => void; err: (text: string) => void }
export type Work = (admin: AdminClient, stdio: Stdio) => Promise<void>
export type Command = {
  usage: string
  /** Parses the arguments; throws UsageError before anything is changed. */
  parse: (args: string[]) => Work
}

/** A PostgreSQL accepts many processes; a data folder that a server uses is refused. */
async function withAdminClient(
  settings: Settings,
  open: typeof openStore,
  work: (admin: AdminClient) => Promise<void>,
): Promise<void> {
  const store = await open(settings)
  try {
    await work(await adminClientOf(store.db, settings))
  } finally {
    await store.close()
  }
}

/** Returns 0 when it was done, 1 when it could not be done, and 2 when it was not understood. */
export async function runCommand(
  { usage, parse }: Command,
  args: string[],
  env: NodeJS.ProcessEnv,
  stdio: Stdio,
  open = openStore,
): Promise<0 | 1 | 2> {
  try {
    if (args.some((word) => word === '--help' || word === '-h')) stdio.out(usage)
    else {
      const work = parse(args)
      await withAdminClient(readSettings(env), open, (admin) => work(admin, stdio))
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      stdio.err(`${error.message}\n\n${usage}`)
      return 2
    }
    if (!(error instanceof AdminRefusal || error instanceof StartError)) throw error
    stdio.err(error.message)
    return 1
  }
}

/** Runs the command that the first argument names, and sets the exit code of the process. */
export async function runInTerminal(commands: Record<string, Command>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`The owner's commands are ${Object.keys(commands).join(', ')}.`)
  process.exitCode = await runCommand(command, args, process.env, {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
  })
}

/** Writes into a new file that only this user can read, or to the command's output. */
export function deliver(text: string, file: string | undefined, stdio: Stdio): void {
  if (file === undefined) {
    stdio.out(text)
    return
  }
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' })
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
