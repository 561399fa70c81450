import type { BrowserContext, Page, Request } from '@playwright/test'
import { brand } from '../../../site/content/brand'
import { dialog, expect, heading, next, pressAndPass, signIn, test } from './journey'

const field = (page: Page) => page.getByLabel('What is your school called?')
const preview = (page: Page) => page.getByRole('img', { name: /^Example of a site/ })
const ofOwn = (name: string, slug: string) => new RegExp(`for ${name}, at ${slug}\\.${brand.appDomain}`)
const begin = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Start Free' }).first().click()

/**
 * Every request as one text: address, headers, body. Cookies are read from the context: `allHeaders` never resolves for a
 * prefetch that a navigation has ended.
 */
function requestsOf(context: BrowserContext) {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  return () =>
    requests.map((request) =>
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'),
    )
}

test('a name typed on the home page appears in its preview, in the guide and in step 2', async ({
  page,
  context,
}) => {
  const requests = requestsOf(context)
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
  const before = requests()
  expect(before.length).toBeGreaterThan(5)
  expect(before.filter((request) => /asha/i.test(request))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(`${kept}${JSON.stringify(await context.cookies())}${page.url()}`).not.toMatch(/asha/i)

  await signIn(page)
  await pressAndPass(page, next(page))
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  await expect(dialog(page).getByLabel('Company name')).toHaveValue('Asha Music')
  await expect(dialog(page).getByLabel('Domain name')).toHaveValue('asha-music')
  await expect(dialog(page).getByLabel('Company email')).toHaveValue('mitali@ganit.example')
})

test('text typed in step 2 is not overwritten by the name from the home page @full', async ({ page }) => {
  await page.goto('/online-teaching-platform')
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await signIn(page)
  await pressAndPass(page, next(page))
  const saved = page.waitForResponse(/save_draft/)
  await dialog(page).getByLabel('Company name').fill('Ganit Ghar')
  await saved
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).first().click()
  await expect(dialog(page)).toBeHidden()

  await field(page).fill('Asha Music')
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue where you left' }).click()
  await expect(dialog(page).getByLabel('Company name')).toHaveValue('Ganit Ghar')
  await expect(dialog(page).getByLabel('Domain name')).toHaveValue('')
})

test('text typed before the script has loaded is used', async ({ page, context }) => {
  await context.route('**/assets/entry-client*.js', async (route) => {
    await page.locator('html[data-typed]').waitFor({ state: 'attached' })
    await route.continue()
  })
  await page.goto('/')
  await field(page).fill('Asha Music')
  await page.evaluate(() => document.documentElement.setAttribute('data-typed', ''))
  await expect(preview(page)).toHaveAccessibleName(ofOwn('Asha Music', 'asha-music'))
  await expect(field(page)).toHaveValue('Asha Music')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/', '/online-teaching-platform'])
    test(`${path} shows the sample and no field`, async ({ page }) => {
      await page.goto(path)
      await expect(preview(page)).toBeVisible()
      await expect(field(page)).toBeHidden()
    })
})
