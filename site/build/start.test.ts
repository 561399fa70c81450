/** `npm start` in a folder with a small site and small builds instead of the real ones. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './steps.ts'

let folder = ''
let npm: ChildProcess | undefined
let output = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-start-'))
  for (const name of ['site/build', 'site/dist/server', 'node_modules'])
    mkdirSync(join(folder, name), { recursive: true })
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: scripts.start } }))
  for (const name of ['run.mjs', 'start.mjs'])
    copyFileSync(join(root, 'site/build', name), join(folder, 'site/build', name))
  // These packages count as installed, because npm's copy of the lock file is younger.
  write('package-lock.json', '{}')
  write('node_modules/.package-lock.json', '{}')
  for (const name of ['vite', 'tsx'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
  write(
    'site/dist/server/start.js',
    `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('drained', ''); process.exit(0) })
setInterval(() => writeFileSync('state', process.env.STORIES_STATE ?? 'built'), 20)
console.log('Ready on http://localhost:1')`,
  )
})
afterEach(async () => {
  if (npm?.exitCode === null && npm.signalCode === null) {
    npm.kill('SIGTERM')
    await once(npm, 'exit')
  }
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 200 })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const has = (name: string) => existsSync(join(folder, name))
const state = () => has('state') && readFileSync(join(folder, 'state'), 'utf8')
const soon = { timeout: 30_000 }

/** Starts the site; `builds` has the code of each build. */
function start(builds: { site?: string; stories?: string }, args: string[] = []) {
  write(
    'site/build/build.ts',
    `import { existsSync, writeFileSync } from 'node:fs'
const wait = async (name: string) => { while (!existsSync(name)) await new Promise((done) => setTimeout(done, 20)) }
writeFileSync(process.argv[2] + '-build', '')
if (process.argv[2] === 'site') { ${builds.site ?? ''} } else { ${builds.stories ?? ''} }`,
  )
  output = ''
  npm = spawn('npm', ['start', '--', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (data) => (output += data))
  return npm
}

it('serves the site before the stories are built, and drains whatever the shell does with SIGTERM', async () => {
  const child = start({ site: "console.log('site')", stories: "await wait('go')" })
  await expect.poll(state, soon).toBe('building')
  expect(output.trim().split('\n').slice(-2)).toEqual(['site', 'Ready on http://localhost:1'])
  write('go', '')
  await expect.poll(state, soon).toBe('built')
  child.kill('SIGTERM')
  await expect.poll(() => has('drained'), soon).toBe(true)
})

it.each([
  [['--help'], 0, /^npm start: installs what is missing, builds the site and serves it on PORT \(3000\)\./m],
  [['--port', '4000'], 1, /^npm start takes no '--port'\. .+ PORT/m],
])('with %j ends with %i, and builds nothing', async (args, code, line) => {
  const child = start({ site: "console.log('site')" }, args)
  expect(await once(child, 'exit')).toEqual([code, null])
  expect(output).toMatch(line)
  expect(has('site-build')).toBe(false)
})

it('builds no fresh stories', async () => {
  start({ site: "process.send?.('stories are fresh')" })
  await expect.poll(state, soon).toBe('built')
  expect(has('stories-build')).toBe(false)
})

it('goes on without stories that cannot be built', async () => {
  start({ stories: 'process.exit(1)' })
  await expect.poll(state, soon).toBe('failed')
  expect(output).toContain('The design system could not be built')
})

it('ends with 1 when the site cannot be built', async () => {
  const [code] = await once(start({ site: 'process.exit(1)' }), 'exit')
  expect(code).toBe(1)
  expect(output).not.toContain('Ready')
})

it('serves nothing after a SIGTERM during the build', async () => {
  const child = start({ site: "await wait('go')" })
  await expect.poll(() => has('site-build'), soon).toBe(true)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await new Promise((done) => setTimeout(done, 1000))
  write('go', '')
  await new Promise((done) => setTimeout(done, 1000))
  expect(output).not.toContain('Ready')
})
