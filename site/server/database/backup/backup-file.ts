/** A backup file: gzip; a header line, one line per row, and a last line with the row counts. */
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../../runtime/start-error'
import { type Database, type MigrationOptions, openStore, type StoreOptions } from '../database'
import { knownMigrations } from '../migrations'
import { type Contents, type Counts, readTables, writeTables } from './backup-tables'

type Header = Contents & { backup: 'kaksha'; format: 1; takenAt: string }
type Footer = { counts: Counts }

const damaged = (file: string) =>
  new StartError(`${file} is not a whole backup: take another one. Nothing was changed.`)

/**
 * Writes a file that only its owner can read. It appears when it is complete, and replaces another one only
 * if allowed.
 */
export async function saveBackup(db: Database, file: string, mayReplace: boolean): Promise<Counts> {
  if (!mayReplace && existsSync(file))
    throw new StartError(`${file} is there already: name another file, or add --yes to replace it.`)
  const partial = `${file}.${process.pid}.partial`
  try {
    const out = createWriteStream(partial, { mode: 0o600, flags: 'wx' })
    const zip = createGzip()
    const done = finished(zip.pipe(out))
    done.catch(() => {})
    const write = async (line: string) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), done])
    }
    const counts = await readTables(db, {
      contents: (contents) => {
        const header: Header = { backup: 'kaksha', format: 1, takenAt: new Date().toISOString(), ...contents }
        return write(JSON.stringify(header))
      },
      // JSON escapes a tab inside a text, so the first tab ends the table's name.
      row: (table, json) => write(`${table}\t${json}`),
    })
    zip.end(`${JSON.stringify({ counts } satisfies Footer)}\n`)
    await done
    const written = await open(partial, 'r+')
    await written.sync().finally(() => written.close())
    await rename(partial, file)
    return counts
  } catch (error) {
    await rm(partial, { force: true })
    const { code, syscall } = error as NodeJS.ErrnoException
    throw syscall ? new StartError(`${file} cannot be written (${code}): name another place.`) : error
  }
}

/** The lines of a backup. `readline` is not used, because it also splits at two Unicode line separators. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  try {
    for await (const chunk of source.pipe(unzipped).setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    source.destroy()
  }
}

async function readHeader(file: string, lines: AsyncGenerator<string>): Promise<Header> {
  const first = await lines.next()
  const header = parse<Header>(first.value ?? '')
  if (header?.backup !== 'kaksha') throw damaged(file)
  if (header.format !== 1 || !knownMigrations().includes(header.migration))
    throw new StartError(`${file} was made by a newer version of this server: restore it with that one.`)
  return header
}

function parse<Value>(text: string): Value | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A readable message: those of zlib are about bytes, and those of the database quote stored values. */
const isDamage = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return /^(Z_|ERR_STREAM_PREMATURE_CLOSE|2[23])/.test(cause?.code ?? code ?? '')
}

/**
 * Loads a backup into a database without tables. The tables are created as of the backup, filled and then migrated.
 * Nothing remains if the file is damaged or the row counts differ.
 */
export async function loadBackup(file: string, target: StoreOptions): Promise<Counts> {
  const lines = linesOf(file)
  let saved: Counts | undefined
  async function* rows() {
    for await (const line of lines) {
      const end = line.indexOf('\t')
      if (end > 0) yield { table: line.slice(0, end), json: line.slice(end + 1) }
      else saved = parse<Footer>(line)?.counts
    }
  }
  try {
    const header = await readHeader(file, lines)
    let loaded: Counts = {}
    const fill: MigrationOptions['fill'] = async (tx) => {
      loaded = await writeTables(tx, header, rows())
      for (const { name } of header.tables) if (loaded[name] !== saved?.[name]) throw damaged(file)
    }
    await (await openStore({ ...target, migration: { until: header.migration, fill } })).close()
    await (await openStore(target)).close()
    return loaded
  } catch (error) {
    throw isDamage(error) ? damaged(file) : error
  } finally {
    await lines.return(undefined)
  }
}
