import { expect, hydrated, test } from '../e2e/test'
import { violations } from './axe'
import { routes } from './routes'

const widths = [390, 1280]
const themes = ['light', 'dark'] as const

for (const path of [...routes, '/no-such-page'])
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/no-such-page' ? [/status of 404/] : [] })

    for (const theme of themes)
      for (const width of widths)
        test(`in ${theme} at ${width}: no violation, no sideways scroll`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await page.goto(path)
          await hydrated(page)
          expect(await violations(page)).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
        })
  })
