/** What the owner's commands have in common: reaching the data, and ending with a code. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Desk, deskOver } from './desk'
import { openStore } from './platform/database'
import { DeskRefusal, deskOf, isNobodyThere } from './platform/desk'
import { repositoryFolder } from './platform/paths'
import { readSettings } from './platform/settings'
import { StartError } from './platform/start-error'

/** The command was not understood: it says how it is meant. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Work = (desk: Desk) => Promise<void>

/**
 * With DATABASE_URL the database takes many at once. A folder takes one process: the running server is asked, and
 * where none runs the folder is opened.
 */
async function atDesk(work: Work): Promise<void> {
  const envFile = join(repositoryFolder, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const settings = readSettings(process.env)
  const ask = settings.databaseUrl ? null : deskOf(settings.dataDir)
  if (ask) {
    try {
      return await work(((call, input) => ask({ call, input })) as Desk)
    } catch (error) {
      if (!isNobodyThere(error)) throw error
    }
  }
  const store = await openStore(settings)
  try {
    const answer = deskOver(store.db)
    await work(((call, input) => answer({ call, input })) as Desk)
  } finally {
    await store.close()
  }
}

/** Runs a command: 0 when it was done, 1 when it could not be, 2 when it was not understood. */
export async function runCommand(usage: string, parse: (words: string[]) => Work): Promise<void> {
  const words = process.argv.slice(2)
  if (words.some((word) => word === '--help' || word === '-h')) return void console.log(usage)
  try {
    await atDesk(parse(words))
  } catch (error) {
    const understood = !(error instanceof UsageError)
    const known = !understood || error instanceof DeskRefusal || error instanceof StartError
    console.error(known ? (error as Error).message : error)
    if (!understood) console.error(`\n${usage}`)
    process.exitCode = understood ? 1 : 2
  }
}

/** Into a new file that is this user's alone, or to standard output. */
export function deliverText(text: string, file: string | undefined): void {
  if (file === undefined) return void process.stdout.write(text)
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DeskRefusal(
      code === 'EEXIST'
        ? `${file} is there already: name a new file.`
        : `${file} cannot be written (${code}).`,
    )
  }
  console.log(`Written to ${file}. It holds personal data: delete it when you are done with it.`)
}
