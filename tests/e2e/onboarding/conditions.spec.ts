/** The journey to a licence under the conditions in which people make it. */
import type { Page } from '@playwright/test'
import { timings } from '../../../site/routes/-onboarding/state/views'
import {
  company,
  dialog,
  expect,
  expectLaunched,
  fillCompany,
  heading,
  next,
  pressAndPass,
  signIn,
  submit,
  tabTo,
  test,
} from './journey'

const google = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Google' })

/** The whole journey from the pricing page to a licence, with a press that suits the condition. */
async function launch(page: Page, press: (button: ReturnType<typeof next>) => Promise<void>) {
  await page.goto('/pricing')
  await press(page.getByRole('button', { name: 'Start Free Trial' }))
  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  await press(next(page))
  await page.clock.fastForward(timings.step)
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  await fillCompany(page)
  await press(next(page))
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  await expect(dialog(page)).toContainText('ganit-ghar')
  await press(submit(page))
  await page.clock.fastForward(timings.step)
  await expectLaunched(page)
  await expect(page.getByRole('main')).toContainText('ganit-ghar')
}

test.describe('the onboarding can be completed by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } })
  test('at 320 px @full', ({ page }) => launch(page, (button) => button.tap()))

  test('with 200 % text @full', async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await launch(page, (button) => button.tap())
  })
})

test.describe('the onboarding can be completed at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  test('by keyboard @full', async ({ page }) =>
    launch(page, async (button) => {
      await expect(button).toBeVisible()
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    }))
})

test.describe('on slow 3G, where one request in twenty fails', () => {
  test.use({ allowedErrors: [/net::ERR_|ChunkLoadError|Failed to (load|fetch)/] })
  test('a repeated press continues the journey @full', async ({ page, context }) => {
    test.setTimeout(180_000)
    let requests = 0
    let lost = 0
    await page.route(/\/(v1|assets)\//, (route) => {
      if (++requests % 20 > 0) return route.continue()
      lost += 1
      return route.abort('connectionreset')
    })
    const browser = await context.newCDPSession(page)
    // The values of the browser's own preset: 400 kbit/s and 400 ms, with the share of a real connection.
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/pricing')
    const application = /\/sandbox\/application/
    /** Presses the button of the current screen again, as a visitor does when a request was lost. */
    const pressAgain = async () => {
      if (application.test(page.url())) return
      if (await submit(page).isVisible()) await pressAndPass(page, submit(page))
      else if (await heading(page, 'Add Company Info').isVisible()) {
        await fillCompany(page)
        await next(page).click()
      } else if (await next(page).isVisible()) await pressAndPass(page, next(page))
      else if (await google(page).isVisible()) await signIn(page)
      else await page.getByRole('button', { name: 'Start Free Trial' }).click()
    }
    await expect(async () => {
      await pressAgain()
      await expect(page).toHaveURL(application, { timeout: 2500 })
    }).toPass({ timeout: 150_000, intervals: [0] })
    await expect(async () => {
      // A script of the page can be lost twice, and the request for the licence too.
      if (await page.getByText('then reload the page').isVisible()) await page.reload()
      const again = page.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('main')).toContainText('ganit-ghar', { timeout: 5000 })
    }).toPass({ timeout: 60_000, intervals: [0] })
    expect(lost, 'requests that failed').toBeGreaterThan(0)
  })
})

/** The calls of a journey, in order. */
const drops = ['google_login', 'onboarding_status', 'verify_with_backend', 'complete_onboarding'] as const

test.describe('a connection that drops', () => {
  test.use({ allowedErrors: [/net::ERR_|Failed to (load|fetch)/] })
  for (const call of drops)
    for (const lost of ['request', 'answer'] as const)
      test(`with the ${lost} of ${call}: nothing is lost, and the journey continues @full`, async ({
        page,
      }) => {
        let dropped = 0
        await page.route(`**/v1/${call}`, async (route) => {
          if (dropped++ > 0) return route.continue()
          if (lost === 'answer') await route.fetch()
          await route.abort('internetdisconnected')
        })
        const problem = () => dialog(page).getByRole('alert').or(page.locator('[data-slot=toast]')).first()
        await page.goto('/pricing')
        await page.getByRole('button', { name: 'Start Free Trial' }).click()
        await signIn(page)
        if (call === 'google_login') {
          await expect(problem()).toBeVisible()
          await signIn(page)
        }
        // Without a status the dialog starts at its first step.
        await expect(heading(page, 'Choose Your Plan')).toBeVisible()
        await pressAndPass(page, next(page))
        await expect(heading(page, 'Add Company Info')).toBeVisible()
        await fillCompany(page)
        await next(page).click()
        if (call === 'verify_with_backend') {
          await expect(problem()).toBeVisible()
          for (const [label, value] of Object.entries(company))
            await expect(dialog(page).getByLabel(label)).toHaveValue(value)
          await next(page).click()
        }
        await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
        await pressAndPass(page, submit(page))
        if (call === 'complete_onboarding') {
          await expect(problem()).toBeVisible()
          await pressAndPass(page, dialog(page).getByRole('button', { name: /Retry|Submit & Launch/ }))
        }
        await expectLaunched(page)
        await expect(page.getByRole('main')).toContainText('ganit-ghar')
        expect(dropped).toBeGreaterThan(0)
      })
})
