import type { Page } from '@playwright/test'
import { brand } from '../../../site/content/brand'
import { application } from '../support/page'
import { dialog, expect, heading, next, pressAndPass, signIn, test } from './journey'

const field = (page: Page) => page.getByLabel('What is your school called?')
const preview = (page: Page) => page.getByRole('img', { name: /^Example of a site/ })
const ofOwn = (name: string, slug: string) => new RegExp(`for ${name}, at ${slug}\\.${brand.appDomain}`)
const begin = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Start Free' }).first().click()

test('a name typed on the home page appears in its preview, in the guide and in step 2', async ({
  page,
  context,
}) => {
  /** Address, headers and body of every request. */
  const requests: string[] = []
  context.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await page.goto('/')
  await field(page).fill('Asha Music')
  await expect(preview(page)).toHaveAccessibleName(ofOwn('Asha Music', 'asha-music'))
  await expect(page.getByRole('status').filter({ hasText: 'Preview: Asha Music, asha-music.' })).toHaveCount(
    1,
  )
  await page.getByRole('radio', { name: 'Leaf' }).check()
  await expect(preview(page)).toHaveAccessibleName(/in the colour Leaf/)

  await begin(page)
  await expect(page).toHaveURL('/online-teaching-platform-launch-in-10-min')
  await expect(field(page)).toHaveValue('Asha Music')
  await expect(preview(page)).toHaveAccessibleName(ofOwn('Asha Music', 'asha-music'))
  await expect(page.getByRole('radio', { name: 'Leaf' })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Preview:' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.filter((request) => /asha/i.test(request))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(`${kept}${JSON.stringify(await context.cookies())}${page.url()}`).not.toMatch(/asha/i)

  await signIn(page)
  await pressAndPass(page, next(page))
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  await expect(dialog(page).getByLabel('Company name')).toHaveValue('Asha Music')
  await expect(dialog(page).getByLabel('Domain name')).toHaveValue('asha-music')
  await expect(dialog(page).getByLabel('Company email')).toHaveValue('mitali@ganit.example')
})

test('Go in the field shows the preview, before React', async ({ page }) => {
  await page.route(application, () => {})
  await page.goto('/')
  await field(page).fill('Asha Music')
  await expect(field(page)).toHaveAttribute('enterkeyhint', 'go')
  await field(page).press('Enter')
  const shown = page.locator('[data-slot=name-school] [data-slot=product-preview]')
  await expect(shown).toBeFocused()
  await expect(shown).toBeInViewport({ ratio: 0.9 })
})
