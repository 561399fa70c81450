import type { Page } from '@playwright/test'
import { fillCompany, next, tabTo, toStepTwo } from './onboarding/journey'
import { chunkOf, documents } from './support/page'
import { expect, test } from './support/test'

/** Console messages about errors that these tests cause. Any other message fails the test. */
test.use({ allowedErrors: [/provoked|net::ERR_|ChunkLoadError|Failed to (load|fetch)|status of 5/] })

const failed = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Unexpected Application Error' })

/** Replaces the module of an island with one that throws during rendering. */
const throws = {
  contentType: 'text/javascript',
  body: 'export default () => { throw new Error("provoked") }',
}

test('a part that cannot be rendered: the rest of the page stays, and Load again shows it, by keyboard', async ({
  page,
}) => {
  const asked = documents(page)
  const calendar = chunkOf('site/routes/-marketing/demo-calendar.island.tsx')
  await page.route(calendar, (route) => route.fulfill(throws))
  await page.goto('/demo-session')
  const button = page.getByRole('button', { name: 'Show the calendar' })
  await button.click()
  await expect(failed(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Unexpected Application Error \|/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await page.unroute(calendar)
  await tabTo(page, page.getByRole('button', { name: 'Load again' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeVisible()
  expect(asked).toEqual(['/demo-session', '/demo-session', '/sandbox/calendar'])
})

test('a dialog that cannot be rendered: the error page, and the buttons of plans are answered after Load again', async ({
  page,
}) => {
  const journey = chunkOf('site/routes/-onboarding/journey.tsx')
  const body =
    'export const findPlan = () => ({}); export const Journey = () => { throw new Error("provoked") }'
  await page.route(journey, (route) => route.fulfill({ ...throws, body }))
  await page.goto('/pricing')
  const trial = page.getByRole('button', { name: 'Start Free Trial' })
  await trial.click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeFocused()
  await page.unroute(journey)
  await page.getByRole('button', { name: 'Load again' }).click()
  await trial.click()
  await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
})

test.describe('a script that cannot be loaded', () => {
  test('of an island: one reload, then a message; the text stays, and the next press tries again', async ({
    page,
  }) => {
    const asked = documents(page)
    const features = chunkOf('site/routes/-marketing/features/features.island.tsx')
    await page.route(features, (route) => route.abort())
    await page.goto('/features')
    const tab = page.locator('[data-island=features] [role=tab]').nth(1)
    await tab.click()
    await expect.poll(() => asked).toEqual(['/features', '/features'])
    await tab.click()
    await expect(page.getByRole('status').filter({ hasText: 'This page is incomplete.' })).toBeVisible()
    expect(asked, 'no second reload').toEqual(['/features', '/features'])
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    await page.unroute(features)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('of the application, in a browser that keeps a failed import: one reload, not with typed text', async ({
    page,
  }) => {
    const asked = documents(page)
    const entry = chunkOf('site/entry-client.tsx')
    const school = page.getByLabel('What is your school called?')
    const button = page.getByRole('button', { name: 'Start Free Trial' })
    const pressInVain = async () => {
      await button.click()
      await expect(page.getByRole('status').filter({ hasText: 'This page is incomplete.' })).toBeVisible()
      await expect(button).not.toHaveAttribute('aria-busy')
    }
    // Such a browser fails without a request, although the network has the script.
    await page.route(entry, (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await page.goto('/')
    await school.focus()
    await school.fill('Asha Music')
    await pressInVain()
    await pressInVain()
    expect(asked, 'no reload').toEqual(['/'])
    await school.fill('')
    await Promise.all([page.waitForEvent('load'), button.click()])
    await pressInVain()
    await pressInVain()
    await page.unroute(entry)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
    expect(asked, 'one reload').toEqual(['/', '/'])
    const stored = await page.evaluate(() => Object.keys(sessionStorage))
    expect(stored, 'a later failure may reload').not.toContain('reloaded-for:entry')
  })

  test('of the toasts: an error of the dialog is announced all the same', async ({ page, server }) => {
    // A journey before this one may have given the account its licence.
    await server.empty()
    await page.route(chunkOf('site/routes/-shell/toaster.ts'), (route) => route.abort())
    await page.route('**/v1/verify_with_backend', (route) => route.fulfill({ status: 500, body: '' }))
    await toStepTwo(page)
    await fillCompany(page)
    await next(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: /could not be processed|went wrong|try again/i }),
    ).toBeVisible()
  })

  test('of the dialog: the error is shown at its button, and typed text stays', async ({ page }) => {
    const asked = documents(page)
    await page.route(chunkOf('site/routes/-onboarding/journey.tsx'), (route) => route.abort())
    await page.goto('/')
    await page.getByLabel('Message').fill('How many students can join?')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The setup could not be loaded.' })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('How many students can join?')
    expect(asked).toEqual(['/'])
  })
})

test('the menu, whose script is blocked, says so and answers the next press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  let requests = 0
  await page.route('**/assets/controls*', (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto('/terms')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.getByText('This page is incomplete.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(requests, 'one ahead, and few for the choice').toBeLessThan(6)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(page.getByText('This page is incomplete.')).toBeVisible()
  await expect(menu).not.toHaveAttribute('aria-busy', 'true')
  await page.unrouteAll()
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
