import { licenceKey, userKey } from '../../site/browser/storage'
import { application, shiftsOf, watchShifts } from './support/page'
import { expect, test } from './support/test'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('Start Free in the header keeps the focus while the hero becomes visible again', async ({ page }) => {
  await page.setViewportSize(wide)
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
  for (const path of ['/', '/pricing']) {
    await page.setViewportSize(wide)
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Start FREE/ })).toBeHidden()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Your account' })).toBeVisible()
    // Closed in another way than by Back, the menu removes its history entry, which would end the next navigation.
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !history.state?.menu)
  }
  expect(calls).toEqual([])
})

test('the help is in the page before the first input, causes no layout shift, and marks the current page', async ({
  page,
}) => {
  await watchShifts(page)
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  const help = page.getByRole('navigation', { name: 'Help' })
  await help.getByRole('button', { name: 'Help' }).click()
  await expect(help.getByRole('list').getByRole('link')).toHaveCount(7)
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

test('a closed banner and a chosen theme are kept, and apply before the first paint, but not on paper', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: 'Announcement' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/terms')
  const light = await background()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // The application's script never arrives, so that the page is as it was first painted.
  await page.route(application, () => {})
  await page.goto('/about')
  await expect(banner).toBeHidden()
  expect(await background()).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  expect(await background()).toBe(light)
})
