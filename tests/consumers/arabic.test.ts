/** The site of another company, an Arabic library, with a brand that the command `theme` made. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ar } from '@kaksha/design-system/labels/ar'
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { faults } from '../audit/findings/faults.ts'
import { library } from './apps/arabic/library.ts'
import { Site } from './browser.ts'

const app = join(inject('home'), 'apps/arabic')
const brand = ['--accent', '#5a3fc0', '--radius', '14', '--font', 'Tahoma, "Noto Sans Arabic", sans-serif']

let site: Site
let page: Page
let cdp: CDPSession

beforeAll(async () => {
  const command = join(inject('home'), 'node_modules/@kaksha/design-system/commands.js')
  spawnSync(process.execPath, [command, 'theme', ...brand, '--out', 'theme.css'], { cwd: app })
  site = await Site.open('arabic')
  page = site.page
  await page.setViewportSize({ width: 1440, height: 900 })
  cdp = await page.context().newCDPSession(page)
}, 120_000)
afterAll(() => site?.close())

/** What is written in Latin letters in every language. */
const addresses = /\b(post@\w+\.example|name@example\.com)\b/g
/** Signs of the company that makes the design system. */
const foreign = /₹|\bINR\b|\p{Script=Devanagari}|\bkaksha|\bschool/iu

/** Spaces that do not break and the marks of direction, as in the prices of `Intl`. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ')

/** Names, descriptions, values and role descriptions of the accessibility tree. */
async function announced() {
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
const coloursOfPage = () =>
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
  const page = await site.page.context().browser()!.newPage({ colorScheme: scheme })
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

const texts = new Set<string>()

/** Remembers what is announced now, and checks the page with two engines and the direction of what has opened. */
async function collect(opened: string) {
  expect(await page.locator(opened).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  for (const text of await announced()) texts.add(text)
  expect(await faults(page, 'html', true)).toEqual([])
}

it('shows and announces its prices as the language writes them', async () => {
  await page.getByRole('heading', { name: library.headline }).waitFor()
  const text = plain((await page.locator('main').textContent()) ?? '')
  for (const price of ['١٬٢٥٠ ج.م.', '٠ ج.م.', ar.pricingCard.hiddenPrice]) expect(text).toContain(price)
  for (const spoken of ['١٬٢٥٠ جنيهًا مصريًا في السنة', 'مجاني: ٠ جنيه مصري في السنة'])
    expect(text).toContain(spoken)
})

it('has no fault in any state', async () => {
  const { request, shelf, hours } = library
  await collect('html')
  await page.getByRole('button', { name: request.send }).click()
  await page.getByRole('link', { name: /«الاسم»/ }).waitFor()
  await page.getByLabel(request.email, { exact: true }).fill(request.name)
  await page.getByRole('button', { name: request.send }).click()
  await page.getByRole('link', { name: /name@/ }).waitFor()
  await collect('main form')
  await page.getByRole('button', { name: ar.carousel.next }).click()
  const { name } = shelf.items[1]!
  await page.getByRole('button', { name: shelf.keepName.replace('{name}', name) }).click()
  const toast = page.getByRole('listitem').filter({ hasText: shelf.kept.replace('{name}', name) })
  // Hover stops its time.
  await toast.hover()
  await collect('[data-slot=toast]')
  await toast.getByRole('button').click()
  await toast.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: hours.title }).click()
  await page.getByRole('dialog', { name: hours.title }).waitFor()
  await collect('[role=dialog]')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: ar.drawer.menu }).click()
  await page.getByRole('navigation', { name: ar.siteHeader.menu }).waitFor()
  await collect('dialog[open]')
  await page.keyboard.press('Escape')
})

it('sends the form', async () => {
  const { request } = library
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
  for (const text of [library.title, ar.dialog.close, ar.carousel.slide]) expect(texts).toContain(text)
  expect(all.filter((text) => /\p{Script=Latin}/u.test(text) || foreign.test(text))).toEqual([])
})

it.each(['light', 'dark'] as const)('has the colours of its brand and none of Kaksha: %s', async (scheme) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.mouse.move(0, 0)
  await page.emulateMedia({ colorScheme: scheme })
  const css = await readFile(join(app, 'theme.css'), 'utf8')
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
  await page.getByLabel(library.request.consent).focus()
  await page.keyboard.press('Tab')
  expect(await style('main [type=submit]:focus-visible', 'outline-color')).toBe(focus)
  const kaksha = kakshaColours()
  const leaks = Object.entries(await coloursOfPage()).filter(
    ([colour]) => kaksha.has(colour) && !css.includes(colour),
  )
  expect(leaks).toEqual([])
})

it('has no console message and no request to another host', () => {
  expect(site.faults).toEqual([])
})
