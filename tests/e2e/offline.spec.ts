import type { Page } from '@playwright/test'
import { application, chunkOf, follow } from './support/page'
import { expect, hydrateIslands, test } from './support/test'

/** Console messages about requests that fail without a connection. Any other message fails the test. */
test.use({ allowedErrors: [/net::ERR_|ChunkLoadError|Failed to (load|fetch)/] })

const offlineBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no connection.' })

test.describe('without a connection', () => {
  test('the offline banner disappears when the connection is restored; typed text is kept; links wait', async ({
    page,
    context,
  }) => {
    await page.goto('/contact')
    await page.getByLabel('Message').fill('How many students can join?')
    await context.setOffline(true)
    await expect(offlineBanner(page)).toContainText('What you typed stays here as long as this page is open.')
    await expect(page.getByLabel('Message')).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(offlineBanner(page)).toHaveCount(0)
    await follow(page, 'Reviews')
    await expect(offlineBanner(page), 'shown again').toBeVisible()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Message')).toHaveValue('How many students can join?')
    await context.setOffline(false)
    await expect(offlineBanner(page)).toHaveCount(0)
    await follow(page, 'Reviews')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'What teachers would tell a colleague',
    )
  })

  test('a page that is an application is shown once the connection is back', async ({ page, context }) => {
    const account = chunkOf('site/routes/-account/account.island.tsx')
    await page.route(account, (route) => route.abort())
    await page.goto('/account')
    await expect(page.getByRole('status').filter({ hasText: 'then reload the page.' })).toBeVisible()
    await page.unroute(account)
    await context.setOffline(true)
    await expect(offlineBanner(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  })

  for (const [state, isLoaded] of [
    ['before the application has loaded', false],
    ['before the first input @full', true],
  ] as const)
    test(`${state}: each press shows the offline message, and the pressed button works once online`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      if (!isLoaded) await context.route(application, (route) => route.abort())
      await page.goto('/')
      if (isLoaded) await hydrateIslands(page)
      const title = await page.title()
      // The menu is in a script that the page fetches when it is idle.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/controls')),
      )
      await context.setOffline(true)
      await context.unroute(application)
      const banner = offlineBanner(page)
      const card = page.locator('section', { has: banner })
      await expect(banner).toContainText('This message goes away once you are back online.')
      const trial = page.getByRole('button', { name: 'Start Free Trial' })
      await trial.click()
      await expect(banner).toContainText('“Start Free Trial” will work once you are back online.')
      await expect(card).toBeInViewport({ ratio: 1 })
      await expect(card).toHaveCSS('position', 'fixed')
      await expect(card).toHaveCSS('border-top-style', 'solid')
      for (const name of ['Reviews', 'FAQ']) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('dialog').getByRole('link', { name }).click()
        await expect(banner).toContainText(`“${name}” cannot be opened now.`)
        await expect(card).toBeInViewport({ ratio: 1 })
      }
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
      await link.click()
      const first = await banner.getByText('There is no connection.').elementHandle()
      await link.click()
      await expect
        .poll(() => first?.evaluate((node) => node.isConnected), 'announced again, with new nodes')
        .toBe(false)
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL('/')
      await context.setOffline(false)
      await expect(banner).toHaveCount(0)
      await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
    })
})
