import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, registerElsewhere, tabTo, test } from './journey'

const main = (page: Page) => page.getByRole('main')
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Your account' })
const google = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' })

/** Opens the page signed out, and signs in on it by `press`. */
async function enter(page: Page, press: (button: Locator) => Promise<void>) {
  await page.goto('/account')
  await expect(google(page)).toBeVisible()
  const popup = page.waitForEvent('popup')
  await press(google(page))
  await (await popup).getByRole('button', { name: /Mitali Sen/ }).click()
  await expect(main(page).getByRole('heading', { name: 'Suravi' })).toBeFocused()
  await expect(main(page)).toContainText(/Free trial, 14 days left, until \d+ \w+ \d{4}/)
}

test('a company changes its details, takes its data and deletes its account by keyboard', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await registerElsewhere(server, 'sandbox-mitali', 'suravi', true)
  await page.setViewportSize({ width: 1280, height: 800 })
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(google(page)).toBeVisible()
  // The domain name is available again.
  await registerElsewhere(server, 'sandbox-arun', 'suravi')
})
