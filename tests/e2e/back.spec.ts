import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const guide = '/online-teaching-platform'
const hasMenuEntry = (page: Page) => page.evaluate(() => Boolean(history.state?.menu))

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()

// `onboarding/journey.spec.ts` tests the same for the onboarding dialog.
test('Back closes the menu of a phone, Forward opens it, and closed otherwise it leaves no entry', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto(guide)
  await openMenu(page)
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(guide)
  await page.goForward()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect.poll(() => hasMenuEntry(page)).toBe(false)
  await openMenu(page)
  await expect(drawer(page)).toBeVisible()
  await page.reload()
  await expect.poll(() => hasMenuEntry(page)).toBe(false)
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
    await expect(drawer(page)).toBeVisible()
    await close()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => hasMenuEntry(page)).toBe(false)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(menu).toBeFocused()
  }
})

test('a link in the menu leaves no entry of it either', async ({ page }) => {
  await page.goto('/about')
  await page.goto(guide)
  await openMenu(page)
  await drawer(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.goBack()
  await expect(page).toHaveURL(guide)
  await expect(drawer(page)).toBeHidden()
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
  await expect(page.getByRole('dialog', { name: /^Onboarding Journey/ })).toContainText('Sign in to Continue')
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
