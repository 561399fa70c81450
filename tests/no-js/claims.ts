/** Tests the claims about markup without JavaScript, in a page with JavaScript disabled. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Locator, type Page, type Request } from 'playwright'
import { expect } from 'vitest'
import { compileCss } from '../../design-system/build/styles.ts'
import { type Works, wordsFor } from '../../design-system/testing/without-javascript.ts'
import { chromiumLaunchOptions } from '../chromium.ts'

const system = fileURLToPath(new URL('../../design-system/', import.meta.url))
const origin = 'http://served.example'
const address = `${origin}/page`

/** Images and films of stories, which a rendering server addresses as local files. */
const root = new URL('../../', import.meta.url).href
const files = `${origin}/files/`

const characters: Record<string, string> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' }

/** All classes in the markup. The page needs only their styles. */
const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replace(/&([\w#]+);/g, (_, name) => characters[name] ?? '').split(/\s+/),
  )

/** The style sheet of the design system, for sites without Tailwind. */
const sheet = readFileSync(`${system}styles.css`, 'utf8').replaceAll(/^@source "\.\/.*$/gm, '')

/** The styles for some markup, compiled as a site would. */
export const styleOf = (html: string) => compileCss(sheet, system, [...new Set(classesIn(html))])

/** A page as a visitor without JavaScript has it, and the requests of followed links and submitted forms, newest last. */
export type Shown = { page: Page; requests: Request[] }

/** A browser of this width that shows markup, with its styles, in a new page. */
export async function openBrowser(width: number) {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  })
  let document = ''
  let requests: Request[] = []
  // No request leaves this machine: our page is answered here, and every other request gets an empty 204 response.
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (request.url() === address && request.method() === 'GET')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document })
    if (request.url().startsWith(files))
      return route.fulfill({ path: fileURLToPath(root + request.url().slice(files.length)) })
    if (request.isNavigationRequest()) requests.push(request)
    return route.fulfill({ status: 204 })
  })
  return {
    async show(html: string, css = '', timeout = 5000): Promise<Shown> {
      await Promise.all(context.pages().map((page) => page.close()))
      const page = await context.newPage()
      page.setDefaultTimeout(timeout)
      requests = []
      document = `<!doctype html><html lang="en-IN"><head><title>A part</title><style>${css}</style></head><body>${html.replaceAll(root, files)}</body></html>`
      await page.goto(address)
      return { page, requests }
    },
    close: () => browser.close(),
  }
}

/** Whether a text is visible: it can be scrolled into view, and nothing covers it. */
const isSeen = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const bears = (element: Element) => element.textContent!.replace(/\s+/g, ' ').includes(wanted)
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => bears(element) && ![...element.children].some(bears),
    )
    return innermost.some((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const untouchable = getComputedStyle(element).pointerEvents === 'none'
      return [...range.getClientRects()].some(({ left, top, width, height }) => {
        if (!shown || width < 2 || height < 2) return false
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there && (element.contains(there) || (untouchable && there.contains(element)))
      })
    })
  }, text)

/** The browser's accessibility tree: role and name, one line each. */
async function announced(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.replace(/\s+/g, ' ').trim())
}

/** The visible one of several: a menu may contain the same link again. */
const seen = (locator: Locator) => locator.filter({ visible: true }).first()
const named = (page: Page, role: 'link' | 'button' | 'radio' | 'checkbox', name: string) =>
  seen(page.getByRole(role, { name, exact: true }))

async function follow({ page, requests }: Shown, name: string, to: string) {
  const link = named(page, 'link', name)
  // Some links become visible only when they have the focus, such as a skip link.
  await page.getByRole('link', { name, exact: true }).first().focus()
  expect(await link.getAttribute('href')).toBe(to)
  // A mail link opens another program: there is no request to check.
  if (to.startsWith('mailto:')) return link.click({ trial: true })
  await link.click()
  if (to.startsWith('#')) {
    expect(new URL(page.url()).hash).toBe(to)
    // Stories may link to targets that exist only in a whole page; an existing one has to be visible.
    const target = page.locator(`[id="${to.slice(1)}"]`)
    return expect((await target.count()) === 0 || (await target.isVisible())).toBe(true)
  }
  const urls = () => requests.map((request) => request.url())
  await expect.poll(urls, { timeout: 5000 }).toContain(new URL(to, page.url()).href)
}

async function choose({ page }: Shown, name: string, from?: string) {
  if (from) {
    const list = page.getByRole('combobox', { name: from, exact: true })
    await list.selectOption({ label: name })
    return expect(await list.locator('option:checked').textContent()).toBe(name)
  }
  const box = seen(
    page
      .getByRole('checkbox', { name, exact: true })
      .or(page.getByRole('radio', { name, exact: true }))
      .or(page.getByRole('switch', { name, exact: true })),
  )
  expect(await box.isChecked()).toBe(false)
  await box.click()
  expect(await box.isChecked()).toBe(true)
}

async function send({ page, requests }: Shown, names: readonly string[], by: string) {
  const before = requests.length
  await named(page, 'button', by).click()
  await expect
    .poll(() => requests.length, { message: `pressing ${by} sends the form`, timeout: 5000 })
    .toBeGreaterThan(before)
  const request = requests.at(-1)!
  expect(request.method()).toBe('POST')
  // Input must not be in the URL, which is logged.
  expect(new URL(request.url()).search).toBe('')
  const sent = [...new URLSearchParams(request.postData() ?? '').entries()].filter(([, value]) => value)
  expect(sent.map(([name]) => name)).toEqual(expect.arrayContaining([...names]))
}

async function type({ page }: Shown, label: string) {
  // A text field with a list of suggestions has the role combobox.
  const field = seen(
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true })),
  )
  const typed = wordsFor((await field.getAttribute('type')) ?? '')
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(typed)
  expect(await field.inputValue()).toBe(typed)
}

/** The address of the page, and the state of every element in it. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const values = controls.map(({ value, checked }) => `${value} ${checked}`)
    return [location.href, document.body.outerHTML, ...values].join('\n')
  })

async function wait({ page, requests }: Shown, name: string) {
  const button = named(page, 'button', name)
  const before = await stateOf(page)
  const count = requests.length
  await button.click()
  await button.focus()
  await page.keyboard.press('Enter')
  expect(await stateOf(page)).toBe(before)
  expect(requests).toHaveLength(count)
}

/** Tests one claim without JavaScript, with real presses and typing. */
export async function tryOut(works: Works, shown: Shown): Promise<unknown> {
  const { page } = shown
  if ('reads' in works) return expect(await isSeen(page, works.reads), `“${works.reads}” is seen`).toBe(true)
  if ('announces' in works)
    return expect(await announced(page)).toContainEqual(expect.stringContaining(works.announces))
  if ('follows' in works) return follow(shown, works.follows, works.to)
  if ('types' in works) return type(shown, works.types)
  if ('chooses' in works) return choose(shown, works.chooses, works.from)
  if ('sends' in works) return send(shown, works.sends, works.by)
  if ('waits' in works) return wait(shown, works.waits)
  if ('opens' in works) {
    expect(await isSeen(page, works.shows)).toBe(false)
    await seen(page.locator('summary').filter({ hasText: works.opens })).click()
    return expect(await isSeen(page, works.shows), `${works.opens} shows “${works.shows}”`).toBe(true)
  }
  // A claim about a text that does not exist would prove nothing.
  const inMarkup = page.getByText(works.leavesOut).or(page.getByLabel(works.leavesOut))
  expect(await inMarkup.count(), `“${works.leavesOut}” is in the markup`).toBeGreaterThan(0)
  expect(await isSeen(page, works.leavesOut), `“${works.leavesOut}” is seen`).toBe(false)
  const controls = (await announced(page)).filter((line) =>
    /^(button|link|tab|radio|checkbox|StaticText) /.test(line),
  )
  expect(controls).not.toContainEqual(expect.stringContaining(works.leavesOut))
}
