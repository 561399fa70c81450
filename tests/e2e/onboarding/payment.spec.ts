import type { Page, Route } from '@playwright/test'
import { brand } from '../../../site/content/brand'
import {
  checkoutLostMessage,
  notPaidNote,
  paidAlreadyNote,
  paidBeforeNote,
  paymentFailedMessage,
} from '../../../site/content/payment'
import { chunkOf } from '../support/page'
import {
  checkout,
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
  test,
  toCheckout,
  toPayment,
  toStepTwo,
} from './journey'

const failed = paymentFailedMessage(brand.email)
const press = (page: Page, name: string | RegExp) => checkout(page).getByRole('button', { name }).click()
const pay = (page: Page) => press(page, /^Pay ₹5,988\.00/)
/** By this visit, or already before it by the webhook. */
const activeLicence = (page: Page) =>
  dialog(page).getByRole('heading', { name: /^(Ganit Ghar|Your licence is active)$/ })
const paymentId = (page: Page) => dialog(page).getByText(/^pay_\w+$/)

const openPlan = async (page: Page) => {
  await page.goto('/sandbox/plans')
  await page.getByRole('button', { name: 'Try Sample Plan' }).click()
}

test('a failed attempt and a successful attempt give one licence', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toCheckout(page)
  await expect(checkout(page)).toContainText('12 Months Payment')
  // The onboarding dialog does not cover the checkout.
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'Let the payment fail')
  await expect(checkout(page)).toContainText('Sandbox: the bank has declined the payment.')
  const orderId = await checkout(page)
    .getByText(/^order_\w+$/)
    .innerText()
  await press(page, 'Close without paying')
  const alert = dialog(page).locator('[data-slot=alert]').filter({ hasText: failed })
  await expect(alert).toContainText(/No money was taken\.\s*Payment failed\./)
  await expect(alert.getByText(failed)).toBeVisible()
  await expect(page.locator('[data-slot=toast]').filter({ hasText: 'Payment failed.' })).toBeVisible()
  await expect(dialog(page)).toContainText('Sandbox: the bank has declined the payment.')
  const id = await paymentId(page).innerText()
  await dialog(page).getByRole('button', { name: 'Copy: the order ID and the payment ID' }).click()
  await expect(dialog(page).getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Order ID: ${orderId}\nPayment ID: ${id}`,
  )
  await expect(dialog(page).getByRole('link', { name: /Your account/ })).toHaveAttribute('href', '/account')

  await pressAndPass(page, submit(page))
  await pay(page)
  await expectLaunched(page)
  for (const text of ['Licence active', company['Domain name'], 'Sample Paid', /pay_\w+/])
    await expect(page.getByRole('main')).toContainText(text)
})

test('a closed checkout returns the focus to the button, which is in view on a low screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await toCheckout(page)
  await page.keyboard.press('Escape')
  await expect(checkout(page)).toHaveCount(0)
  await expect(submit(page)).toBeFocused()
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await expect(dialog(page)).toContainText(notPaidNote)
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0)
  await pressAndPass(page, submit(page))
  await expect(checkout(page)).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('Submit & Launch makes no order, and nothing speaks of a charge @full', async ({ page, context }) => {
    // Chromium 150 keeps a failed import: the same address fails again, although the connection is back.
    const checkoutChunk = chunkOf('site/services/payment/sandbox.tsx').replace(/\*$/, '')
    await context.route(checkoutChunk, (route) => route.abort())
    await toPayment(page)
    await context.setOffline(true)
    await pressAndPass(page, submit(page))
    await expect(dialog(page).locator('[data-slot=alert]').getByText(checkoutLostMessage)).toBeVisible()
    await expect(dialog(page)).not.toContainText(/charge|order|Where is my licence/i)
    await context.setOffline(false)
    await pressAndPass(page, submit(page))
    await expect(checkout(page)).toBeVisible()
  })
})

test.describe('an interruption after payment', () => {
  test.use({
    allowedErrors: [
      /ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_ABORTED|status of 503/,
    ],
  })

  /** Pays, and interrupts the journey before the server is asked for the licence. Returns the payment's ID. */
  async function payAndBreak(page: Page, breakOff: () => Promise<unknown>) {
    const asked = new Promise<string>((resolve) => {
      const breakHere = async (route: Route) => {
        resolve(route.request().postDataJSON().orderId)
        await breakOff()
        await route.abort().catch(() => {})
      }
      void page.route('**/v1/complete_onboarding', breakHere, { times: 1 })
    })
    await pay(page)
    return asked
  }

  test('the browser is closed: the licence is there at the next visit @full', async ({
    page,
    browser,
    server,
  }) => {
    await toCheckout(page)
    await payAndBreak(page, () => page.close())
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const other = await elsewhere.newPage()
    await openPlan(other)
    await signIn(other)
    await expect(heading(other, 'Your licence is active')).toBeVisible()
    await expect(dialog(other)).toContainText(company['Domain name'])
    await elsewhere.close()
  })

  test('the page is reloaded: it says that the payment is in hand, and completes it without a second order @full', async ({
    page,
  }) => {
    await toCheckout(page)
    await payAndBreak(page, async () => {})
    await expect(paymentId(page)).toBeVisible()
    const orders: string[] = []
    page.on('request', (request) => orders.push(...(request.url().match(/create_payment_order$/) ?? [])))
    await page.reload()
    const notice = page.getByText(paidBeforeNote('Sample Paid'))
    await expect(notice).toBeVisible()
    await page.goto('/pricing')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Finish the setup' }).click()
    await expect(activeLicence(page)).toBeVisible({ timeout: 20_000 })
    await dialog(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(notice).toHaveCount(0)
    expect(orders).toEqual([])
  })

  test('the server stops: the message with the payment’s ID stays, and Retry completes that payment @full', async ({
    page,
    server,
  }) => {
    await toCheckout(page)
    const id = await payAndBreak(page, () => server.down('SIGKILL'))
    await expect(dialog(page).locator('[data-slot=alert]').getByText(failed)).toBeVisible()
    await expect(paymentId(page)).toHaveText(id)
    await expect(dialog(page)).toContainText(paidAlreadyNote)
    await server.up()
    await pressAndPass(page, submit(page))
    await expectLaunched(page)
    await expect(page.getByRole('main')).toContainText(id)
  })
})

test('a trial becomes a paid year: the company is shown, changes are saved, the address stays', async ({
  page,
}) => {
  await toStepTwo(page)
  await fillCompany(page)
  await next(page).click()
  await pressAndPass(page, submit(page))
  await expectLaunched(page)

  await openPlan(page)
  await pressAndPass(page, dialog(page).getByRole('button', { name: 'Save & Next' }))
  const field = (label: string) => dialog(page).getByLabel(label)
  await expect(field('Company name')).toHaveValue(company['Company name'])
  await expect(field('Domain name')).toHaveValue(company['Domain name'])
  await expect(field('Domain name')).toHaveJSProperty('readOnly', true)
  await expect(field('Domain name')).toHaveAccessibleDescription(/This is the web address of your licence/)
  await field('Company email').fill('accounts@ganit.example')
  await next(page).click()
  await expect(dialog(page)).toContainText('12 months and the days left of your free trial: until')
  await pressAndPass(page, submit(page))
  await pay(page)
  await expectLaunched(page)
})
