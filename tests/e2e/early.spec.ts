import type { Page } from '@playwright/test'
import { routes } from '../audit/routes'
import { chunkOf } from './support/chunks'
import { test as base, expect, hydrateIslands } from './support/test'

/** Simulates a slow connection: the application's script arrives when the test allows it. */
const test = base.extend<{ arrive: () => void }>({
  arrive: async ({ context }, use) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await context.route('**/assets/entry-client*', async (route) => {
      await held
      await route.continue()
    })
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

for (const [held, chunk] of [
  ['the application', 'entry-client'],
  ['the onboarding', 'journey'],
] as const)
  test(`a press on Start Free Trial is marked in its first frame while ${held} is on its way`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(watchFirstFrame)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const address =
      chunk === 'journey' ? chunkOf('site/routes/-onboarding/journey.tsx') : '**/assets/entry-client*'
    await page.route(address, (route) => arrived.then(() => route.continue()))
    await page.goto('/pricing')
    if (chunk === 'journey') await hydrateIslands(page)
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    expect(await page.evaluate(() => window.firstFrame)).toEqual(['Start Free Trial', 'true', '50%'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    arrive()
    await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })

test('a press on a tab before hydration shows its panel; an answer of the FAQ opens without React', async ({
  page,
  arrive,
}) => {
  await page.goto('/faq')
  const question = page.getByRole('button', { expanded: false }).nth(1)
  const answer = await question.innerText()
  await question.click()
  await expect(page.getByRole('button', { name: answer, expanded: true })).toBeVisible()
  await page.goto('/features')
  const row = page.getByRole('tab', { selected: false }).nth(1)
  const name = await row.innerText()
  await row.click()
  arrive()
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
})

test('text typed into the contact form before hydration is kept, and the URL does not change', async ({
  page,
  arrive,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha Roy')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Phone').fill('+91 90000 00000')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How many students can join?')
  const sent = page.waitForRequest((request) => request.url().includes('save_contact'))
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(new URL(page.url()).search).toBe('')
  arrive()
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).search).toBe('')
  expect(request.postDataJSON()).toMatchObject({
    name: 'Asha Roy',
    email: 'asha@example.com',
    subject: 'A question',
  })
  await expect(page.getByText('Your message has been sent. Thank you!').first()).toBeVisible()
  await expect(page).toHaveURL('/contact')
})

test.describe('the controls around a page, used while their script is on its way', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('answer when it has arrived, also after a reload', async ({ page }) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/assets/controls*', (route) => held.then(() => route.continue()))
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
  })
