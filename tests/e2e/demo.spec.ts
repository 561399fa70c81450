import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

const show = (page: Page) => page.getByRole('button', { name: 'Show the calendar' })
const title = 'Calendar for booking a demo, the sandbox'
const calendar = (page: Page) => page.frameLocator(`iframe[title="${title}"]`)
const region = (page: Page) => page.getByRole('region', { name: 'Calendar for booking a demo' })

test('a demo is booked in the calendar, which is loaded on demand', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/demo-session')
  await expect(page.getByText(/serves a sandbox/)).toBeVisible()
  expect(asked).not.toContain('/sandbox/calendar')

  await show(page).focus()
  await page.keyboard.press('Enter')
  await expect(region(page)).toBeFocused()
  await expect(region(page)).toHaveAttribute('data-state', 'ready')
  await expect(calendar(page).getByText('Sandbox', { exact: true })).toBeVisible()

  const frame = page.locator('iframe')
  const high = async () => (await frame.boundingBox())!.height
  await expect
    .poll(() =>
      calendar(page)
        .locator('html')
        .evaluate((html) => html.scrollHeight - innerHeight),
    )
    .toBeLessThanOrEqual(0)
  const before = await high()
  // The next tab stop after the region is inside the calendar.
  await page.keyboard.press('Tab')
  await expect(calendar(page).getByRole('button', { name: 'Monday, 9:30 AM' })).toBeFocused()
  await calendar(page).getByRole('button', { name: 'Tuesday, 2:30 PM' }).click()
  await expect(calendar(page).getByText(/Booked: Tuesday, 2:30 PM/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your demo is booked' })).toBeVisible()
  await expect.poll(high, 'the frame follows').toBeGreaterThan(before)
})

test.describe('the calendar is shown on arrival', () => {
  test('by a Book link before the script has loaded', async ({ page }) => {
    // The scripts of the first page never load.
    await page.route('**/assets/*.js', (route) =>
      route.request().headers().referer?.endsWith('/contact') ? undefined : route.continue(),
    )
    await page.goto('/contact')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Book a free/ })
      .first()
      .click()
    await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible()
  })
})

test('the calendar takes 700 px only when it is shown, and its arrival shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/demo-session')
  await expect(show(page)).toBeVisible()
  expect((await region(page).boundingBox())!.height).toBeLessThan(500)
  await watchShifts(page)
  await page.goto('/terms')
  // The calendar itself never arrives: it would report its own height.
  await page.route('**/sandbox/calendar', () => {})
  await page.goto('/demo-session#book')
  await expect(region(page)).toHaveAttribute('data-state', 'loading')
  expect((await region(page).boundingBox())!.height).toBeGreaterThanOrEqual(700)
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('explains how to book, and has no button that does nothing', async ({ page }) => {
    await page.goto('/demo-session')
    await expect(show(page)).toBeHidden()
    await expect(region(page).getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book by e-mail' })).toHaveAttribute('href', /^mailto:/)
  })
})
