import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ popup: true })

const popup = (page: Page) => page.getByRole('dialog', { name: 'New here?' })

/** Opens a page whose clock stands still, and runs it until the application has taken over. */
async function arrive(page: Page, path = '/') {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await page.locator('html[data-hydrated]').count()).toBe(1)
  }).toPass({ intervals: [20] })
}

/** Milliseconds of the page's clock until three seconds after it has loaded. */
const left = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (visit?.loadEventEnd ?? 0) + 3000 - performance.now()
  })

/** Lets time pass, and what is fetched meanwhile arrive. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(Math.max(0, milliseconds))
  await page.waitForLoadState('networkidle')
}

/** It draws an empty region first, for a screen reader to notice. */
const moment = 400

async function comes(page: Page) {
  await pass(page, (await left(page)) - 100)
  await pass(page, 100 + moment)
  await expect(popup(page)).toBeVisible()
}

test('comes three seconds after the page has loaded, takes no focus, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page)
  await pass(page, (await left(page)) - 100)
  await expect(popup(page)).toHaveCount(0)
  await pass(page, 100 + moment)
  await expect(popup(page)).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'New here?' })).toHaveCount(1)
  const box = await popup(page).boundingBox()
  const window_ = page.viewportSize()
  expect(box?.x).toBe(16)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe((window_?.height ?? 0) - 16)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
})

test('comes once a session', async ({ page }) => {
  await arrive(page)
  await comes(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  await arrive(page)
  await pass(page, 10_000)
  await expect(popup(page)).toHaveCount(0)
})

test('leads to the guide, and is gone there', async ({ page }) => {
  await arrive(page)
  await comes(page)
  await popup(page).getByRole('link', { name: 'How It Works' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(page).toHaveURL('/online-teaching-platform-launch-in-10-min')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('is met by Tab after the header, and closed by Escape, which gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page)
  await comes(page)
  const last = page.getByRole('banner').getByRole('link', { name: 'Admin' })
  await last.focus()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(last).toBeFocused()
})

test('waits while somebody types', async ({ page }) => {
  await arrive(page)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.pressSequentially('Asha')
  await pass(page, 20_000)
  await expect(popup(page)).toHaveCount(0)
  await name.blur()
  await pass(page, moment)
  await expect(popup(page)).toBeVisible()
})

test('waits for the menu, and for the onboarding', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await pass(page, 20_000)
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: /Onboarding Journey/ })).toBeVisible()
  await pass(page, 20_000)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await pass(page, moment)
  await expect(popup(page)).toBeVisible()
})

test('stays away from other pages, and comes three seconds after one walks home', async ({ page }) => {
  await arrive(page, '/pricing')
  await pass(page, 10_000)
  await expect(popup(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Kaksha, home' }).click()
  await expect(page).toHaveURL('/')
  await pass(page, 2900)
  await expect(popup(page)).toHaveCount(0)
  await pass(page, 100 + moment)
  await expect(popup(page)).toBeVisible()
})
