/** The sites of two other companies, a German shop and an Arabic library, with Next. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { en } from '@kaksha/design-system/labels/en'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.ts'
import { faults } from '../audit/findings/faults.ts'
import { chromiumLaunchOptions } from '../chromium.ts'
import { library } from './apps/shops/storefront/library.ts'
import type { Shop } from './apps/shops/storefront/shop.ts'
import { tea } from './apps/shops/storefront/tea.ts'
import { bin, node, openHome } from './frameworks/programs.ts'

/** The brands, as options of the command `theme`. */
const themes = {
  tea: ['--accent', '#a3263c', '--radius', '2', '--font', 'Georgia, "DejaVu Serif", serif'],
  library: ['--accent', '#5a3fc0', '--radius', '14', '--font', 'Tahoma, "Noto Sans Arabic", sans-serif'],
}

let home: Awaited<ReturnType<typeof openHome>>
/** The folder of both sites, which one Next server serves as `/de` and `/ar`. */
let app: string
let origin: string
let browser: Browser

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

beforeAll(async () => {
  home = await openHome(inject('tarball'))
  app = join(home.home, 'apps/shops')
  await cp(join(root, 'tests/consumers/apps/shops'), app, { recursive: true })
  const packages = ['@kaksha/design-system', 'react', 'react-dom', 'next']
  const dependencies = Object.fromEntries(packages.map((name) => [name, '*']))
  await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  const command = join(home.home, 'node_modules/@kaksha/design-system/commands.js')
  for (const [brand, options] of Object.entries(themes))
    await node(app, [command, 'theme', ...options, '--out', `storefront/${brand}.css`])
  await node(app, [bin('next/dist/bin/next'), 'build'])
  origin = await home.serveNext(app)
  browser = await chromium.launch(chromiumLaunchOptions())
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await home?.close()
}, 60_000)

it('doctor reports no problem', async () => {
  const { doctor } = await import('../../design-system/commands/doctor/doctor.ts')
  expect(doctor(app).flatMap(({ findings }) => findings)).toEqual([])
})

/** The words of all English labels. */
const english = new Set(wordsOf(JSON.stringify(en).replace(/"\w+":|\{\w+\}/g, ' ')))
/** Those that are German words too. */
const germanToo = new Set(['an', 'hand', 'in', 'mail', 'name', 'system', 'was'])
/** What is written in Latin letters in every language. */
const addresses = /\b(post@\w+\.example|name@example\.com)\b/g
/** Signs of the company that makes the design system. */
const foreign = /₹|\bINR\b|\p{Script=Devanagari}|\bkaksha|\bschool/iu

const languages = {
  de: {
    shop: tea,
    brand: 'tea',
    prices: ['24 €', '9,50 €', '1.290 €'],
    spoken: ['24 Euro im Monat', '9,50 Euro im Monat', '1.290 Euro im Jahr'],
    isForeign: (text: string) => wordsOf(text).some((word) => english.has(word) && !germanToo.has(word)),
  },
  ar: {
    shop: library,
    brand: 'library',
    prices: ['١٬٢٥٠ ج.م.', '٠ ج.م.', library.labels.pricingCard.hiddenPrice],
    spoken: ['١٬٢٥٠ جنيهًا مصريًا في السنة', 'مجاني: ٠ جنيه مصري في السنة'],
    isForeign: (text: string) => /\p{Script=Latin}/u.test(text),
  },
} as const satisfies Record<string, object>

/** Spaces that do not break and the marks of direction, as in the prices of `Intl`. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]|<!-- -->/g, '').replace(/\s/g, ' ')

/** Names, descriptions, values and role descriptions of the accessibility tree. */
async function announced(cdp: CDPSession) {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const texts = nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, description, value, properties = [] }) => [
      ...[name, description, value].map((one) => one?.value),
      // Missing in the types. Chromium sends its bytes as Latin-1.
      ...properties
        .filter((one) => one.name === ('roledescription' as never))
        .map((one) => Buffer.from(String(one.value.value), 'latin1').toString()),
    ])
  return new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))
}

/** Every colour of every element, as six digits of hex. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const names = [
      'color',
      'background-color',
      'border-top-color',
      'border-bottom-color',
      'border-left-color',
      'border-right-color',
      'outline-color',
      'fill',
      'stroke',
      'box-shadow',
      'text-decoration-color',
    ]
    const found = new Map<string, string>()
    for (const element of document.querySelectorAll('html, body, body *')) {
      const style = getComputedStyle(element)
      for (const name of names)
        for (const [, red, green, blue] of style
          .getPropertyValue(name)
          .matchAll(/rgba?\((\d+), (\d+), (\d+)(?!, 0\))/g)) {
          const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')
          found.set(`#${hex}`, `${name} of ${element.outerHTML.slice(0, 120)}`)
        }
    }
    return Object.fromEntries(found)
  })

/** The colours of Kaksha, without those that are the same in every theme: of errors and successes, black and white. */
function kakshaColours() {
  const tokens = createRequire(join(inject('home'), 'apps/'))('@kaksha/design-system/tokens.plain.json')
  const colours = ['light', 'dark', 'contrast'].flatMap((theme) =>
    Object.values<Record<string, { $value?: unknown }>>(tokens[theme]).flatMap((surface) =>
      Object.entries(surface)
        .filter(([name]) => !/^(error|ok)/.test(name))
        .map(([, { $value }]) => String($value)),
    ),
  )
  return new Set(colours.filter((colour) => /^#\w{6}$/.test(colour) && !/^#(0{6}|f{6})$/.test(colour)))
}

/** Colours of the brand: what its style sheet alone gives to the page, as in computed styles. */
async function brandColours(css: string, scheme: 'light' | 'dark') {
  const page = await browser.newPage({ colorScheme: scheme })
  await page.setContent(`<style>${css}</style>`)
  const colours = await page.evaluate(() => {
    const read = (name: string) => {
      document.body.style.color = `var(--ds-${name})`
      return getComputedStyle(document.body).color
    }
    return { accent: read('accent'), bg: read('bg'), link: read('link'), focus: read('focus') }
  })
  await page.close()
  return colours
}

describe.each(['de', 'ar'] as const)('the site in %s', (language) => {
  const { brand, prices, spoken, isForeign } = languages[language]
  const shop: Shop = languages[language].shop
  const { request } = shop
  const complaints: string[] = []
  const texts = new Set<string>()
  let page: Page
  let cdp: CDPSession
  let address: string

  beforeAll(async () => {
    address = `${origin}/${language}`
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
        complaints.push(`asked for ${request.url()}`)
    })
    cdp = await page.context().newCDPSession(page)
    await page.goto(address)
    // Before hydration the browser would send the form and the buttons would do nothing. Toaster adds this element after it.
    await page.locator('[data-slot=toaster]').waitFor({ state: 'attached' })
  })
  afterAll(() => page?.close())

  /** Remembers what is announced now, and checks the page with two engines and the direction of what has opened. */
  async function collect(opened: string) {
    const part = page.locator(opened)
    expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe(shop.direction)
    for (const text of await announced(cdp)) texts.add(text)
    expect(await faults(page, 'html', true)).toEqual([])
  }

  it('is rendered on the server, with its prices', async () => {
    const html = plain(await (await fetch(address)).text())
    expect(html).toContain(`<html lang="${shop.locale}" dir="${shop.direction}"`)
    for (const text of [shop.headline, shop.shelf.items[5]!.name, ...prices, ...spoken])
      expect(html).toContain(text)
  })

  it('has no fault in any state', async () => {
    await collect('html')
    await page.getByRole('button', { name: request.send }).click()
    await page.getByRole('link', { name: /„Name“|«الاسم»/ }).waitFor()
    await page.getByLabel(request.email, { exact: true }).fill(request.name)
    await page.getByRole('button', { name: request.send }).click()
    await page.getByRole('link', { name: /name@/ }).waitFor()
    await collect('main form')
    await page.getByRole('button', { name: shop.labels.carousel.next }).click()
    await page
      .getByRole('button', { name: shop.shelf.keepName.replace('{name}', shop.shelf.items[1]!.name) })
      .click()
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: shop.shelf.kept.replace('{name}', shop.shelf.items[1]!.name) })
    // Hover stops its time.
    await toast.hover()
    await collect('[data-slot=toast]')
    await toast.getByRole('button').click()
    await toast.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: shop.hours.title }).click()
    await page.getByRole('dialog', { name: shop.hours.title }).waitFor()
    await collect('[role=dialog]')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: shop.labels.drawer.menu }).click()
    await page.getByRole('navigation', { name: shop.labels.siteHeader.menu }).waitFor()
    await collect('dialog[open]')
    await page.keyboard.press('Escape')
  })

  it('sends the form', async () => {
    await page.getByLabel(request.name, { exact: true }).fill('Nora')
    await page.getByLabel(request.email, { exact: true }).fill('nora@post.example')
    await page.getByLabel(request.choice).selectOption({ index: 2 })
    await page.getByLabel(request.consent).check()
    await page.getByRole('button', { name: request.send }).click()
    await page.getByRole('listitem').filter({ hasText: request.sent }).waitFor()
  })

  it('has and announces no word of another language, and nothing of Kaksha', () => {
    const all = [...texts].map((text) => text.replace(addresses, ''))
    expect(all.length).toBeGreaterThan(60)
    for (const text of [shop.title, shop.labels.dialog.close, shop.labels.carousel.slide])
      expect(texts).toContain(text)
    expect(all.filter((text) => isForeign(text) || foreign.test(text))).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'has the colours of its brand and none of Kaksha: %s',
    async (scheme) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.mouse.move(0, 0)
      await page.emulateMedia({ colorScheme: scheme })
      const css = await readFile(join(app, `storefront/${brand}.css`), 'utf8')
      const { accent, bg, link, focus } = await brandColours(css, scheme)
      const style = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property)
      await expect.poll(() => style('body', 'background-color')).toBe(bg)
      expect(await style('[data-slot=site-header]', 'background-color')).toBe(bg)
      expect(await style('main [type=submit]', 'background-color')).toBe(accent)
      expect(await style('main a[href^=mailto]', 'color')).toBe(link)
      await page.getByLabel(request.consent).focus()
      await page.keyboard.press('Tab')
      expect(await style('main [type=submit]:focus-visible', 'outline-color')).toBe(focus)
      const kaksha = kakshaColours()
      const leaks = Object.entries(await coloursOf(page)).filter(
        ([colour]) => kaksha.has(colour) && !css.includes(colour),
      )
      expect(leaks).toEqual([])
    },
  )

  it('has no console message and no request to another host', () => {
    expect(complaints).toEqual([])
  })
})
