import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('answers, tab panels and the menu can be read', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const answers = page.locator('[data-slot=accordion-content]')
    const panels = page.locator('[data-slot=tabs-content]')
    expect(await answers.count()).toBeGreaterThan(3)
    expect(await panels.count()).toBeGreaterThan(3)
    for (const part of [...(await answers.all()), ...(await panels.all())]) await expect(part).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible()
  })
})

/** The first heading below the header of the site. */
const place = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h2, h3)')].find(
        (heading) => heading.getBoundingClientRect().top > 80,
      )?.textContent,
  )

test('Back to the home page shows the same text, although parts of it load late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true })
        scrollTo(0, 3000)
      }),
  )
  const before = await place(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => place(page)).toBe(before)
})

test('a reload starts at the top, or at the place that the hash names; Back and Forward still restore', async ({
  page,
}) => {
  // A navigation may replace the document between the question and its answer: the poll asks again.
  const scrolled = () => page.evaluate(() => scrollY).catch(() => Number.NaN)
  /**
   * Chromium restores a position at the latest in the frame after `load`; the inline script undoes it within two
   * more frames.
   */
  const settled = async () => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(900)
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/features"]')?.click())
  await expect(page).toHaveURL('/features')
  await expect.poll(scrolled).toBe(0)
  await page.mouse.wheel(0, 700)
  await expect.poll(scrolled).toBe(700)

  await page.reload()
  await settled()
  expect(await scrolled(), 'after the reload').toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(scrolled, { message: 'the page before the reload' }).toBe(900)
  await page.goForward()
  await expect(page).toHaveURL('/features')
  await expect.poll(scrolled, { message: 'the page that was reloaded' }).toBe(300)

  await page.goto('/about')
  await page.goBack()
  await expect.poll(scrolled, { message: 'Back from another document' }).toBe(300)

  await page.goto('/#pricing')
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await settled()
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
})

test('sections that are not hydrated yet stay when the hash changes', async ({ page }) => {
  await page.goto('/')
  const text = () => page.getByRole('main').textContent()
  const before = await text()
  await page.evaluate(() => {
    location.hash = 'pricing'
  })
  await expect(page).toHaveURL('/#pricing')
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
  // The headline is typed repeatedly, and the row of academies has copies once it moves.
  const rest = (whole: string | null) => whole?.slice(whole.indexOf('In numbers'))
  expect(rest(await text())).toBe(rest(before))
})
