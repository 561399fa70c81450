import type { Page } from '@playwright/test'
import { routes } from '../audit/routes'
import { specifiedPaths } from './support/specified'
import { expect, hydrated, test } from './support/test'

test('every route of docs/product.md is built', () => {
  expect(routes).toEqual(expect.arrayContaining(specifiedPaths))
})

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

test('addresses: trailing slashes, /home, `//` before another host', async ({ server }) => {
  const hop = async (path: string) => {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  expect(await hop('/pricing/')).toEqual([308, '/pricing'])
  expect(await hop('/pricing///?a=1')).toEqual([308, '/pricing?a=1'])
  expect(await hop('/home')).toEqual([308, '/'])
  const [, evil] = await hop('//evil.example/')
  expect(evil).toMatch(/^\/[^/]/)
})

test.describe('unknown paths', () => {
  test.use({ allowedErrors: [/status of 404/] })
  test('get a 404 page with a link to the home page', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404 - Page Not Found')
    await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})

test('links navigate without a page load, start at the top and mark the current page; Back restores the position', async ({
  page,
}) => {
  const announced = page.locator('p[aria-live=polite]').last()
  const scrolled = () => page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(landmark).locator('a[href="/"]').first()
    const drawn = await logo.evaluate(
      (link) => (link.querySelector('svg') ?? link).getBoundingClientRect().height,
    )
    expect(drawn, `the logo in ${landmark}, at most 50 px`).toBeGreaterThan(10)
    expect(drawn, `the logo in ${landmark}, at most 50 px`).toBeLessThanOrEqual(50)
  }
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.mouse.wheel(0, 1500)
  await expect.poll(scrolled).toBe(1500)

  // Clicks without scrolling, as on a link that is in view.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(announced).toHaveText(await page.title())
  await expect.poll(scrolled).toBe(0)
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Pricing', exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(scrolled).toBe(1500)
  await expect(announced).toHaveText(await page.title())
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

/** The first heading below the header of the site. */
const place = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h2, h3)')].find(
        (heading) => heading.getBoundingClientRect().top > 80,
      )?.textContent,
  )

for (const [path, position] of [
  ['/', 3000],
  ['/online-teaching-platform', 1500],
] as const)
  test(`Back to ${path} shows the same words, although parts of it arrive late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate((top) => scrollTo(0, top), position)
    const before = await place(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 })
    expect(await place(page)).toBe(before)
  })

test('sections that are not hydrated yet stay when the hash changes', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
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
