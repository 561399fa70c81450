import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

const four = ['Maths tuition', 'Coding club', 'Tabla class', 'Yoga classes']
const carousel = (page: Page) => page.getByRole('region', { name: 'Made for schools' })
const pause = (page: Page) => carousel(page).getByRole('button', { name: 'Pause the row of schools' })
const start = (page: Page) => carousel(page).getByRole('button', { name: 'Start the row of schools' })

/** The names that are visible in the row, from left to right. */
const seen = (page: Page) =>
  carousel(page)
    .locator('[data-slot=carousel-viewport]')
    .evaluate((view) => {
      const { left, right } = view.getBoundingClientRect()
      return [...view.querySelectorAll('[data-slot=logo-carousel-item]')]
        .map((item) => ({ item, box: item.getBoundingClientRect() }))
        .filter(
          ({ item, box }) =>
            box.left > left - 4 && box.left < right - 4 && item.checkVisibility({ visibilityProperty: true }),
        )
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ item }) => item.textContent)
    })
const turned = (by: number, count = 4) => Array.from({ length: count }, (_, slot) => four[(by + slot) % 4])
/** Scrolls the row to the middle of the window, with the pointer away from it. */
async function wakeRow(page: Page) {
  await page.mouse.move(5, 5)
  await carousel(page).evaluate((row) => row.scrollIntoView({ block: 'center' }))
}
/** Opens the page with a clock that runs only on demand: a busy machine must not delay the row. */
async function reach(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 1000)
  await wakeRow(page)
  await until(page, () => expect(carousel(page).locator('[data-ready]')).toBeVisible({ timeout: 50 }))
}
/** Advances the clock until the assertion holds. */
const until = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(100)
    await isSo()
  }).toPass({ intervals: [10], timeout: 20_000 })
const moves = (page: Page, to: (string | null | undefined)[]) =>
  until(page, async () => expect(await seen(page)).toEqual(to))
/** Longer than the pause between two movements. */
const rotationTime = 2600

test('the page has no layout shift while the row hydrates and moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await page.goto('/')
  await wakeRow(page)
  await expect(carousel(page).locator('[data-ready]')).toBeVisible()
  expect(await seen(page)).toHaveLength(1)
  const first = await seen(page)
  await expect.poll(() => seen(page)).not.toEqual(first)
  await carousel(page).evaluate((row) =>
    Promise.all(row.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
  )
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('with reduced motion there is no rotation, and no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reach(page)
  await expect(pause(page)).toBeHidden()
  await page.clock.runFor(rotationTime)
  expect(await seen(page)).toEqual(turned(0))
  await carousel(page).getByRole('button', { name: 'Next school' }).click()
  await moves(page, turned(1))
})

test('a press on Pause stops the row, without the application', async ({ page, context }) => {
  await context.route('**/assets/entry-client*', () => {})
  await page.clock.install()
  await page.goto('/')
  await pause(page).click()
  await expect(start(page)).toBeFocused()
  await page.mouse.move(5, 5)
  const before = await seen(page)
  await page.clock.runFor(rotationTime)
  expect(await seen(page)).toEqual(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all four schools are visible on a phone, without any button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    for (const name of four) {
      const { x, width } = (await carousel(page).getByText(name).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
  })
})
