import { expect, hydrated, test } from '../../e2e/support/test'
import { hydrateLazySections } from '../routes'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('the home page is short on a phone, and its content begins near the top @full', async ({ page }) => {
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
