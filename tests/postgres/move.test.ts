import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, moveTo, restore } from '../../site/server/database/backup/backup'
import { everything, fill, newMessageId } from '../../site/server/database/backup/backup.fixture'
import { saveBackup } from '../../site/server/database/backup/backup-file'
import { openStore } from '../../site/server/database/database'
import { knownMigrations } from '../../site/server/database/migrations'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { internalValues } from '../../site/server/database/schema'

const place = mkdtempSync(join(tmpdir(), 'kaksha-move-'))
const dataDir = join(place, 'data')
let database: TestDatabase
let before: Record<string, unknown[]>
beforeAll(async () => {
  database = await someDatabase({ empty: true })
  const store = await openStore({ dataDir })
  await fill(store.db)
  before = await everything(store.db)
  await store.close()
})
afterAll(async () => {
  await database.drop()
  rmSync(place, { recursive: true })
})

it('the data of the data folder is copied to PostgreSQL, and a server continues with it', async () => {
  expect(await moveTo(database.url, dataDir)).toMatchObject({ accounts: 3, contact_messages: 440 })
  const store = await openStore({ databaseUrl: database.url, dataDir: '' })
  expect(await everything(store.db)).toEqual(before)

  // A backup is made while the database is in use, and contains the state at its start.
  const file = join(place, 'saved')
  await backUp({ databaseUrl: database.url, dataDir: '' }, file, false)
  expect(await newMessageId(store.db)).toBe(451)
  await store.close()
  const other = join(place, 'other')
  await restore(file, { dataDir: other }, false)
  const back = await openStore({ dataDir: other })
  expect(await everything(back.db)).toEqual(before)
  await back.close()
})

it('a backup of an older version is migrated', async () => {
  const [old, target] = await Promise.all([someDatabase({ empty: true }), someDatabase({ empty: true })])
  const [first] = knownMigrations()
  const store = await openStore({ databaseUrl: old.url, dataDir: '', migration: { until: first } })
  await store.db.insert(internalValues).values({ key: 'kept', value: 'yes' })
  const file = join(place, 'old')
  await saveBackup(store.db, file, false).finally(store.close)
  expect(await restore(file, { databaseUrl: target.url, dataDir: '' }, false)).not.toHaveProperty('events')
  const now = await openStore({ databaseUrl: target.url, dataDir: '' })
  expect(await everything(now.db)).toMatchObject({ settings: [expect.stringContaining('kept')], events: [] })
  await now.close()
  await Promise.all([old.drop(), target.drop()])
})

const withoutLine = (at: number) => (lines: string[]) => lines.toSpliced(at, 1)
it.each<[string, (lines: string[]) => string[]]>([
  ['a row that other rows reference', withoutLine(1)],
  [
    'a row that no other row references',
    (lines) =>
      lines.toSpliced(
        lines.findLastIndex((line) => line.startsWith('events')),
        1,
      ),
  ],
  ['its end', withoutLine(-2)],
  ['a column of its rows', (lines) => lines.map((line) => line.replace('"uid":', '"wid":'))],
])('a file that lacks %s is rejected, and leaves nothing behind', async (_, change) => {
  const file = join(place, 'whole')
  await backUp({ dataDir }, file, true)
  const bad = join(place, 'bad')
  writeFileSync(bad, gzipSync(change(gunzipSync(readFileSync(file)).toString().split('\n')).join('\n')))
  const empty = await someDatabase({ empty: true })
  const target = { databaseUrl: empty.url, dataDir: '' }
  await expect(restore(bad, target, false)).rejects.toThrow(/is not a whole backup/)
  // The database is still empty, so a correct file can be restored.
  expect(await restore(file, target, false)).toMatchObject({ accounts: 3 })
  await empty.drop()
})

it('a PostgreSQL that has data is left unchanged', async () => {
  await expect(moveTo(database.url, dataDir)).rejects.toThrow(
    /^The PostgreSQL has tables of this product already/,
  )
})
