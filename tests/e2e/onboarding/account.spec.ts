import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { timings } from '../../../site/routes/-onboarding/state/reducer'
import { hydrated } from '../support/test'
import {
  checkout,
  dialog,
  expect,
  expectLaunched,
  heading,
  registerElsewhere,
  submit,
  tabTo,
  test,
} from './journey'

const main = (page: Page) => page.getByRole('main')
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Your account' })
const google = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' })

/** Opens the page signed out, and signs in on it by `press`. */
async function enter(page: Page, press: (button: Locator) => Promise<void>) {
  await page.goto('/account')
  await hydrated(page)
  await expect(google(page)).toBeVisible()
  const popup = page.waitForEvent('popup')
  await press(google(page))
  await (await popup).getByRole('button', { name: /Mitali Sen/ }).click()
  await expect(main(page).getByRole('heading', { name: 'Suravi' })).toBeFocused()
  await expect(main(page)).toContainText(/Free trial, 14 days left, until \d+ \w+ \d{4}/)
}

const ways: [string, number, (page: Page) => (target: Locator) => Promise<void>][] = [
  [
    'by keyboard at 1280 px',
    1280,
    (page) => async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
  ],
  ['by pointer at 390 px @full', 390, () => (target) => target.click()],
]

for (const [way, width, pressOf] of ways)
  test(`a company changes its details, takes its data and deletes its account, ${way}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000)
    const press = pressOf(page)
    await registerElsewhere(server, 'sandbox-mitali', 'suravi', true)
    await page.setViewportSize({ width, height: 800 })
    await enter(page, press)
    // The controls of the footer are loaded when it comes near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(footerLink(page)).toHaveAttribute('href', '/account')

    const name = main(page).getByLabel('Company name')
    const save = main(page).getByRole('button', { name: 'Save changes' })
    await name.fill('')
    await press(save)
    await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
    await name.fill('Suravi Academy')
    await press(save)
    await expect(page.getByRole('status').filter({ hasText: 'have been saved' })).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'Suravi Academy' })).toBeVisible()
    await expect(main(page).getByLabel('Domain name')).not.toBeEditable()

    const file = page.waitForEvent('download')
    await press(main(page).getByRole('button', { name: 'Download my data' }))
    const data = JSON.parse(readFileSync(await (await file).path(), 'utf8'))
    expect(data).toMatchObject({ companies: [{ companyName: 'Suravi Academy', domainName: 'suravi' }] })

    const ask = main(page).getByRole('button', { name: 'Delete account' })
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await press(ask)
    await expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ask).toBeFocused()
    await press(ask)
    await press(question.getByRole('button', { name: 'Delete my account' }))
    await expect(main(page).getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
    await expect(footerLink(page)).toHaveCount(0)
    await page.reload()
    await expect(google(page)).toBeVisible()
    // The domain name is available again.
    await registerElsewhere(server, 'sandbox-arun', 'suravi')
  })

for (const [way, width, pressOf] of ways)
  test(`a company subscribes, takes its receipt and renews, ${way.replace(' @full', '')} @full`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000)
    const press = pressOf(page)
    await registerElsewhere(server, 'sandbox-mitali', 'suravi', true)
    await page.setViewportSize({ width, height: 800 })
    await enter(page, press)

    /** Pays in the open dialog, and opens the account page again. */
    async function pay() {
      await press(submit(page))
      await page.clock.fastForward(timings.step)
      await press(checkout(page).getByRole('button', { name: /^Pay ₹5,988\.00/ }))
      await expectLaunched(page)
      await page.goto('/account')
    }
    const step = (name: string) => main(page).getByRole('button', { name })

    await press(step('Subscribe for 12 months'))
    await press(dialog(page).getByRole('button', { name: 'Save & Next' }))
    await page.clock.fastForward(timings.step)
    await press(dialog(page).getByRole('button', { name: 'Save & Next' }))
    await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
    await pay()
    await expect(main(page)).toContainText(/Active, 3\d\d days left, until /)
    await expect(main(page)).toContainText('You can renew from')

    const receipt = main(page).getByRole('button', { name: 'Receipt' })
    await press(receipt)
    await expect(main(page).getByRole('heading', { name: 'Receipt' })).toBeFocused()
    await expect(main(page)).toContainText('This is a receipt, and not a tax invoice.')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Receipt' }).getByText('₹5,988.00')).toBeVisible()
    await page.emulateMedia({ media: null })
    await press(main(page).getByRole('button', { name: 'Back to your account' }))
    await expect(receipt).toBeFocused()

    await server.command('licences', 'extend', 'suravi', '-360')
    await page.reload()
    await press(step('Renew for 12 months'))
    await press(dialog(page).getByRole('button', { name: 'Renew for 12 months' }))
    await pay()
    await expect(main(page).getByRole('table', { name: 'Payments' }).getByRole('row')).toHaveCount(3)
    await expect(main(page)).toContainText('You can renew from')
  })
