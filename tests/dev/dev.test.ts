/** `npm run dev`, in a copy of the repository. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'
import { type Copy, copyRepository } from '../copy.ts'
import { hydrateIslands } from '../e2e/support/test.ts'
import { applyChange, changes, Development, refusal } from './development.ts'

let copy: Copy
let server: Development
let browser: Browser
let page: Page
const problems: string[] = []
/** Requests of the page without a response yet. Their responses may still be errors. */
const pendingRequests = new Set<Request>()

beforeAll(async () => {
  copy = await copyRepository()
  server = await Development.start(copy.folder)
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

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await copy?.remove()
}, 60_000)

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' })

it('answers pages, calls and files of the site on one port', async () => {
  const home = await get('/')
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('gives a teacher a full site')
  expect((await get('/no-such-page')).status).toBe(404)
  expect((await get('/about/')).headers.get('Location')).toBe('/about')
  expect(await (await get('/sitemap.xml')).text()).toContain('/about</loc>')
  expect(await (await get('/design-system/')).text()).toContain('npm run ladle')
  expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok' })
  expect(await refusal(server.url)).toBe('There is no such sandbox account.')
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
    await page.goto(server.url + path)
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

it.each(changes)('$title: takes effect in the open page', { timeout: 120_000 }, async (change) => {
  await applyChange(change, server, page, `x${changes.indexOf(change)}77`)
  // The text 'Error' is also part of a module's name, error-page.tsx.
  expect(server.output).not.toMatch(/\berror\b(?!-)/i)
})

it('shows an error in a handler, still serves pages, and continues when the error is fixed', async () => {
  const file = 'site/server/auth/sandbox.ts'
  const status = () =>
    fetch(`${server.url}/v1/sandbox_sign_in`, { method: 'POST' }).then((response) => response.status)
  await server.edit(file, 'export function', 'export fnction')
  await expect.poll(status, { timeout: 20_000 }).toBe(500)
  expect((await get('/about')).status).toBe(200)
  await server.edit(file, 'export fnction', 'export function')
  await expect.poll(status, { timeout: 20_000 }).toBe(415)
  expect(await refusal(server.url)).toBe('There is no such sandbox account.')
})

it('keeps the data when a handler changes, and reports changes that need a restart', async () => {
  const file = 'site/server/database/schema.ts'
  await server.edit(file, 'export', ' export')
  await expect.poll(() => server.output, { timeout: 20_000 }).toContain(`${file} has changed: stop`)
  expect(server.output.match(/Ready on/g)).toHaveLength(1)
})

it('stops on SIGTERM and closes its database', async () => {
  expect(await server.stop()).toBe(0)
  expect(existsSync(join(copy.folder, '.data/dev/server.lock'))).toBe(false)
})
