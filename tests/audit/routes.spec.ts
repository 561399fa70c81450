import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../e2e/test'
import { lookAt } from './look'
import { routes } from './routes'

test.use({ reducedMotion: 'reduce' })

/** Sections wake as they come near: scrolls past all of them, as a reader would. */
const wake = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 30))
    }
  })

for (const path of [...routes, '/no-such-page'])
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/no-such-page' ? [/status of 404/] : [] })

    test('nothing found on the page', async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto(path)
      await hydrated(page)
      await wake(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await lookAt(page, path, 'route')
    })
  })
