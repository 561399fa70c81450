import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import { expect, hydrateIslands, test } from '../e2e/support/test'
import { auditPage } from './audit-page'
import { enter } from './enter'
import { exceptionsFor } from './findings/exceptions'
import { distinctRoutes } from './routes'
import { full } from './tier'

declare const audit: AuditPage

test.use({ reducedMotion: 'reduce' })

/** From a phone at 200% zoom to a wide screen, with the widths at which layouts change from one column to two. */
const widths = [200, 240, 280, 640, 1024, 1056, 1440]

for (const path of [...distinctRoutes, '/no-such-page'])
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/no-such-page' ? [/status of 404/] : [] })

    test('has no findings', async ({ page }) => {
      await page.goto(path)
      await hydrateIslands(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await auditPage(page, path, 'route')
      if (!full) return
      const windows = widths.map((width) => ({ name: `${width} px`, width, height: 800 }))
      const largeText = { name: '200% text on a phone', width: 390, height: 844, fontSize: 32 }
      for (const mode of [...windows, largeText]) {
        await enter(page, mode)
        const found = await page.evaluate((exceptions) => audit.atThisWidth(exceptions), exceptionsFor(path))
        expect.soft(found, mode.name).toEqual([])
      }
    })
  })
