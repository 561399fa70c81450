import type { Locator } from '@playwright/test'
import { changedElsewhereMessage } from '../../../site/contracts/licensing'
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
  registerElsewhere,
  signIn,
  submit,
  tabTo,
  test,
  toStepTwo,
} from './journey'

test.describe('with a domain name that is taken at first', () => {
  // The browser logs every error response.
  test.use({ allowedErrors: [/status of 422/] })
  test('the onboarding can be completed by keyboard alone at 1280 px', async ({ page, context, server }) => {
    await registerElsewhere(server, 'sandbox-arun', 'ganit-ghar')
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(target.page(), target)
      await target.page().keyboard.press(key)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await press(page.getByRole('main').getByRole('link', { name: 'Start Free' }).first())
    await expect(page).toHaveURL('/online-teaching-platform-launch-in-10-min')
    // The address changes before the page does, and the previous page has a button of the same name.
    await expect(page.getByRole('main').getByRole('tab', { name: 'Video Demo' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Start Free Trial' }).first())
    await expect(dialog(page)).toContainText('Sign in to Continue')
    const opened = context.waitForEvent('page')
    await press(dialog(page).getByRole('button', { name: 'Continue with Google' }))
    await press((await opened).getByRole('button', { name: /Mitali Sen/ }))

    await expect(heading(page, 'Choose Your Plan')).toBeFocused()
    await expect(dialog(page)).toContainText('Step 1 of 3')
    await press(next(page))
    await page.clock.fastForward(timings.step)
    await expect(heading(page, 'Add Company Info')).toBeFocused()
    await expect(dialog(page).getByLabel('Company email')).toHaveValue('mitali@ganit.example')
    for (const [label, value] of Object.entries(company)) {
      await tabTo(page, dialog(page).getByLabel(label))
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('list').filter({ hasText: 'already taken' })).toBeVisible()
    for (const [label, value] of Object.entries(company))
      await expect(dialog(page).getByLabel(label)).toHaveValue(value)
    await press(dialog(page).getByLabel('Domain name'), 'Control+A')
    await page.keyboard.type('ganit-ghar-2')
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Complete Your Onboarding')).toBeFocused()
    await press(submit(page), 'Space')
    await page.clock.fastForward(timings.step)
    await expectLaunched(page)
    await expect(page.getByRole('main')).toContainText('ganit-ghar-2')
  })
})

test('a reload in step 2 keeps the input: the journey is offered again', async ({ page }) => {
  await toStepTwo(page)
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('save_draft') &&
      !!response.request().postData()?.includes(company['Primary location']),
  )
  await fillCompany(page)
  await saved
  await page.reload()
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue where you left' }).click()
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  for (const [label, value] of Object.entries(company))
    await expect(dialog(page).getByLabel(label)).toHaveValue(value)
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
})

test.describe('the server stops in step 2', () => {
  test.use({
    allowedErrors: [/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|status of 503/],
  })
  test('typed text is kept, and the same button works when the server is back', async ({ page, server }) => {
    await toStepTwo(page)
    await fillCompany(page)
    await server.down('SIGKILL')
    await next(page).click()
    await expect(page.getByText('A network error occurred. Please try again.').first()).toBeVisible()
    await server.up()
    for (const [label, value] of Object.entries(company))
      await expect(dialog(page).getByLabel(label)).toHaveValue(value)
    await next(page).click()
    await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  })
})

test.describe('a connection that drops', () => {
  test.use({ allowedErrors: [/net::ERR_|Failed to (load|fetch)/] })
  for (const call of ['google_login', 'onboarding_status', 'verify_with_backend', 'complete_onboarding'])
    for (const lost of ['request', 'answer'])
      test(`with the ${lost} of ${call}: the same step works again, and the licence is one @full`, async ({
        page,
      }) => {
        let requests = 0
        await page.route(`**/v1/${call}`, async (route) => {
          if (requests++ > 0) return route.continue()
          if (lost === 'answer') await route.fetch()
          await route.abort('internetdisconnected')
        })
        const problem = dialog(page).getByRole('alert').or(page.locator('[data-slot=toast]')).first()
        /** Does something again whose call was lost. */
        const persist = async (its: string, act: () => Promise<void>) => {
          await act()
          if (call !== its) return
          await expect(problem).toBeVisible()
          await act()
        }
        await page.goto('/pricing')
        await page.getByRole('button', { name: 'Start Free Trial' }).click()
        await persist('google_login', () => signIn(page))
        // Without a status the dialog starts at its first step.
        await expect(heading(page, 'Choose Your Plan')).toBeVisible()
        await pressAndPass(page, next(page))
        await fillCompany(page)
        await persist('verify_with_backend', () => next(page).click())
        await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
        await persist('complete_onboarding', () => pressAndPass(page, submit(page)))
        await expectLaunched(page)
        await expect(page.getByRole('main')).toContainText('ganit-ghar')
        expect(requests).toBeGreaterThan(0)
      })
})

test.describe('two tabs with different domain names', () => {
  test.use({ allowedErrors: [/status of 409/] })
  test('launch with the domain name that was reviewed', async ({ page, context }) => {
    await toStepTwo(page)
    await fillCompany(page)
    await next(page).click()
    await expect(dialog(page)).toContainText('ganit-ghar.kaksha.example')

    const other = await context.newPage()
    await other.goto('/pricing')
    await other.getByRole('button', { name: 'Start Free Trial' }).click()
    await dialog(other).getByRole('button', { name: 'Continue where you left' }).click()
    await dialog(other).getByRole('button', { name: 'Previous' }).click()
    await dialog(other).getByLabel('Domain name').fill('other-tab')
    await next(other).click()
    await expect(dialog(other)).toContainText('other-tab.kaksha.example')

    await pressAndPass(page, submit(page))
    await expect(heading(page, 'Add Company Info')).toBeVisible()
    await expect(dialog(page).locator('[data-tone=error]')).toHaveText(changedElsewhereMessage)
    await expect(dialog(page).getByLabel('Domain name')).toHaveValue('ganit-ghar')
    await next(page).click()
    await pressAndPass(page, submit(page))
    await expectLaunched(page)
    await expect(page.getByRole('main')).toContainText('ganit-ghar')
  })
})

test('the buttons of a step are in view on every screen, and cover no focused field @full', async ({
  page,
}) => {
  await toStepTwo(page)
  const previous = dialog(page).getByRole('button', { name: 'Previous' })
  for (const [width, height] of [
    [1366, 650],
    [1280, 600],
    [667, 375],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await dialog(page).evaluate((window) => window.parentElement?.scrollTo(0, 0))
    for (const button of [previous, next(page)])
      await expect(button, `${width} x ${height}`).toBeInViewport({ ratio: 1 })
    for (const label of Object.keys(company)) {
      const field = dialog(page).getByLabel(label)
      await field.focus()
      const bottom = await field.evaluate((input) => input.getBoundingClientRect().bottom)
      const bar = await page.locator('[data-slot=split-panel-actions]').boundingBox()
      expect(bottom, `${label} at ${width} x ${height}`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
  await page.setViewportSize({ width: 1280, height: 600 })
  await fillCompany(page)
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  for (const button of [previous, next(page), submit(page)]) await expect(button).toBeInViewport({ ratio: 1 })
})

test('the browser’s Back closes the dialog first, and no history entry remains', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.goto('/online-teaching-platform')
  const start = page.getByRole('button', { name: 'Start Free Trial' }).first()
  await start.click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/online-teaching-platform')
  await expect(start).toBeFocused()

  await page.goForward()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave for now?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.onboarding))).toBe(true)
  await page.goBack()
  await expect(question).toBeVisible()
  // Chromium ignores a Back that comes before the entry of the dialog has been restored.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.onboarding))).toBe(true)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)

  await start.click()
  // The button moves when the first step replaces the spinner.
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Leave for now' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.onboarding))).toBe(false)
  await start.click()
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  await page.reload()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.onboarding))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
