/** `npm run backup`, `npm run restore` and `npm run move`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, moveTo, restore } from '../database/backup/backup'
import type { Counts } from '../database/backup/backup-tables'
import { StartError } from '../runtime/start-error'
import { readSettings } from '../settings/settings'

const usage = `Use one of
  npm run backup -- FILE         saves the data in FILE, which only you can read; --yes to replace a file
  npm run restore -- FILE        puts them back; --yes if there is data already, which is then set aside
  npm run move -- DATABASE_URL   copies them from the data folder into an empty PostgreSQL`

const summary = (counts: Counts) =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')

async function main(): Promise<string> {
  const settings = readSettings(process.env)
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [command, what = '', ...more] = positionals
  if (!what || more.length > 0) throw new StartError(usage)
  const file = resolve(what)
  if (command === 'backup') return `Saved in ${file}: ${summary(await backUp(settings, file, values.yes))}.`
  if (command === 'restore') return `Restored: ${summary(await restore(file, settings, values.yes))}.`
  if (command === 'move')
    return `Copied: ${summary(await moveTo(what, settings.dataDir))}.\nSet DATABASE_URL to the new place now, and keep ${settings.dataDir} until you are sure.`
  throw new StartError(usage)
}

try {
  console.log(await main())
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  // A database error quotes values; its cause does not.
  const fault = (error as { cause?: unknown }).cause ?? error
  console.error(error instanceof StartError ? error.message : isUsage ? usage : fault)
  process.exit(1)
}
