import { guideAddresses } from '../e2e/support/specified'
import { expect, hydrated, test } from '../e2e/support/test'
import { auditPage } from './audit-page'
import { hydrateLazySections, routes } from './routes'
import { full } from './tier'

test.use({ reducedMotion: 'reduce' })

// The other addresses of the guide have the same markup, which `links.spec.ts` tests.
const isAlias = (path: string) => guideAddresses.slice(1).includes(path)

for (const path of [...routes.filter((route) => !isAlias(route)), '/no-such-page'])
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/no-such-page' ? [/status of 404/] : [] })

    test('has no findings', async ({ page }) => {
      test.setTimeout(full ? 240_000 : 120_000)
      await page.goto(path)
      await hydrated(page)
      await hydrateLazySections(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await auditPage(page, path, 'route')
    })
  })
