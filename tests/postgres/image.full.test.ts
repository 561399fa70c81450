/** The contents of an image: the files and packages that the Dockerfile names, in a separate folder, run as a server. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ensureSite, ensureStories } from '../../site/build/steps.ts'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dockerfile = readFileSync(join(root, 'docs/deployment/Dockerfile'), 'utf8')
const [, files = ''] = dockerfile.match(/cp -rL --parents (.+) \/runtime/) ?? []
const [, install = ''] = dockerfile.match(/RUN npm (ci --omit=dev .+)/) ?? []

const app = mkdtempSync(join(tmpdir(), 'kaksha-image-'))
let database: TestDatabase
// Builds the site and the stories if they are stale.
beforeAll(async () => {
  database = await someDatabase({ empty: true })
  await ensureSite()
  await ensureStories()
  for (const folder of ['.', 'design-system', 'site', 'site/server'])
    cpSync(join(root, folder, 'package.json'), join(app, folder, 'package.json'))
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(app, file))
  execFileSync('npm', install.split(' '), { cwd: app, stdio: 'pipe' })
  for (const file of files.split(' '))
    cpSync(join(root, file), join(app, file), { recursive: true, dereference: true })
}, 600_000)
afterAll(async () => {
  rmSync(app, { recursive: true, force: true })
  await database?.drop()
})

it('starts on a PostgreSQL, answers, stops on a signal, and runs the commands of the owner', async () => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DRAIN_MS: '0',

    DATABASE_URL: database.url,
    ALLOW_SANDBOX: 'sign-in,captcha,checkout,calendar,application',
  }
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
    const command = ['site/dist/server/owner-commands.js', 'inbox']
    expect(String(execFileSync(process.execPath, command, { cwd: app, env }))).toBe(
      'The inbox is empty: there is no message that waits for you. Those that are done: npm run inbox -- list --all\n',
    )
  } finally {
    server.kill('SIGTERM')
  }
  expect((await exit)[0], output).toBe(0)
})

it('contains no package that only the browser or PGlite needs', () => {
  const folder = join(app, 'node_modules')
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : name,
  )
  expect(names).toContain('hono')
  expect(names.filter((name) => /^(react|firebase|lucide|vite|@electric-sql)/.test(name))).toEqual([])
})
