import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const guide = '/online-teaching-platform'
const entryOf = (page: Page, key: string) => page.evaluate((name) => Boolean(history.state?.[name]), key)

const layers = [
  {
    layer: 'the menu of a phone',
    key: 'menu',
    dialog: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
    open: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    layer: 'the onboarding dialog',
    key: 'onboarding',
    dialog: (page: Page) => page.getByRole('dialog', { name: /^Onboarding Journey/ }),
    open: (page: Page) =>
      page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).first().click(),
  },
]

for (const { layer, key, dialog, open } of layers)
  test(`Back closes ${layer}, Forward opens it, and closed otherwise it leaves no entry`, async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto(guide)
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(guide)
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => entryOf(page, key)).toBe(false)
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect.poll(() => entryOf(page, key)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

test('the menu returns the focus to its button, also where the skip link was used', async ({ page }) => {
  await page.goto('/terms')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const menu = page.getByRole('button', { name: 'Menu' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await menu.press('Enter')
    await expect(layers[0]!.dialog(page)).toBeVisible()
    await close()
    await expect(layers[0]!.dialog(page)).toBeHidden()
    await expect.poll(() => entryOf(page, 'menu')).toBe(false)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(menu).toBeFocused()
  }
})

test('a link in the menu leaves no entry of it either', async ({ page }) => {
  await page.goto('/about')
  await page.goto(guide)
  const { dialog, open } = layers[0]!
  await open(page)
  await dialog(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.goBack()
  await expect(page).toHaveURL(guide)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Back opens the question of the FAQ again that was open', async ({ page }) => {
  await page.goto('/faq')
  const question = page.getByRole('button', { name: 'How do I pay?' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/about')
  await page.goBack()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/about')
  await page.goto('/faq')
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test('an address with a plan opens its onboarding', async ({ page }) => {
  await page.goto('/pricing?onboarding=FT')
  await expect(layers[1]!.dialog(page)).toContainText('Sign in to Continue')
  await expect(page).toHaveURL('/pricing')
})

test('Go in the field of the school shows the picture, before React', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', () => {})
  await page.goto('/')
  const field = page.getByLabel('What is your school called?')
  await field.fill('Asha Music')
  await expect(field).toHaveAttribute('enterkeyhint', 'go')
  await field.press('Enter')
  const preview = page.locator('[data-slot=name-school] [data-slot=product-preview]')
  await expect(preview).toBeFocused()
  await expect(preview).toBeInViewport({ ratio: 0.9 })
})
