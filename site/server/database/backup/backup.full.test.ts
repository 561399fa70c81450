import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../../tests/fixtures/bundle'
import { newDataFolder } from '../../../../tests/fixtures/data-folder'
import { type Database, openStore } from '../database'
import { backUp, restore } from './backup'
import { everything, fill, newMessageId } from './backup.fixture'

const newFolder = () => mkdtempSync(join(tmpdir(), 'kaksha-backup-'))
const place = await newDataFolder()
const file = join(place, 'saved')
let script: string
let before: Record<string, unknown[]>

async function within<Result>(dataDir: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir })
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

/** The command itself, in a process of its own. */
function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: place },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

beforeAll(async () => {
  script = await bundle('site/server/commands/backup.ts', 'backup')
  before = await within(place, async (db) => {
    await fill(db)
    return everything(db)
  })
  const { status, output } = command('backup', file)
  expect(output).toContain('contact_messages 440')
  expect(status).toBe(0)
})

describe('a backup', () => {
  it('is readable by its owner only, and replaces a file only on request', async () => {
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp({ dataDir: place }, file, false)).rejects.toThrow(/is there already: .+ --yes/)
    const old = readFileSync(file)
    await backUp({ dataDir: place }, file, true)
    expect(readFileSync(file).equals(old)).toBe(false)
    expect(readdirSync(place).filter((name) => name.startsWith('saved'))).toEqual(['saved'])
  })

  it('is refused while a server uses the folder, with advice', async () => {
    const server = await openStore({ dataDir: place })
    const { status, output } = command('backup', join(place, 'other'))
    await server.close()
    expect(output).toMatch(/^Another server \(process \d+\) is using the data in .+: stop it, /)
    expect(status).toBe(1)
  })

  it('restores everything and continues the ID sequences; replaces existing data only on request, and sets it aside', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'pglite'))
    writeFileSync(join(dataDir, 'pglite', 'mine'), '')
    await expect(restore(file, { dataDir }, false)).rejects.toThrow(
      /^There are data in .+ already: add --yes/,
    )
    expect(readdirSync(join(dataDir, 'pglite'))).toEqual(['mine'])

    vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await restore(file, { dataDir }, true)).toMatchObject({ accounts: 3, contact_messages: 440 })
    const [now, movedData = ''] = readdirSync(dataDir).sort()
    expect([now, movedData]).toEqual(['pglite', expect.stringMatching(/^pglite\.before-\d{8}T\d+Z$/)])
    expect(readdirSync(join(dataDir, movedData))).toEqual(['mine'])
    await within(dataDir, async (db) => {
      expect(await everything(db)).toEqual(before)
      expect(await newMessageId(db)).toBe(451)
    })
  })
})

describe('restoring', () => {
  const newer = () => {
    const [header = ''] = gunzipSync(readFileSync(file)).toString().split('\n')
    return gzipSync(`${JSON.stringify({ ...JSON.parse(header), migration: 9e12 })}\n`)
  }
  it.each<[string, () => Buffer, RegExp]>([
    ['that is cut off', () => readFileSync(file).subarray(0, 2000), /is not a whole backup/],
    ['that is not a backup', () => Buffer.from('not a backup'), /is not a whole backup/],
    ['that is compressed, but not a backup', () => gzipSync('{}\n'), /is not a whole backup/],
    ['of a newer version', newer, /made by a newer version/],
  ])('accepts no file %s, and changes nothing', async (_, content, reason) => {
    const dataDir = newFolder()
    const bad = join(place, 'bad')
    writeFileSync(bad, content())
    await expect(restore(bad, { dataDir }, false)).rejects.toThrow(reason)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('prints its usage', () => {
    const { status, output } = command('restore', '--no')
    expect(output).toContain('npm run restore -- FILE')
    expect(status).toBe(1)
    expect(command('restore', join(place, 'none')).output).toMatch(/^There is no .+none\.$/m)
  })
})
