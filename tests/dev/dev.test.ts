/** `npm run dev`, in a copy of the repository. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'
import { type Copy, copyRepository } from '../copy.ts'
import { hydrateIslands } from '../e2e/support/test.ts'
import { freePort } from '../free-port.ts'

let copy: Copy
let child: ChildProcess
let url: string
let output = ''
let browser: Browser
let page: Page
const problems: string[] = []
/** Requests of the page without a response yet. Their responses may still be errors. */
const pendingRequests = new Set<Request>()

beforeAll(async () => {
  copy = await copyRepository()
  const script = ['site/build/run.mjs', 'site/build/dev.ts'].map((file) => join(copy.folder, file))
  child = spawn(process.execPath, script, {
    // Vitest sets variables that switch Vite to its mode.
    env: { ...process.env, PORT: String(await freePort()), NODE_ENV: undefined, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  url = await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`The development server did not start:\n${output}`)
      return output.match(/^Ready on (\S+)/m)?.[1]
    },
    { timeout: 100_000 },
  )
  browser = await chromium.launch(chromiumLaunchOptions())
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => void pendingRequests.add(request))
  page.on('requestfailed', (request) => void pendingRequests.delete(request))
  page.on('response', (response) => {
    pendingRequests.delete(response.request())
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
}, 120_000)

/** Resolves with the exit code. */
async function stop(): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return child.exitCode
}
afterAll(async () => {
  await browser?.close()
  await stop()
  await copy?.remove()
}, 60_000)

const get = (path: string) => fetch(url + path, { redirect: 'manual' })

async function edit(file: string, find: string, replacement: string): Promise<void> {
  const path = join(copy.folder, file)
  const text = await readFile(path, 'utf8')
  expect(text, file).toContain(find)
  await writeFile(
    path,
    text.replace(find, () => replacement),
  )
}

/** The error message of a call with an unknown sandbox account. */
async function refusal(): Promise<string> {
  const response = await fetch(`${url}/v1/sandbox_sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Source: 'website' },
    body: JSON.stringify({ account: 'nobody' }),
  })
  return ((await response.json()) as { message: string }).message
}

it('answers pages, calls and files of the site on one port', async () => {
  const home = await get('/')
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('gives a teacher a full site')
  expect((await get('/no-such-page')).status).toBe(404)
  expect((await get('/about/')).headers.get('Location')).toBe('/about')
  expect(await (await get('/sitemap.xml')).text()).toContain('/about</loc>')
  expect(await (await get('/design-system/')).text()).toContain('npm run ladle')
  expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok' })
  expect(await refusal()).toBe('There is no such sandbox account.')
})

it('stores its data in a separate folder', async () => {
  expect(existsSync(join(copy.folder, '.data/dev/pglite'))).toBe(true)
  expect(readdirSync(join(copy.folder, '.data'))).toEqual(['dev'])
})

it.each(['/about', '/pricing', '/contact', '/'])(
  '%s: is hydrated, sections included, without console messages',
  { timeout: 120_000 },
  async (path) => {
    problems.length = 0
    await page.goto(url + path)
    await hydrateIslands(page)
    // A module that arrives imports others: none is pending for half a second.
    let since = performance.now()
    await expect
      .poll(
        () => {
          if (pendingRequests.size) since = performance.now()
          return performance.now() - since > 500
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(problems).toEqual([])
  },
)

/** One kind of change: the edit, and how to see its effect. */
interface Change {
  title: string
  file: string
  find: string
  replacement: string
  isAtWork: () => Promise<boolean>
}

/** Each stays: the page would load again because of a second edit, and interrupt the next test. */
const changes: readonly Change[] = [
  {
    title: 'a word of the content',
    file: 'site/content/home.ts',
    find: ' gives a teacher',
    replacement: ' changed gives a teacher',
    isAtWork: () => page.getByText(' changed gives a teacher').isVisible(),
  },
  {
    title: 'a class of a component',
    file: 'design-system/brand/hero/hero.tsx',
    find: "'relative px-inset pt-",
    replacement: "'relative indent-[177px] px-inset pt-",
    isAtWork: () =>
      page.locator('[data-slot=hero]').evaluate((hero) => getComputedStyle(hero).textIndent === '177px'),
  },
  {
    title: 'an event handler of React',
    file: 'design-system/components/tabs/tabs.tsx',
    find: 'onClick={(event) => {',
    replacement: "onClick={(event) => {\n        document.title = 'changed'",
    isAtWork: () =>
      page.evaluate(() => {
        document.title = ''
        document.querySelector<HTMLElement>('[role=tab]')?.click()
        return document.title === 'changed'
      }),
  },
  {
    title: 'a handler of the API',
    file: 'site/server/auth/sandbox.ts',
    find: 'There is no such sandbox account.',
    replacement: 'There is no such sandbox account. It has changed.',
    isAtWork: async () => (await refusal()).endsWith('changed.'),
  },
  {
    title: 'the inline script',
    file: 'site/browser/inline-page.ts',
    find: 'const root = document.documentElement',
    replacement: "const root = document.documentElement\nroot.dataset.mark = 'marked-by-the-test'",
    isAtWork: async () => (await (await get('/')).text()).includes('marked-by-the-test'),
  },
]

it.each(changes)(
  '$title: takes effect in the open page',
  { timeout: 120_000 },
  async ({ file, find, replacement, isAtWork }) => {
    // A page that is not connected to Vite when a file changes never hears of the change.
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto(url)
    await hydrateIslands(page)
    await connected
    const isChanged = () => isAtWork().catch(() => null)
    expect(await isChanged()).toBe(false)
    await edit(file, find, replacement)
    await expect.poll(isChanged, { timeout: 30_000, interval: 20 }).toBe(true)
    // The text 'Error' is also part of a module's name, error-page.tsx.
    expect(output).not.toMatch(/\berror\b(?!-)/i)
  },
)

it('shows an error in a handler, still serves pages, and continues when the error is fixed', async () => {
  const file = 'site/server/auth/sandbox.ts'
  const status = async () => (await fetch(`${url}/v1/sandbox_sign_in`, { method: 'POST' })).status
  await edit(file, 'export function', 'export fnction')
  await expect.poll(status, { timeout: 20_000 }).toBe(500)
  expect((await get('/about')).status).toBe(200)
  await edit(file, 'export fnction', 'export function')
  await expect.poll(status, { timeout: 20_000 }).toBe(415)
  expect(await refusal()).toContain('There is no such sandbox account.')
})

it('keeps the data when a handler changes, and reports changes that need a restart', async () => {
  const file = 'site/server/database/schema.ts'
  await edit(file, 'export', ' export')
  await expect.poll(() => output, { timeout: 20_000 }).toContain(`${file} has changed: stop`)
  expect(output.match(/Ready on/g)).toHaveLength(1)
})

it('stops on SIGTERM and closes its database', async () => {
  expect(await stop()).toBe(0)
  expect(existsSync(join(copy.folder, '.data/dev/server-lock'))).toBe(false)
})
