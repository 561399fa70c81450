import { expect, expectLaunched, test, toCheckout } from './onboarding/journey'
import { hydrated } from './support/test'

const ask = 'Find my licence'

test('a payment ID and an e-mail address find the licence, with and without JavaScript @full', async ({
  page,
  browser,
  server,
}) => {
  await toCheckout(page)
  const paid = page.waitForResponse('**/v1/sandbox_pay')
  await page.getByRole('button', { name: /^Pay / }).click()
  const { paymentId } = await (await paid).json()
  await expectLaunched(page)

  await page.goto(`/status#${paymentId}`)
  await hydrated(page)
  await expect(page.getByLabel('Payment ID')).toHaveValue(paymentId)
  await page.getByLabel('Company email').fill('MITALI@ganit.example')
  await page.getByRole('button', { name: ask }).click()
  const answer = page.locator('[data-slot=status-answer]')
  await expect(answer).toBeFocused()
  await expect(answer).toContainText('Your licence is active.')
  await expect(answer).toContainText('ganit-ghar.kaksha.example')

  await page.getByLabel('Company email').fill('arun@suravi.example')
  await page.getByRole('button', { name: ask }).click()
  await expect(answer).toContainText('No payment has this ID and this e-mail address.')
  await expect(answer).not.toContainText('ganit-ghar')

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto('/status')
  await still.getByLabel('Payment ID').fill(paymentId)
  await still.getByLabel('Company email').fill('mitali@ganit.example')
  await still.getByRole('button', { name: ask }).click()
  await expect(still).toHaveURL(/\/status$/)
  await expect(still.getByRole('status')).toContainText('Your licence is active.')
  await expect(still.getByRole('main')).toContainText('ganit-ghar.kaksha.example')
  await plain.close()
})

test('invalid input is reported at its field, and the page links to a person', async ({ page }) => {
  await page.goto('/status')
  await hydrated(page)
  await page.getByLabel('Company email').fill('no-at-sign')
  await page.getByRole('button', { name: ask }).click()
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  await expect(page.getByLabel('Payment ID')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main')).toContainText('hello@kaksha.example')
})

test('an address with an invalid percent-encoding shows the page', async ({ page }) => {
  await page.goto('/status#pay_%')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Payment ID or order ID')).toHaveValue('')
})
