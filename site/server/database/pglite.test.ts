/** The data folder of PGlite: who can read it, and when it is refused. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { newDataFolder } from '../../../tests/fixtures/data-folder'
import { emptyFolder } from '../test-server.fixture'
import { openStore } from './database'
import { openPglite } from './pglite'
import { accounts } from './schema'

const used = await newDataFolder()
await (await openStore({ dataDir: used })).close()

it('is readable by its owner only, also where it was not', async () => {
  const dataDir = used
  chmodSync(join(dataDir, 'pglite'), 0o755)
  await (await openStore({ dataDir })).close()
  expect(statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o700)
})

it('is created whole, and what a killed start has left is removed', async () => {
  const dataDir = join(emptyFolder(), 'new')
  mkdirSync(join(dataDir, 'creating-a1b2c3/base'), { recursive: true })
  const store = await openStore({ dataDir })
  expect(await store.db.$count(accounts)).toBe(0)
  expect(readdirSync(dataDir).sort()).toEqual(['pglite', 'server-lock'])
  await store.close()
  expect(existsSync(join(dataDir, 'server-lock'))).toBe(false)
})

/** Whether a new folder got a new cluster, and whether it can be used. */
async function openNew(cache: string) {
  const say = vi.spyOn(console, 'log').mockReturnValue()
  const store = await openPglite(emptyFolder(), {}, cache)
  expect(await store.db.$count(accounts)).toBe(0)
  await store.db.insert(accounts).values({ uid: 'a', email: 'a@b.example', displayName: 'A', photoURL: '' })
  await store.close()
  const isCreated = say.mock.calls.length > 0
  say.mockRestore()
  return isCreated
}

it('gets a copy of the first one, without what was stored there', async () => {
  const cache = emptyFolder()
  mkdirSync(join(cache, 'cluster-of-an-older-version'))
  expect([await openNew(cache), await openNew(cache), await openNew(cache)]).toEqual([true, false, false])
  expect(readdirSync(cache)).toHaveLength(1)
})

it('does not need a place for that copy', async () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  expect(await openNew(join(file, 'cache'))).toBe(true)
})

it.each([
  ['without PG_VERSION', (cluster: string) => rmSync(join(cluster, 'PG_VERSION'))],
  ['without pg_control', (cluster: string) => rmSync(join(cluster, 'global/pg_control'))],
  [
    'of another version of PostgreSQL',
    (cluster: string) => writeFileSync(join(cluster, 'PG_VERSION'), '15\n'),
  ],
  ['with a damaged pg_control', (cluster: string) => writeFileSync(join(cluster, 'global/pg_control'), '')],
  [
    'with files of something else',
    (cluster: string) => {
      rmSync(cluster, { recursive: true })
      mkdirSync(cluster)
      writeFileSync(join(cluster, 'notes.txt'), 'mine')
    },
  ],
])('%s, it is refused and left as it is', async (_, damage) => {
  const dataDir = emptyFolder()
  cpSync(used, dataDir, { recursive: true })
  damage(join(dataDir, 'pglite'))
  const files = () =>
    readdirSync(dataDir, { recursive: true }).filter((name) => name !== 'pglite/postmaster.pid')
  const before = files().sort()
  await expect(openStore({ dataDir })).rejects.toThrow(
    /^The data in .+ are damaged, or not of this version of PGlite: move the folder away to start without data\.$/,
  )
  expect(files().sort()).toEqual(before)
})
