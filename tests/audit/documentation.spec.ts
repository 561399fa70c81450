import type { Page } from '@playwright/test'
import { createTheme } from '../../design-system/tokens/theme/create-theme'
import { expect, test } from '../e2e/support/test'
import { queries } from '../fixtures/search-queries'
import { auditPage } from './audit-page'
import { chosenModes, pageModes } from './tier'

const button = '/design-system/components/button'
/** Opens a page, and waits until it is live: its document has it before that. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.locator('html[data-shown]').waitFor()
}
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

const list = (page: Page) => page.getByRole('navigation', { name: 'Pages and stories' })
const settings = (page: Page) => page.getByRole('group', { name: 'How stories are shown' })

test.use({ reducedMotion: 'reduce', allowedErrors: [/status of 404/] })

test('opens with the introduction, under the brand, with a link to the page of every component', async ({
  page,
}) => {
  await open(page, '/design-system/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('design system')
  await expect(page).toHaveTitle(/^Introduction · /)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  const links = page.getByRole('region', { name: 'Components' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  expect(await links.count()).toBeGreaterThan(70)
  const pictures = page.getByRole('region', { name: 'Components' }).locator('li > [inert]')
  await expect(pictures.first()).toContainText('Tabla for beginners')
  expect(await pictures.count()).toBeGreaterThan(70)
  await links.filter({ hasText: 'Button' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
})

test('a page is live at its own address, which links, the list and Back keep', async ({ page }) => {
  const address = '/design-system/components/dialog'
  await open(page, address)
  await page.locator('html[data-shown="components/dialog"]').waitFor()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://kaksha.example${address}`,
  )
  await page.getByRole('region', { name: 'Example', exact: true }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)

  await settings(page).getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(page).toHaveURL(`${address}?theme=dark`)
  await list(page).getByRole('link', { name: 'Short form' }).click()
  await expect(page).toHaveURL('/design-system/?story=components--dialog--short-form&theme=dark')
  const dialog = page.getByRole('dialog', { name: 'Rename the batch' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(list(page).locator('[aria-current]')).toHaveText('Short form')
  await expect(list(page).locator('[aria-current]')).toBeInViewport()
  await list(page).getByRole('link', { name: 'Dialog', exact: true }).click()
  await expect(page).toHaveURL(`${address}?theme=dark`)
  await page.locator('html[data-shown="components/dialog"]').waitFor()
  await page.goBack()
  await expect(page).toHaveURL(/short-form/)
  await expect(dialog).toBeVisible()
})

test('simulates a window width, to which media queries respond', async ({ page }) => {
  await open(page, '/design-system/?story=components--button--default&viewport=390')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Save & Next' })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
})

test('the first example of a page has its own theme, width and direction', async ({ page }) => {
  await open(page, button)
  const stage = page.getByRole('region', { name: 'Example', exact: true })
  for (const [name, value] of [
    ['Theme', 'dark'],
    ['Width', '320'],
    ['Direction', 'rtl'],
  ] as const)
    await stage.getByRole('combobox', { name }).selectOption(value)
  const example = stage.frameLocator('iframe').locator('html[data-theme=dark][dir=rtl]')
  await expect(example.getByRole('button', { name: 'Save & Next' })).toBeVisible()
  expect(await example.evaluate(() => innerWidth)).toBe(320)
  expect(await theme(page)).toBeNull()
  await expect(page).toHaveURL(button)
})

test('a component page follows the system theme, has code to copy, and no single-key shortcuts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, button)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await theme(page)).toBeNull()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')

  // Speech input users can trigger single-key shortcuts by accident (WCAG 2.1.4).
  const before = page.url()
  for (const key of 'fdwrsac/') await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  expect(page.url()).toBe(before)

  await page.getByRole('button', { name: 'Copy: Code of Default' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("import { Button } from '@kaksha/design-system'")
  expect(copied).toContain('<Button variant="primary">')
  expect(copied).not.toContain('IconOnly')
})

test('the search is opened by Ctrl and K, and Enter opens the first page that it finds', async ({ page }) => {
  await open(page, button)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  const top = (await dialog.boundingBox())!.y
  await field.fill('modal')
  await expect(dialog.getByRole('status')).toHaveText(/^\d pages, the best first$/)
  const links = dialog.getByRole('link')
  await expect(links.first()).toContainText('Dialog')
  expect.soft((await dialog.boundingBox())!.y, 'the upper edge stays in place').toBe(top)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await auditPage(page, 'documentation, search', 'state', chosenModes)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible()
})

test('the search finds a page by what newcomers call it, among the first three', async ({ page }) => {
  await open(page, '/design-system/')
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  const field = dialog.getByRole('searchbox')
  await field.fill('install')
  await expect(dialog.getByRole('link').first()).toBeVisible()
  const missed: string[] = []
  for (const [query, title] of queries) {
    await field.fill('')
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await field.fill(query)
    await expect(dialog.getByRole('link').first()).toBeVisible()
    const titles = await dialog.getByRole('link').getByRole('strong').allTextContents()
    if (!titles.slice(0, 3).includes(title)) missed.push(`${query}: ${titles.join(', ')}`)
  }
  expect(missed).toEqual([])
  for (const nothing of ['%$#@!', 'x'.repeat(200), 'ঀ']) {
    await field.fill('')
    await expect(dialog.getByRole('status')).toContainText('Names of other design systems')
    await field.fill(nothing)
    await expect(dialog.getByRole('status')).toContainText('Nothing found.')
  }
})

test('the search leads to a heading of the present page, also inside a disclosure', async ({ page }) => {
  await open(page, '/design-system/components/dialog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  await dialog.getByRole('searchbox').fill('DialogFooter')
  await dialog.getByRole('link', { name: 'Dialog' }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: 'DialogFooter' })).toBeInViewport()
})

test('the contents mark the section that is read, and the last link leads to the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, button)
  const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  await expect(marked).toHaveText('Example')
  for (const section of ['Keyboard', 'Props', 'Status']) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: section }).click()
    await expect(marked).toHaveText(section)
  }
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await expect(neighbours.getByRole('link')).toHaveText([/Breadcrumbs$/, /ButtonGroup$/])
  await neighbours.getByRole('link', { name: 'Next: ButtonGroup' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ButtonGroup' })).toBeVisible()
})

test('an address without a page says so, and searches for its words', async ({ page }) => {
  const response = await page.goto('/design-system/components/buton')
  expect(response?.status()).toBe(404)
  await page.locator('html[data-shown]').waitFor()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found · /)
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue('buton')
  await expect(main.getByRole('search').getByRole('link').first()).toContainText('Button')
  await open(page, '/design-system/?story=nonsense')
  await expect(main.getByText('There is no page or story with the address nonsense.')).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveValue('')
})

test('the page about brands makes a theme to copy, under the policy of the server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/design-system/foundations/brands')
  const form = page.getByRole('region', { name: 'Make it in this page' })
  await form.getByRole('textbox', { name: /^Accent/ }).fill('#e8590c')
  await form.getByRole('textbox', { name: /^Ink/ }).fill('#333333')
  const take = form.getByRole('button', { name: /^Use #\w+ for accent$/ })
  await expect(take).toBeVisible()
  await auditPage(page, 'documentation, a brand without contrast', 'state', chosenModes)
  const accent = (await take.innerText()).match(/#\w+/)![0]
  await take.press('Enter')
  await expect(form.getByText(/^All [\d,]+ pairs of colours have enough contrast\.$/).first()).toBeVisible()
  const [red, green, blue] = accent.match(/\w\w/g)!.map((pair) => Number.parseInt(pair, 16))
  for (const theme of ['light', 'dark'])
    await expect(
      form.getByRole('region', { name: `Preview, ${theme}` }).getByRole('button', { name: 'Book a lesson' }),
    ).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`)
  await form.getByRole('button', { name: 'Copy: Your brand as CSS' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    createTheme({ accent, ink: '#333333' }).css,
  )
})

test('without JavaScript a page has its list and all its examples, and a story leads to the pages', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/design-system/?story=components--button--small')
  await page.getByRole('link', { name: 'The pages of the documentation' }).click()
  await list(page).getByRole('link', { name: 'Button', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect(page.getByText('need JavaScript')).toHaveCount(0)
  await expect(page.getByText('Press it: it keeps its focus')).toBeVisible()
  await page.close()
})

test('the header covers neither the page nor its list, at any width', async ({ page }) => {
  await open(page, button)
  for (const width of [320, 390, 768, 1024, 1100, 1144, 1204, 1280, 1384, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { bottom, top } = await page.evaluate(() => ({
      bottom: document.querySelector('header')!.getBoundingClientRect().bottom,
      top: document.querySelector('main')!.getBoundingClientRect().top,
    }))
    expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom)
  }
})

test('on a phone the list takes the place of the page, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, button)
  const opener = page.getByRole('button', { name: 'Pages' })
  await opener.click()
  await expect(list(page).getByRole('link', { name: 'Button', exact: true })).toBeFocused()
  await expect(page.locator('main')).toBeHidden()
  // A wider window shows the list beside the page.
  const narrow = chosenModes.map((mode) => ({ ...mode, width: Math.min(mode.width, 768) }))
  await auditPage(page, 'documentation, list open', 'state', narrow)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.locator('main')).toBeVisible()
  await opener.click()
  await list(page).getByRole('link', { name: 'Small' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button: small' })).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeVisible()
})

for (const [story, slot] of [
  ['button--default', 'button'],
  ['toast--default', 'toast'],
  ['dialog--non-modal', 'dialog-content'],
])
  test(`“Check with axe” finds a picture without a text alternative in ${story}`, async ({ page }) => {
    await open(page, `/design-system/?story=components--${story}`)
    await page
      .locator(`[data-slot=${slot}]:not(header *)`)
      .first()
      .evaluate((part) => part.append(Object.assign(new Image(), { id: 'planted', src: 'data:,' })))
    // By keyboard: a toast is over the header.
    await page.getByRole('button', { name: 'Check with axe' }).press('Enter')
    const result = page.getByRole('dialog', { name: /^Violations: \d+$/ })
    await expect(result.getByText('#planted', { exact: true })).toBeVisible()
  })

// The frame is the same in each mode, so each mode is used for one page only.
for (const [address, tier, modes] of [
  ['?story=components--button--default', '', chosenModes],
  ['components/button', ' @full', pageModes],
  ['?story=nowhere', ' @full', pageModes],
] as const)
  test(`the frame around ${address}: no findings${tier}`, async ({ page }) => {
    await open(page, `/design-system/${address}${address.includes('?') ? '&' : '?'}theme=light`)
    await page.locator('html[data-shown]').waitFor()
    await auditPage(page, `documentation, ${address}`, 'state', modes)
  })
