import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.ts'
import { faults } from '../audit/script.ts'
import { chromiumLaunchOptions } from '../chromium.ts'
import { watch } from './browser.ts'
import { frameworks, openSites, withEveryExport } from './frameworks/sites.ts'

type Sites = Awaited<ReturnType<typeof openSites>>
let sites: Sites
let browser: Browser

beforeAll(async () => {
  sites = await openSites(inject('tarball'))
  browser = await chromium.launch(chromiumLaunchOptions())
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await sites?.close()
}, 60_000)

/** Goes to a page, and waits until it is hydrated: Toaster appears only then, and Astro hydrates each island by itself. */
async function goto(page: Page, address: string) {
  await page.goto(address)
  await page.locator('[data-slot=toaster]').first().waitFor({ state: 'attached' })
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' })
}

/** Opens a page, and collects what is wrong in its console and with its requests. */
async function openPage(origin: string, path = '') {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const complaints = watch(page, origin)
  page.setDefaultTimeout(90_000)
  await goto(page, origin + path)
  return { page, complaints }
}

const open = (name: string) => openPage(sites.origins[name]!)

const isRouted = (name: string) => !['vite', 'esbuild'].includes(name)

describe.each(frameworks.filter(isRouted))('the first page with %s', (name) => {
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    ;({ page, complaints } = await open(name))
  })
  afterAll(() => page?.close())

  it('has the colours of the theme', async () => {
    // The accent of the guide's command, #1d4ed8, and the text that is legible on it.
    const coloursOf = (element: Element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return { backgroundColor, color }
    }
    expect(await page.getByRole('button', { name: 'Send' }).evaluate(coloursOf)).toEqual({
      backgroundColor: 'rgb(29, 78, 216)',
      color: 'rgb(255, 255, 255)',
    })
    expect(await faults(page)).toEqual([])
  })

  it('sends a form by keyboard, after its error', async () => {
    const field = page.getByRole('textbox', { name: 'E-mail' })
    await field.press('Enter')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Fill in')
    await field.fill('asha@example.com')
    await field.press('Enter')
    const toast = page.getByRole('listitem').filter({ hasText: 'We answer within a day.' })
    await toast.waitFor()
    expect(await faults(page)).toEqual([])
    await toast.getByRole('button').press('Enter')
    await toast.waitFor({ state: 'detached' })
  })

  it('opens and closes a dialog by keyboard', async () => {
    const opener = page.getByRole('button', { name: 'Opening hours' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Opening hours' })
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('navigates by a link of the header without a reload', async () => {
    await goto(page, `${sites.origins[name]}/fees`)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
    expect(await home.getAttribute('aria-current')).toBe(null)
    await home.click()
    await page.getByRole('heading', { level: 1, name: 'Ganit' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => home.getAttribute('aria-current')).toBe('page')
    expect(await faults(page)).toEqual([])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await faults(page)).toEqual([])
  })

  it('moves the carousel, changes a tab and opens an accordion item', async () => {
    const carousel = page.getByRole('region', { name: 'New books' })
    await carousel.getByRole('button', { name: /next/i }).press('Enter')
    await page.getByRole('tab', { name: 'Novels' }).press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Maps' }).waitFor({ state: 'visible' })
    await page.getByRole('button', { name: 'What if a book is late?' }).press('Enter')
    await page.getByText('There is no fine.').waitFor({ state: 'visible' })
    expect(await faults(page)).toEqual([])
  })

  it('has no console message and no request to another host', () => {
    expect(complaints).toEqual([])
  })
})

it('renders a page of a dynamic route with Next and cacheComponents', async () => {
  const { page, complaints } = await openPage(sites.origins.next!, '/terms/spring')
  await page.getByRole('heading', { level: 1, name: 'Term spring' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

it('keeps the theme that a visitor has chosen when the ClientRouter of Astro changes the page', async () => {
  const { page } = await openPage(sites.origins.astro!, '/fees')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ganit' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.close()
})

it.each(frameworks.filter((name) => !isRouted(name)))('the first page works with %s', async (name) => {
  const { page, complaints } = await open(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com')
  const send = page.getByRole('button', { name: 'Send' })
  expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(29, 78, 216)')
  await send.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'We answer within a day.' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Opening hours' }).press('Enter')
  await page.getByRole('dialog', { name: 'Opening hours' }).waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

const duplicateIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

type Name = (typeof withEveryExport)[number]
const development = new Map<Name, ReturnType<Sites['develop']>>()
const modes = {
  production: async (name: Name) => ({ origin: sites.origins[name]!, output: [] as string[] }),
  development: (name: Name) => {
    if (!development.has(name)) development.set(name, sites.develop(name))
    return development.get(name)!
  },
}

it('the page of every export has every export', async () => {
  const files = ['every.tsx', 'every-client.tsx'].map((name) =>
    join(root, 'tests/consumers/apps/shared', name),
  )
  const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('')
  const names = [
    ...Object.keys(await import('@kaksha/design-system')),
    ...Object.keys(await import('@kaksha/design-system/brand')),
  ]
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

it.each(withEveryExport)('navigates by every link of every part without a reload, with %s', async (name) => {
  const { page, complaints } = await openPage(sites.origins[name]!, '/every')
  await page.getByText(/^Ready, \d+$/).waitFor()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const links = page.locator('#library a[href="/fees"]')
  const count = await links.count()
  expect(count).toBeGreaterThan(20)
  for (let index = 0; index < count; index++) {
    await links.nth(index).evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor()
    await page.goBack()
    await page.getByText(/^Ready, \d+$/).waitFor()
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints).toEqual([])
  await page.close()
})

// The development server of Vite cannot bundle React for the server, which two versions beside each other need.
const served = { production: withEveryExport, development: ['next', 'react-router'] as const }

describe.each(['production', 'development'] as const)('in %s', (mode) => {
  const serve = modes[mode]
  describe.each<Name>(served[mode])('every public export with %s', (name) => {
    let server: Awaited<ReturnType<typeof serve>>
    beforeAll(async () => {
      server = await serve(name)
    }, 300_000)

    it('renders and hydrates without a message, an exception or an id twice', async () => {
      const { page, complaints } = await openPage(server.origin, '/every')
      await page.getByText(/^Ready, \d+$/).waitFor()
      expect(await duplicateIds(page)).toEqual([])
      // The shell of the documentation has a Toaster too.
      expect(complaints.filter((complaint) => !complaint.includes('two Toasters'))).toEqual([])
      expect(server.output.filter((line) => /error|warn/i.test(line) && !/favicon/.test(line))).toEqual([])
      await page.close()
    })

    it('renders a page of 300 links', async () => {
      const { page, complaints } = await openPage(server.origin, '/links')
      expect(await page.locator('main a[href="/fees"]').count()).toBe(300)
      expect(await page.locator('main a[data-slot=button][class]').count()).toBe(150)
      expect(complaints).toEqual([])
      await page.close()
    })
  })

  it('a Field of a layout and one of its page have different ids after a navigation, with Next', async () => {
    const { origin } = await serve('next')
    const { page, complaints } = await openPage(origin, '/forms')
    await page.getByRole('textbox', { name: 'First' }).waitFor()
    await page.getByRole('link', { name: 'Second form' }).click()
    const search = page.getByRole('textbox', { name: 'Search', exact: true })
    const second = page.getByRole('textbox', { name: 'Second', exact: true })
    await second!.waitFor()
    expect(await duplicateIds(page)).toEqual([])
    await page.getByText('Second', { exact: true }).click()
    expect(await second!.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByText('Search', { exact: true }).click()
    expect(await search!.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.close()
  })
})

it.each(frameworks)('doctor reports no problem in the site with %s', async (name) => {
  const { doctor } = await import('../../design-system/commands/doctor/doctor.ts')
  expect(doctor(join(sites.home, 'apps', name)).flatMap(({ findings }) => findings)).toEqual([])
})
