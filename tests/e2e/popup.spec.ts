import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/page'
import { expect, test } from './support/test'

test.use({ popup: true })

const popup = (page: Page) => page.getByRole('dialog', { name: 'New here?' })

/** Opens a page with a clock that runs only on demand. */
async function arrive(page: Page, path = '/') {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** Milliseconds since page load, on the page's clock. */
const sinceLoad = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - (visit?.loadEventEnd ?? 0)
  })

/** Runs the clock until just before the popup is due. */
const runUntilPopupIsDue = (page: Page, gone: number) => page.clock.runFor(2900 - gone)

/** Runs the clock until the popup is visible. */
const runUntilPopupIsVisible = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50)
    await expect(popup(page)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20] })

async function arriveAndWait(page: Page) {
  await arrive(page)
  await runUntilPopupIsDue(page, await sinceLoad(page))
}

test('the popup appears three seconds after page load, takes no focus, and shifts nothing', async ({
  page,
}) => {
  await watchShifts(page)
  await arriveAndWait(page)
  await expect(popup(page)).toHaveCount(0)
  await runUntilPopupIsVisible(page)
  // An empty live region is rendered first, so that screen readers announce the change.
  const at = await sinceLoad(page)
  expect(at).toBeGreaterThanOrEqual(3000)
  expect(at).toBeLessThan(4000)
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'New here?' })).toHaveCount(1)
  await expect(popup(page)).not.toHaveAttribute('data-transparent')
  expect(await shiftsOf(page)).toEqual([])
})

test('the popup is reached by Tab after the header, closed by Escape, and does not appear again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveAndWait(page)
  await runUntilPopupIsVisible(page)
  const last = page.getByRole('banner').getByRole('link', { name: 'Admin' })
  await last.focus()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(last).toBeFocused()
  await arrive(page)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toHaveCount(0)
})

test('the popup does not appear on other pages, and appears three seconds after a navigation to the home page', async ({
  page,
}) => {
  await arrive(page, '/pricing')
  await page.clock.runFor(10_000)
  await expect(popup(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Kaksha, home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ten minutes')
  await runUntilPopupIsDue(page, 0)
  await expect(popup(page)).toHaveCount(0)
  await runUntilPopupIsVisible(page)
})
