import type { Page } from '@playwright/test'
import { licenceKey, userKey } from '../../site/browser/storage-keys'
import { pages } from '../../site/content/pages'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** A visit on which the application's script never arrives, so that the tests see the page's first paint. */
const withoutApplication = (page: Page) => page.route('**/assets/entry-client*.js', () => {})
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const paper = 'rgb(251, 246, 236)'
const slate = 'rgb(8, 33, 24)'

const readOn = async (page: Page, selector: string) => {
  await page.mouse.wheel(0, 400)
  await page.locator(selector).waitFor({ state: 'attached' })
}

test.describe('the banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' })

  test('reserves its height, and shows its text after 300 ms without JavaScript', async ({ page }) => {
    await withoutApplication(page)
    await page.goto('/pricing')
    const bannerText = banner(page).locator('div').first()
    await expect(bannerText).toHaveCSS('animation-delay', '0.3s')
    await expect(bannerText).toHaveCSS('animation-fill-mode', 'backwards')
    const height = () => banner(page).evaluate((region) => (region as HTMLElement).offsetHeight)
    const after = await height()
    await bannerText.evaluate((element) => {
      element.style.animationPlayState = 'paused'
      element.style.animationDelay = '1s'
    })
    expect(await height(), 'before it is visible').toBe(after)
    await bannerText.evaluate((element) => element.removeAttribute('style'))
    await expect(banner(page)).toContainText('launch, brand and monetize online courses')
  })

  test('can be closed on a small screen only, permanently', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/pricing')
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(banner(page)).toBeHidden()
    await withoutApplication(page)
    await page.goto('/about')
    await expect(banner(page), 'before hydration').toBeHidden()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('Start Free in the header keeps the focus while the hero becomes visible again', async ({ page }) => {
    await page.goto('/')
    const startFree = page.getByRole('banner').getByRole('link', { name: 'Start Free' })
    await expect(startFree).toBeHidden()
    await page.mouse.wheel(0, 2000)
    await startFree.focus()
    await page.mouse.wheel(0, -2000)
    const hero = page.getByRole('main').getByRole('link', { name: 'Start Free' }).first()
    await expect(hero).toBeInViewport()
    await expect(startFree).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get in Touch' })).toBeFocused()
    await expect(startFree).toBeHidden()
  })
})

test('a customer reaches the account in two presses, and is told nothing new by a request', async ({
  page,
}) => {
  await page.goto('/pricing')
  await page.evaluate(
    ([user, licence]) => {
      localStorage.setItem(user, JSON.stringify({ uid: 'u1' }))
      localStorage.setItem(licence, '1')
    },
    [userKey, licenceKey] as const,
  )
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()))
  for (const { path } of pages.filter(({ canonical }) => !canonical)) {
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      expect.soft(calls, path).toEqual([])
      if (path === '/account') continue
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click()
      const part = viewport === phone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
      await expect(part.getByRole('link', { name: 'Your account' }), path).toBeVisible()
      await expect(page.getByRole('link', { name: /^Start FREE/ }), path).toBeHidden()
      // Closed in another way than by Back, the menu removes its history entry, which would end the next navigation.
      if (viewport === phone) await page.keyboard.press('Escape')
      await page.waitForFunction(() => !history.state?.menu)
    }
  }
})

test.describe('parts that load late', () => {
  test('the help is in the page before the first input, causes no layout shift, and marks the current page', async ({
    page,
  }) => {
    await watchShifts(page)
    await page.setViewportSize(phone)
    await page.goto('/privacy')
    const help = page.getByRole('navigation', { name: 'Help' })
    // In the bar at the bottom, which has its own room at the end of the page.
    for (const button of await help.getByRole('button').all()) {
      const { y, width, height } = (await button.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
      expect(y).toBeGreaterThanOrEqual(phone.height - 50)
    }
    await help.getByRole('button', { name: 'Help' }).click()
    await expect(help.getByRole('list').getByRole('link')).toHaveText([
      'Help & Support',
      'Book a demo',
      'Setup guide',
      'Terms',
      'Privacy',
      /^Documentation/,
      /^Sign in/,
    ])
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await help.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await help.getByRole('button', { name: 'Help' }).click()
    expect(await shiftsOf(page)).toEqual([])
    await help.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('[data-slot=side-menu] [aria-current]')).toHaveText('Terms')
  })

  test('a chosen theme applies before the first paint, in other tabs and in the colour of the browser’s toolbar', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/terms')
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await other.goto('/privacy')
    expect(await background(other)).toBe(paper)
    await readOn(page, '[data-slot=theme-switch]')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => background(page)).toBe(slate)
    await expect.poll(() => background(other)).toBe(slate)
    // The first use of a control starts the theme switch there, which keeps the choice.
    await other.getByRole('button', { name: 'Help' }).click()
    await expect(other.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-expanded', 'true')
    expect(await background(other)).toBe(slate)
    const bar = page.locator('meta[name=theme-color]').first()
    await expect(bar).toHaveAttribute('content', slate)
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    expect(await background(page), 'on paper').toBe(paper)
    await page.emulateMedia({ colorScheme: 'light', media: null })

    await withoutApplication(page)
    await page.goto('/about')
    expect(await background(page), 'before hydration').toBe(slate)
    await page.unrouteAll()
    await page.goto('/about')
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', slate)
    await readOn(page, '[data-slot=theme-switch]')
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => background(page)).toBe(paper)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  })
})
