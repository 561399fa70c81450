/** The folder of the embedded database, and how it writes. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDataFolder } from '../../../../tests/fixtures/data-folder'
import { emptyFolder } from '../../test-server'
import { openStore, type Store } from '../database'
import { isDatabaseUnavailable } from '../database-errors'
import { rowsOf } from '../migrations'
import { EmbeddedClient } from './client'
import { spaceFloor, watchSpace } from './free-space'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

describe('a data folder', () => {
  let dataDir: string
  let store: Store
  beforeAll(async () => {
    dataDir = await newDataFolder()
    store = await openStore({ dataDir })
  })
  afterAll(() => store.close())

  it('is readable by its owner only', async () => {
    await store.db.execute(sql`create table notes (text text)`)
    await store.db.execute(sql`insert into notes values ('private')`)
    const open = [join(dataDir, 'pglite'), ...filesOf(join(dataDir, 'pglite'))].filter(
      (file) => statSync(file).mode & 0o077,
    )
    expect(open).toEqual([])
  })

  it('is synchronised at every commit', async () => {
    const [row] = rowsOf<Record<string, string>>(
      await store.db.execute(sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as by,
        current_setting('synchronous_commit') as at_commit`),
    )
    expect(row).toEqual({ fsync: 'on', by: 'fsync', at_commit: 'on' })
  })

  it('keeps its WAL below 80 MB', async () => {
    await store.db.execute(sql`create table filler (text text)`)
    await store.db.execute(sql`alter table filler alter text set storage external`)
    const size = () =>
      filesOf(join(dataDir, 'pglite/pg_wal')).reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2
    for (let round = 0; round < 30; round++)
      await store.db.execute(sql`insert into filler values (repeat('x', 4000000))`)
    await expect.poll(size, { timeout: 30_000 }).toBeLessThan(80)
  })
})

describe('a server does not start without the data that were there', () => {
  it.each([
    [
      'after a restore that was killed before its end',
      (folder: string) => mkdirSync(join(folder, 'restoring-a1b2c3')),
      /^A restore into .+ was interrupted: run `npm run restore -- FILE` again, or delete restoring-a1b2c3 .+\.$/,
    ],
    [
      'after a restore that was killed between its two renames',
      (folder: string) => mkdirSync(join(folder, 'pglite.before-20261123T0500')),
      /^A restore into .+ was interrupted: .+ or rename pglite\.before-20261123T0500 to pglite .+\.$/,
    ],
    [
      'whose PG_VERSION is lost',
      (folder: string) => {
        mkdirSync(join(folder, 'pglite'))
        writeFileSync(join(folder, 'pglite/postgresql.conf'), '')
      },
      /^The data in .+ are damaged \(PG_VERSION is missing\): put a backup in their place with `npm run restore .+\.$/,
    ],
  ])('%s', async (_, damage, message) => {
    const dataDir = emptyFolder()
    damage(dataDir)
    const before = readdirSync(dataDir, { recursive: true })
    await expect(openStore({ dataDir })).rejects.toThrow(message)
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before)
  })
})

describe('little space', () => {
  it('refuses writing below the floor, allows reading, and recovers by itself', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      let free = spaceFloor * 2
      const states: unknown[] = []
      const refusal = watchSpace(
        '/data',
        (state) => states.push(state),
        () => free,
      )
      expect(refusal()).toBeNull()
      free = spaceFloor - 1
      vi.advanceTimersByTime(1001)
      expect(refusal()).toBe(
        'The disk of /data is almost full: 127 MB are free, and the database writes only with more than 128 MB.',
      )
      free = spaceFloor
      vi.advanceTimersByTime(1001)
      expect(refusal()).toBeNull()
      expect(states).toEqual([
        { writable: false, freeMb: 127 },
        { writable: true, freeMb: 128 },
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is an error that the API answers with 503', async () => {
    let refusal: string | null = 'almost full'
    const folder = join(await newDataFolder(), 'pglite')
    const client = await EmbeddedClient.open({ folder, refusal: () => refusal })
    const write = () => client.query('create table more ()').catch((error) => error)
    expect(isDatabaseUnavailable(await write())).toBe(true)
    const [row] = (await client.query('select 1 as one')).rows
    expect(row).toEqual({ one: 1 })
    refusal = null
    expect(await write()).toMatchObject({ rows: [] })
    await client.close()
  })
})

it('ends a statement that hangs, answers the server meanwhile, and starts the database again', async () => {
  const folder = join(await newDataFolder(), 'pglite')
  const client = await EmbeddedClient.open({ folder, stuckMs: 2000 })
  await client.query('create table kept (n int)')
  await client.query('insert into kept values (1)')
  let ticks = 0
  const ticking = setInterval(() => ticks++, 50)
  const hanging = client
    .transaction(async (tx) => {
      await tx.query('insert into kept values (2)')
      await tx.query(`do $$ begin loop end loop; end $$`)
    })
    .catch((error) => error)
  expect(isDatabaseUnavailable(await hanging)).toBe(true)
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(10)
  expect((await client.query('select n from kept')).rows).toEqual([{ n: 1 }])
  await client.close()
})
