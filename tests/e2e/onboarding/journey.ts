import type { Locator, Page } from '@playwright/test'
import { licenceActivatedMessage } from '../../../site/contracts/onboarding'
import { timings } from '../../../site/routes/-onboarding/state/views'
import type { Server } from '../support/server'
import { test as base, expect } from '../support/test'

/**
 * Each test begins with empty tables, because an onboarding changes accounts and licences. The fake clock runs, and is
 * advanced where a step has a delay (docs/product.md, Onboarding).
 */
export const test = base.extend<{ journey: undefined }>({
  journey: [
    async ({ context, server }, use) => {
      await server.empty()
      await context.clock.install()
      await use(undefined)
    },
    { auto: true },
  ],
})

export const company = {
  'Domain name': 'ganit-ghar',
  'Company name': 'Ganit Ghar',
  'Company phone': '+91 90000 00000',
  'Number of employees': '3',
  'Primary location': 'Kolkata',
}

export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^Onboarding Journey - (Free Trial|Sample Paid) Plan$/ })
export const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
export const next = (page: Page) => dialog(page).getByRole('button', { name: 'Save & Next' })

/** Presses a button and passes the step's delay of two seconds. */
export async function pressAndPass(page: Page, button: Locator) {
  await button.click()
  await page.clock.fastForward(timings.step)
}

/** Checks that the licence is announced, and that the application opens a moment later. */
export async function expectLaunched(page: Page) {
  // The transcript of the film, in the page behind the dialog, contains the same text.
  await expect(page.locator('[data-slot=toast]').filter({ hasText: licenceActivatedMessage })).toBeVisible()
  await page.clock.fastForward(timings.leave)
  await expect(page).toHaveURL(/\/sandbox\/application/)
}

/** Presses 'Continue with Google' and chooses a sandbox account in the window that opens. */
export async function signIn(page: Page, person = 'Mitali Sen') {
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  const window = await popup
  await window.getByRole('button', { name: new RegExp(person) }).click()
}

/** Opens the dialog of the free trial on the setup guide and signs in, up to step 1. */
export async function toStepOne(page: Page) {
  await page.goto('/online-teaching-platform')
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
}

export async function toStepTwo(page: Page) {
  await toStepOne(page)
  await pressAndPass(page, next(page))
  await expect(heading(page, 'Add Company Info')).toBeVisible()
}

export async function fillCompany(page: Page, values: Record<string, string> = company) {
  for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value)
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Completes the sandbox's paid plan up to its last step, before payment. */
export async function toPayment(page: Page, press = pressAndPass) {
  await page.goto('/sandbox/plans')
  await page.getByRole('button', { name: 'Try Sample Plan' }).click()
  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  await press(page, next(page))
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  await fillCompany(page)
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
}

export const submit = (page: Page) => dialog(page).getByRole('button', { name: /Submit & Launch/ })
export const checkout = (page: Page) => page.getByRole('dialog', { name: 'Practice payment' })

export async function toCheckout(page: Page, press = pressAndPass) {
  await toPayment(page, press)
  await press(page, submit(page))
  await expect(checkout(page)).toBeVisible()
}

/** Registers a company through the API, as another visitor, and activates its free trial where that is asked for. */
export async function registerElsewhere(server: Server, account: string, domainName: string, trial = false) {
  const call = async (name: string, body: unknown, bearer = '') => {
    const response = await fetch(`${server.url}/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Source: 'website',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    expect(reply, name).toMatchObject({ success: true })
    return reply
  }
  const { user, token } = await call('sandbox_sign_in', { account })
  await call('google_login', { ...user, token }, token)
  const company = {
    domainName,
    companyName: 'Suravi',
    companyPhone: '+91 90000 00001',
    companyEmail: 'arun@suravi.example',
    companySize: '2',
    location: 'Kochi',
  }
  await call('verify_with_backend', { ...company, selected_plan: 'FT', token: user.uid }, token)
  if (!trial) return
  const order = {
    isOnlinePaymentRequired: false,
    currencySymbol: '₹',
    currencyType: 'INR',
    razorpayKey: '',
    razorpaySecretKey: '',
    taxes: [],
    orderId: `FREE_TRIAL-${user.uid}`,
  }
  await call('complete_onboarding', { ...order, token: user.uid }, token)
}

export { expect }
