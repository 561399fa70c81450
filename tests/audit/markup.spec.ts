import { expect, hydrateIslands, test } from '../e2e/support/test'
import { invalidLive } from './markup'
import { distinctRoutes } from './routes'

test.use({ reducedMotion: 'reduce', allowedErrors: [/status of 404/] })

for (const path of [...distinctRoutes, '/no-such-page'])
  test(`${path} is valid HTML when all of it is hydrated`, async ({ page }) => {
    await page.goto(path)
    await hydrateIslands(page)
    // The pages of the sandboxes have no shell.
    expect(await invalidLive(await page.content(), path)).toEqual([])
  })
