import type { Locator, Page } from '@playwright/test'
import { brand } from '../../site/content/brand'
import { hydrateLazySections } from '../audit/routes'
import { next, signIn } from './onboarding/journey'
import { expect, hydrated, test } from './support/test'

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

test.describe('another spelling of an address', () => {
  test.use({ allowedErrors: [/status of 404/] })
  const missing = '404 - Page Not Found'
  for (const [path, shown, heading] of [
    ['/pricing%2F?plan=FT', '/pricing?plan=FT', 'Our Pricing'],
    ['/Pricing', '/pricing', 'Our Pricing'],
    ['/pricing/index.html', '/pricing', 'Our Pricing'],
    ['/pricing%2Fnothing', '/pricing%2Fnothing', missing],
    ['/nothing%2F', '/nothing%2F', missing],
  ] as const)
    test(`has one answer of server and router, also after Back: ${path}`, async ({ page }) => {
      const isShown = async () => {
        await expect(page).toHaveURL(shown)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      }
      const response = await page.goto(path)
      expect(response?.status()).toBe(heading === missing ? 404 : 200)
      await hydrated(page)
      await isShown()
      await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/faq"]')?.click())
      await expect(page).toHaveURL('/faq')
      await page.goBack()
      await isShown()
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

for (const [path, position, tier] of [
  ['/', 3000, ''],
  ['/online-teaching-platform', 1500, ' @full'],
] as const)
  test(`Back to ${path} shows the same text, although parts of it load late${tier}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await hydrated(page)
    // The router stores the position of a page whose `scroll` event it has received: no visitor clicks before that.
    await page.evaluate(
      (top) =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true })
          scrollTo(0, top)
        }),
      position,
    )
    const before = await place(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 })
    await expect.poll(() => place(page)).toBe(before)
  })

test('a reload starts at the top, or at the place that the hash names; Back and Forward still restore', async ({
  page,
}) => {
  // A navigation may replace the document between the question and its answer: the poll asks again.
  const scrolled = () => page.evaluate(() => scrollY).catch(() => Number.NaN)
  /**
   * Chromium restores a position at the latest in the frame after `load`; the loader undoes it within two
   * more frames.
   */
  const settled = async () => {
    await hydrated(page)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
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

  // By a page load: the browser restores, not the router.
  await page.goto('/about')
  await page.goBack()
  await expect.poll(scrolled, { message: 'Back from another document' }).toBe(300)

  await page.goto('/#pricing')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await settled()
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
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

test('short labels stay on one line, and no word is broken, on narrow screens @full', async ({
  page,
  server,
}) => {
  await server.empty()
  /** How many lines the first visible occurrence of a text takes up. */
  const lines = (where: Locator, text: string) =>
    where.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => top))
        if (tops.size > 0) return tops.size
      }
      return 0
    }, text)
  const main = page.getByRole('main')
  await page.goto('/pricing')
  const footer = page.getByRole('contentinfo')
  for (const width of [1024, 1200]) {
    await page.setViewportSize({ width, height: 600 })
    expect.soft(await lines(footer, '30-Min'), `the demo in the footer at ${width} px`).toBe(1)
    expect.soft(await lines(main, 'Customization'), `a plan at ${width} px`).toBe(1)
  }
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('no-at-sign')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 })
    const error = page.locator('[data-slot=field-error]').nth(1)
    expect.soft(await lines(error, 'name@school.example'), `an error at ${width} px`).toBe(1)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/demo-session')
  expect.soft(await lines(main, brand.phone), 'the phone number at 320 px').toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect.soft(await lines(page.getByRole('dialog'), 'Book a Free 30-Min Demo'), 'the menu at 320 px').toBe(1)
  await page.goto('/online-teaching-platform')
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await signIn(page)
  await expect(next(page)).toBeVisible({ timeout: 30_000 })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await lines(next(page), 'Save & Next'), `Save & Next at ${width} px`).toBe(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('the home page is short, and its content begins near the top @full', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await hydrateLazySections(page)
    await expect(page.getByText('empowers solo educators')).toBeVisible()
    const { height, top } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      top: document.querySelector('main')!.getBoundingClientRect().top,
    }))
    // 10 977 px when this was written.
    expect(height).toBeLessThan(11_100)
    expect(top).toBeLessThan(150)
  })
})
