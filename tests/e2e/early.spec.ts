/** Pages that are used before their scripts have arrived, or that something else has changed by then. */
import type { Page } from '@playwright/test'
import { routes } from '../audit/routes'
import { application, chunkOf, hold } from './support/page'
import { test as base, expect, hydrateIslands } from './support/test'

/** Simulates a slow connection: the application's script arrives when the test allows it. */
const test = base.extend<{ arrive: () => void }>({
  arrive: async ({ context }, use) => {
    const arrive = await hold(context, application)
    await use(arrive)
    arrive()
  },
})

declare global {
  interface Window {
    firstFrame?: Promise<unknown[]>
  }
}

/**
 * Reads the pressed button in the first frame after the press: its name, whether it is busy, and the shape of the spinner,
 * which must not need another style sheet.
 */
const watchFirstFrame = () =>
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      window.firstFrame = new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { borderRadius } = getComputedStyle(button ?? document.body, '::after')
          resolve([button?.textContent?.trim(), button?.ariaBusy, borderRadius])
        }),
      )
    },
    // Before the inline script, which ends the event.
    { capture: true, once: true },
  )

for (const [script, address] of [
  ['the application', application],
  ['the onboarding', chunkOf('site/routes/-onboarding/journey.tsx')],
] as const)
  test(`a press on Start Free Trial is marked in its first frame while ${script} is on its way`, async ({
    page,
  }) => {
    await page.addInitScript(watchFirstFrame)
    const arrive = await hold(page, address)
    await page.goto('/pricing')
    if (address !== application) await hydrateIslands(page)
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    expect(await page.evaluate(() => window.firstFrame)).toEqual(['Start Free Trial', 'true', '50%'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    arrive()
    await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })

test('two presses on tabs before hydration are answered in their order; the FAQ opens without React', async ({
  page,
  arrive,
}) => {
  await page.goto('/faq')
  const question = page.getByRole('button', { expanded: false }).nth(1)
  const answer = await question.innerText()
  await question.click()
  await expect(page.getByRole('button', { name: answer, expanded: true })).toBeVisible()

  await page.goto('/features')
  const tabs = page.locator('[data-island=features] [role=tab]')
  await tabs.nth(2).click()
  await tabs.nth(3).click()
  await expect(page.locator('[data-queued]')).toHaveCount(2)
  arrive()
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'false')
  await expect(page.locator('[data-queued], [aria-busy]')).toHaveCount(0)
})

test('the controls around a page, used while their script is on its way, answer when it has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const arrive = await hold(page, '**/assets/controls*')
  await page.goto('/terms')
  await page.reload()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('a page that is read executes no script but its own, and the first use loads the style sheet once', async ({
  page,
}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 6000)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html[data-application]')).toHaveCount(0)
  await expect(page.locator('script[src]')).toHaveCount(0)
  const links = page.locator('link[rel=stylesheet]')
  await expect(links).toHaveCount(0)
  await page.getByRole('tab', { name: 'Exams' }).click()
  await expect(page.getByRole('tab', { name: 'Exams' })).toHaveAttribute('aria-selected', 'true')
  await expect(links).toHaveCount(1)
})

test('hydration does not change the scroll position', async ({ page, arrive }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
  arrive()
  await hydrateIslands(page)
  expect(await page.evaluate(() => scrollY)).toBe(2500)
})

for (const [width, keys] of [
  [1280, ['ArrowDown', 'ArrowDown', 'ArrowUp']],
  [390, ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'ArrowRight']],
] as const)
  test(`${width} px: Tab reaches the selected tab before hydration, and arrow keys select another`, async ({
    page,
    arrive,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const list = page.getByRole('tablist', { name: 'Feature groups' })
    const first = list.getByRole('tab').first()
    const second = list.getByRole('tab').nth(1)
    for (let presses = 0; presses < 60 && !(await list.locator(':focus').count()); presses++)
      await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    for (const key of keys) await page.keyboard.press(key)
    await expect(second).toBeFocused()
    arrive()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(second).toBeFocused()
    await expect(list.locator('[data-queued]')).toHaveCount(0)
    await page.keyboard.press(keys[0])
    await expect(list.getByRole('tab').nth(width > 1024 ? 2 : 0)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(list.locator(':focus')).toHaveCount(0)
  })

test('every list of tabs in the HTML of every page has a tab stop', async ({ server }) => {
  for (const path of routes) {
    const html = await (await fetch(server.url + path)).text()
    const lists = html.match(/role="(tablist|radiogroup|toolbar|menubar?|listbox|tree|grid)"/g) ?? []
    const stops =
      html.match(/<\w+ (?=[^>]*role="(tab|radio|menuitem\w*|option|treeitem|gridcell)")[^>]*tabindex="0"/g) ??
      []
    expect([path, stops.length]).toEqual([path, lists.length])
  }
})

for (const [name, submit] of [
  ['a press on Send message', (page: Page) => page.getByRole('button', { name: 'Send message' }).click()],
  ['Enter in a field', (page: Page) => page.getByRole('textbox', { name: 'Email' }).press('Enter')],
] as const)
  test(`${name} before the form works gives the messages of the form, not the browser’s`, async ({
    page,
    arrive,
  }) => {
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Email' }).fill('no-at-sign')
    await submit(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true')
    arrive()
    const errors = page.getByRole('group', { name: 'Errors:' })
    await expect(errors).toBeFocused()
    await expect(errors.getByRole('link')).toHaveCount(5)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('no-at-sign')
    await expect(page).toHaveURL('/contact')
  })

/** Replaces every text of the page by other elements, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template, noscript')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
  })

/** Adds what an extension adds to fields and to the page. */
const extend = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '1')
      field.after(document.createElement('extension-icon'))
    }
    document.body.append(document.createElement('extension-root'))
  })

for (const [who, change] of [
  ['a translator', translate],
  ['an extension', extend],
] as const)
  test.describe(`${who} changes`, () => {
    // React reports that the page has changed, and renders the part again.
    test.use({ allowedErrors: [/Minified React error #(418|423|425)|hydrat/i] })

    test('the contact form before it is used: the text, the caret and one press stay', async ({ page }) => {
      await page.goto('/contact')
      await change(page)
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('save_contact')) calls.push(request.postData() ?? '')
      })
      const form = page.locator('[data-island=contact-form]')
      const fields = form.locator('input, textarea')
      const values = ['Asha Roy', 'asha@example.com', '+91 90000 00000', 'A question', 'How many students?']
      await fields.first().focus()
      for (const [index, value] of values.entries()) {
        await page.keyboard.type(value)
        if (index < values.length - 1) await page.keyboard.press('Tab')
      }
      for (const [index, value] of values.entries()) await expect(fields.nth(index)).toHaveValue(value)
      await expect(fields.last()).toBeFocused()
      await form.locator('button[type=submit]').click()
      await expect(page.getByText('Your message has been sent. Thank you!').first()).toBeVisible()
      expect(calls).toHaveLength(1)
    })

    test('the FAQ while it is used: answers go on opening', async ({ page }) => {
      await page.goto('/faq')
      await change(page)
      const questions = page.locator('main h2 button')
      for (const index of [1, 2, 1]) {
        await questions.nth(index).click()
        await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true')
        await change(page)
      }
      await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
    })
  })
