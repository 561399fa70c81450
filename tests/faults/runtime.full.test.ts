/** The contents of an image: exactly these files, in a separate folder, run as a server. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureSite, ensureStories } from '../../site/build/steps.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('requires a target folder', () => {
  const made = spawnSync(process.execPath, ['site/build/runtime.mjs'], { cwd: root, encoding: 'utf8' })
  expect(made).toMatchObject({ status: 1, stderr: 'Say where: node site/build/runtime.mjs FOLDER\n' })
})

describe('the files of the image', () => {
  const place = mkdtempSync(join(tmpdir(), 'kaksha-runtime-'))
  const app = join(place, 'app')
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DRAIN_MS: '0' },
    ALLOW_SANDBOX: 'sign-in,captcha,checkout,calendar,application',
    DATA_DIR: join(place, 'data'),
  }
  beforeAll(async () => {
    await ensureSite()
    await ensureStories()
    const made = spawnSync(process.execPath, ['site/build/runtime.mjs', app], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(made.stderr).toBe('')
  })
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it('start, answer, stop on a signal, and make a backup', async () => {
    const server = spawn(process.execPath, ['site/dist/server/start.js'], { cwd: app, env, stdio: 'pipe' })
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data))
    const exit = once(server, 'exit')
    try {
      const url = await vi.waitUntil(() => output.match(/Ready on (\S+)/)?.[1], { timeout: 60_000 })
      for (const path of ['/', '/pricing', '/healthz', '/design-system/'])
        expect((await fetch(url + path)).status, path).toBe(200)
      const reply = await fetch(`${url}/v1/sandbox_sign_in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"account":"sandbox-mitali"}',
      })
      expect(await reply.json()).toMatchObject({ success: true })
      // The server has created its database. Its memory can be read on Linux only.
      if (process.platform === 'linux') {
        const [, kilobytes] =
          readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+)/m) ?? []
        expect(Number(kilobytes) / 1024).toBeLessThan(400)
      }
    } finally {
      server.kill('SIGTERM')
    }
    expect((await exit)[0], output).toBe(0)
    const backup = spawnSync(
      process.execPath,
      ['site/build/command.mjs', 'backup', 'backup', join(place, 'saved')],
      { cwd: app, env, encoding: 'utf8' },
    )
    expect(backup.stderr).toBe('')
    expect(backup.stdout).toContain('settings 2')
  })
})
