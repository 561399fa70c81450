import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type Works, wordsFor } from '../../design-system/testing/without-javascript.ts'
import type { ServedPage } from './page.ts'

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

/** Whether a text is in the markup, visible or not: a claim about a text that does not exist would prove nothing. */
const isThere = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      [...document.body.querySelectorAll('*')].some(
        (element) => element.textContent!.includes(wanted) || element.getAttribute('aria-label') === wanted,
      ),
    text,
  )

/** The visible one of several: a menu may contain the same link again. */
const seen = (locator: Locator) => locator.filter({ visible: true }).first()
const named = (page: Page, role: 'link' | 'button' | 'radio' | 'checkbox', name: string) =>
  seen(page.getByRole(role, { name, exact: true }))

async function follow(served: ServedPage, name: string, to: string) {
  const { page, asked } = served
  const link = named(page, 'link', name)
  // Some links become visible only when they have the focus, such as a skip link.
  await page.getByRole('link', { name, exact: true }).first().focus()
  expect(await link.getAttribute('href')).toBe(to)
  // A mail link opens another program: there is no request to check.
  if (to.startsWith('mailto:')) return link.click({ trial: true })
  const before = asked.length
  await link.click()
  if (to.startsWith('#')) {
    expect(new URL(page.url()).hash).toBe(to)
    // Stories may link to targets that exist only in a whole page; an existing one has to be visible.
    const there = page.locator(`[id="${to.slice(1)}"]`)
    return expect((await there.count()) === 0 || (await there.isVisible())).toBe(true)
  }
  await expect
    .poll(() => asked.slice(before).map((request) => request.url()), { timeout: 5000 })
    .toContain(new URL(to, page.url()).href)
}

async function choose({ page }: ServedPage, name: string, from?: string) {
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

async function send({ page, asked }: ServedPage, names: readonly string[], by: string) {
  const before = asked.length
  await named(page, 'button', by).click()
  await expect
    .poll(() => asked.length, { message: `pressing ${by} sends the form`, timeout: 5000 })
    .toBeGreaterThan(before)
  const request = asked.at(-1)!
  expect(request.method()).toBe('POST')
  // Input must not be in the URL, which is logged.
  expect(new URL(request.url()).search).toBe('')
  const sent = [...new URLSearchParams(request.postData() ?? '').entries()].filter(([, value]) => value)
  expect(sent.map(([name]) => name)).toEqual(expect.arrayContaining([...names]))
}

async function type({ page }: ServedPage, label: string) {
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

async function wait(served: ServedPage, name: string) {
  const button = named(served.page, 'button', name)
  const before = await served.stand()
  const asked = served.asked.length
  await button.click()
  await button.focus()
  await served.page.keyboard.press('Enter')
  expect(await served.stand()).toBe(before)
  expect(served.asked).toHaveLength(asked)
}

/** Tests one claim without JavaScript, with real presses and typing. */
export async function tryOut(works: Works, served: ServedPage): Promise<unknown> {
  const { page } = served
  served.pressed ||= !('reads' in works || 'announces' in works || 'leavesOut' in works)
  if ('reads' in works) return expect(await isSeen(page, works.reads), `“${works.reads}” is seen`).toBe(true)
  if ('announces' in works)
    return expect(await announced(page)).toContainEqual(expect.stringContaining(works.announces))
  if ('follows' in works) return follow(served, works.follows, works.to)
  if ('types' in works) return type(served, works.types)
  if ('chooses' in works) return choose(served, works.chooses, works.from)
  if ('sends' in works) return send(served, works.sends, works.by)
  if ('waits' in works) return wait(served, works.waits)
  if ('opens' in works) {
    expect(await isSeen(page, works.shows)).toBe(false)
    await seen(page.locator('summary').filter({ hasText: works.opens })).click()
    return expect(await isSeen(page, works.shows), `${works.opens} shows “${works.shows}”`).toBe(true)
  }
  expect(await isThere(page, works.leavesOut), `“${works.leavesOut}” is in the markup`).toBe(true)
  expect(await isSeen(page, works.leavesOut), `“${works.leavesOut}” is seen`).toBe(false)
  const controls = (await announced(page)).filter((line) =>
    /^(button|link|tab|radio|checkbox|StaticText) /.test(line),
  )
  expect(controls).not.toContainEqual(expect.stringContaining(works.leavesOut))
}
