import type { Page, Request } from '@playwright/test'
import { messages } from './messages/all'
import {
  company,
  dialog,
  expect,
  fillCompany,
  heading,
  next,
  pressAndPass,
  registerElsewhere,
  signIn,
  submit,
  test,
  toStepTwo,
} from './onboarding/journey'

/** Console messages about calls that are rejected or aborted here on purpose. */
test.use({ allowedErrors: [/status of 4\d\d|net::ERR_FAILED/] })

const alert = (page: Page, text: string) =>
  dialog(page).locator('[data-slot=alert]').getByText(text, { exact: true })
const toast = (page: Page, text: string) => page.locator('[data-slot=toast]').filter({ hasText: text })
const google = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Google' })

/** Changes the next request of a call, so that the server's own response is tested. */
const change = (page: Page, call: string, to: (request: Request) => Parameters<Route['continue']>[0]) =>
  page.route(`**/v1/${call}`, (route) => route.continue(to(route.request())), { times: 1 })
type Route = Parameters<Parameters<Page['route']>[1]>[0]
const cut = (page: Page, call: string) => page.route(`**/v1/${call}`, (route) => route.abort(), { times: 1 })
const json = (request: Request) => request.postDataJSON() as Record<string, unknown>

test('sign-in shows the message of each error, and a way to continue', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()

  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await google(page).click()
  await expect(alert(page, messages.popupBlocked.text)).toBeVisible()

  const first = page.waitForEvent('popup')
  await google(page).click()
  await first
  await cut(page, 'sandbox_sign_in')
  // A second press cancels the first attempt, which is reported; its own attempt then fails.
  const second = page.waitForEvent('popup')
  await google(page).click()
  const popup = await second
  await expect(dialog(page).getByText(messages.popupCancelled.text)).toBeVisible()
  await popup.getByRole('button', { name: /Mitali Sen/ }).click()
  await expect(alert(page, messages.popupNetwork.text)).toBeVisible()

  await change(page, 'google_login', (request) => {
    const { authorization: _, ...headers } = request.headers()
    return { headers, postData: JSON.stringify({ ...json(request), token: 'forged' }) }
  })
  await signIn(page)
  await expect(alert(page, messages.loginFailed.text)).toBeVisible()

  await cut(page, 'google_login')
  await signIn(page)
  await expect(alert(page, messages.loginUnexpected.text)).toBeVisible()

  await signIn(page, 'Farida Khan')
  await expect(alert(page, messages.loginWarning.text)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage)), 'signed out').not.toMatch(/sandbox-/)

  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
})

test('step 2 shows the message of each error', async ({ page }) => {
  await toStepTwo(page)
  await next(page).click()
  await expect(toast(page, messages.stepTwoFailed.text)).toBeVisible()

  await fillCompany(page)
  // A field of one line cannot hold a line break.
  await change(page, 'verify_with_backend', (request) => ({
    headers: request.headers(),
    postData: JSON.stringify({ ...json(request), companyName: 'Ganit\nGhar' }),
  }))
  await next(page).click()
  await expect(dialog(page).getByText(messages.plainText.text).first()).toBeVisible()

  await change(page, 'verify_with_backend', (request) => ({
    headers: { ...request.headers(), 'content-type': 'text/plain' },
  }))
  await next(page).click()
  await expect(alert(page, messages.stepTwoServer.text)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await next(page).click()
  await expect(toast(page, messages.unauthorised.text)).toBeVisible()
  await expect(google(page)).toBeVisible()
})

test('step 3 shows an error message that nothing was charged, and Retry works', async ({ page }) => {
  await toStepTwo(page)
  await fillCompany(page)
  await next(page).click()
  await change(page, 'complete_onboarding', (request) => ({
    postData: JSON.stringify({ ...json(request), currencySymbol: '', currencyType: '' }),
  }))
  await pressAndPass(page, submit(page))
  await expect(alert(page, messages.trialFailed.text)).toBeVisible()
  for (const { text } of [messages.currencySymbol, messages.currencyType])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()

  await cut(page, 'complete_onboarding')
  const retry = dialog(page).getByRole('button', { name: 'Retry: Submit & Launch' })
  await pressAndPass(page, retry)
  await expect(dialog(page).getByText(messages.currencySymbol.text)).toHaveCount(0)
  await expect(alert(page, messages.trialFailed.text)).toBeVisible()

  await pressAndPass(page, retry)
  await expect(toast(page, messages.activated.text)).toBeVisible()
  await expect(dialog(page).getByText(messages.activated.text)).toBeVisible()
  await expect(heading(page, 'Ganit Ghar')).toBeVisible()
  await expect(dialog(page).getByText('Free trial until')).toBeVisible()
})

test('the availability of a domain name is shown while it is typed', async ({ page, server }) => {
  await registerElsewhere(server, 'sandbox-arun', 'suravi')
  await toStepTwo(page)
  const field = dialog(page).getByLabel('Domain name')
  const note = dialog(page)
    .getByRole('status')
    .filter({ hasText: /^The domain name|is available$/ })
  await field.pressSequentially('Suravi')
  await expect(note).toContainText(messages.domainTaken.text)
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByRole('button', { name: 'suravi-school' }).click()
  await expect(field).toHaveValue('suravi-school')
  await expect(field).toBeFocused()
  await expect(note).toHaveText(messages.domainAvailable.text)
  await fillCompany(page, { ...company, 'Domain name': 'suravi-school' })
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
})
