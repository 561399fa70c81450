import type { Page } from '@playwright/test'
import { unexplained } from '../../site/content/readings.fixture'
import { dialog } from './onboarding/journey'
import { everywhere, type Row, screens } from './support/screens'
import { freeFeatures, guideAddresses, specifiedPaths } from './support/specified'
import { expect, test } from './support/test'

/** Whether the page contains the text or element, and shows it. */
async function says(page: Page, pageText: string, [role, name]: Row) {
  if (role === 'text')
    return typeof name === 'string' ? pageText.includes(name.toLowerCase()) : name.test(pageText)
  const found = page.getByRole(role, { name, exact: true })
  return (await found.count()) > 0
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] })

  test('every page of docs/product.md is listed here', () => {
    expect(Object.keys(screens).sort()).toEqual([...specifiedPaths, '/no-such-page'].sort())
    expect(freeFeatures).toHaveLength(16)
    expect(guideAddresses).toHaveLength(7)
  })

  test('every page shows what docs/product.md lists for it @full', async ({ page }) => {
    // `links.spec.ts` proves that the other addresses of the guide show the same.
    const aliases = guideAddresses.slice(1)
    for (const [path, rows] of Object.entries(screens).filter(([path]) => !aliases.includes(path))) {
      await page.goto(path)
      // The banner shows its text after 300 ms.
      await expect(page.getByText('empowers solo educators')).toBeVisible()
      const seen = await page.locator('body').innerText()
      // Only the letter case may differ: a label may be in capitals.
      const pageText = seen.replace(/\s+/g, ' ').toLowerCase()
      const missing: string[] = []
      for (const row of [...everywhere, ...rows])
        if (!(await says(page, pageText, row))) missing.push(`${row[0]} ${row[1]}`)
      expect.soft(missing, path).toEqual([])
      expect.soft(unexplained(pageText), path).toEqual([])
      expect
        .soft(
          await page.getByRole('contentinfo').locator('input:not([type=radio]), textarea, select').count(),
          path,
        )
        .toBe(0)
    }
  })
})

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
