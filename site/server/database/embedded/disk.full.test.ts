/** The embedded database on a small disk. Only root can mount one. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newDataFolder } from '../../../../tests/fixtures/data-folder'
import { emptyFolder } from '../../test-server'
import { isDatabaseUnavailable } from '../database-errors'
import { EmbeddedClient } from './client'
import { freeSpace, watchSpace } from './free-space'

const disk = emptyFolder()
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'none', disk]).status === 0
afterAll(() => void (isMounted && spawnSync('umount', ['-l', disk])))

const filler = join(disk, 'filler')
const leave = (bytes: number) => writeFileSync(filler, Buffer.alloc(Math.max(0, freeSpace(disk) - bytes)))

it.runIf(isMounted)(
  `survives a disk that is full, and recovers when there is space${isMounted ? '' : ' (skipped: this user cannot mount a disk of 260 MB)'}`,
  async () => {
    cpSync(join(await newDataFolder(), 'pglite'), join(disk, 'pglite'), { recursive: true })
    const folder = join(disk, 'pglite')

    const guarded = await EmbeddedClient.open({ folder, refusal: watchSpace(disk) })
    await guarded.query('create table kept (n serial, text text)')
    await guarded.query(`insert into kept (text) values ('first')`)
    leave(100 * 1024 * 1024)
    // Free space is checked once a second.
    const write = (client: EmbeddedClient) =>
      client.query(`insert into kept (text) values (repeat(md5(random()::text), 60000))`).then(
        () => 'stored',
        (error) => (isDatabaseUnavailable(error) ? 'refused' : error),
      )
    await expect.poll(() => write(guarded), { timeout: 10_000 }).toBe('refused')
    rmSync(filler)
    await expect.poll(() => write(guarded), { timeout: 10_000 }).toBe('stored')
    await guarded.close()

    // Another process fills the disk faster than the server checks it.
    const client = await EmbeddedClient.open({ folder, stuckMs: 5000 })
    leave(4 * 1024 * 1024)
    let ticks = 0
    const ticking = setInterval(() => ticks++, 100)
    let stored = 0
    for (let result: unknown = 'stored'; result === 'stored'; stored++) {
      result = await write(client)
      if (stored === 200) throw new Error('The disk was never full.')
    }
    expect(ticks).toBeGreaterThan(5)
    clearInterval(ticking)
    rmSync(filler)
    const count = async () => (await client.query('select count(*)::int as n from kept')).rows[0]
    await expect.poll(count, { timeout: 60_000 }).toMatchObject({ n: expect.any(Number) })
    expect(await write(client)).toBe('stored')
    await client.close()
  },
  180_000,
)
