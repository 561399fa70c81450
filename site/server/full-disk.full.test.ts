/** The whole server on a disk that is full. Only root can mount a small one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { bundle } from '../../tests/fixtures/bundle'
import { newDataFolder } from '../../tests/fixtures/data-folder'
import { freeSpace } from './database/embedded/free-space'
import { emptyFolder, goodMessage } from './test-server'

const disk = emptyFolder()
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'none', disk]).status === 0
const servers: ChildProcess[] = []
afterAll(() => {
  // Those that a failed test has left.
  for (const server of servers) server.kill('SIGKILL')
  if (isMounted) spawnSync('umount', ['-l', disk])
})

const filler = join(disk, 'filler')
const fill = () => writeFileSync(filler, Buffer.alloc(freeSpace(disk) - 8 * 1024 * 1024))

it.runIf(isMounted)(
  `says that it only reads, stops in time, and says so when it starts${isMounted ? '' : ' (skipped: this user cannot mount a disk of 260 MB)'}`,
  async () => {
    cpSync(join(await newDataFolder(), 'pglite'), join(disk, 'pglite'), { recursive: true })
    const script = await bundle('site/server/start.ts', 'full-disk')

    async function start() {
      const child = spawn(process.execPath, [script], {
        env: {
          ...{ ...process.env, NODE_ENV: '', DATABASE_URL: '', LOG_LEVEL: 'warn' },
          ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: disk, DRAIN_MS: '0' },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      servers.push(child)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
      const url = await vi.waitUntil(() => output.match(/^Ready on (\S+)$/m)?.[1], { timeout: 60_000 })
      async function stop() {
        const begun = performance.now()
        child.kill('SIGTERM')
        expect((await once(child, 'exit'))[0]).toBe(0)
        expect(performance.now() - begun).toBeLessThan(8500)
      }
      return { url, stop, output: () => output }
    }
    const health = async (url: string) => (await (await fetch(`${url}/healthz`)).json()).status
    let saved = 0
    const save = async (url: string) => {
      const { status, headers } = await fetch(`${url}/v1/save_contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...goodMessage, subject: `Message ${saved++}`, captcha: 'sandbox' }),
      })
      return [status, headers.get('retry-after')]
    }

    const first = await start()
    expect(await save(first.url)).toEqual([200, null])
    fill()
    await expect.poll(() => health(first.url), { timeout: 10_000 }).toBe('read-only')
    expect(await save(first.url)).toEqual([503, '60'])
    expect(first.output()).toMatch(/"level":"error".*"writable":false.*"msg":"storage"/)
    await first.stop()

    const second = await start()
    expect(second.output()).toMatch(/^The disk of .+ is almost full: \d+ MB are free/m)
    rmSync(filler)
    await expect.poll(() => health(second.url), { timeout: 10_000 }).toBe('ok')
    expect(await save(second.url)).toEqual([200, null])
    await second.stop()
  },
  180_000,
)
