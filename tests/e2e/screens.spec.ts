import { dialog } from './onboarding/journey'
import { expect, test } from './support/test'

test('each button of the home page does what its plan requires, and the hero links to the guide', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: /online in\s+ten minutes/ })
  await expect(hero.getByRole('link', { name: 'Start Free' })).toHaveAttribute(
    'href',
    '/online-teaching-platform-launch-in-10-min',
  )
  await expect(hero.getByRole('link', { name: 'Book 15-Min Demo' })).toHaveAttribute('href', '/demo-session')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeFocused()

  await page.getByRole('link', { name: 'Contact Us', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Subject')).toHaveValue('Customization plan')
  await expect(page.getByText('You are asking about the Customization plan.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY), 'at the top').toBe(0)
})

test('from 1024 x 768 the whole first section is on the first screen, the picture beside the headline', async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 768],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom)
    const topOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top)
    const size = `${width} x ${height}`
    expect(await bottomOf('[data-slot=hero]'), size).toBeLessThanOrEqual(height)
    expect(await bottomOf('[data-slot=product-preview] > :last-child'), size).toBeLessThanOrEqual(height)
    expect(Math.abs((await topOf('[data-slot=product-preview]')) - (await topOf('h1'))), size).toBeLessThan(
      24,
    )
  }
})
