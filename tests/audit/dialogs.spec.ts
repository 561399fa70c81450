import type { Page } from '@playwright/test'
import { dialog, expect, fillCompany, heading, next, test, toStepOne, toStepTwo } from '../e2e/journey'
import { violations } from './axe'

/** Every state of the onboarding dialog, and the menu, opened for the engine. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'signing in': async (page) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(dialog(page)).toContainText('Sign in to Continue')
  },
  'step 1, account opened': async (page) => {
    await toStepOne(page)
    await dialog(page)
      .getByRole('button', { name: /Mitali Sen/ })
      .click()
    await expect(dialog(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
  'step 2 with errors': async (page) => {
    await toStepTwo(page)
    await fillCompany(page, { 'Domain name': 'gg' })
    await next(page).click()
    await expect(dialog(page).getByText('Errors:')).toBeVisible()
  },
  'step 3': async (page) => {
    await toStepTwo(page)
    await fillCompany(page)
    await next(page).click()
    await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  },
}

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280]) {
    for (const [state, reach] of Object.entries(states))
      test(`onboarding, ${state}, in ${theme} at ${width}: no violation`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await reach(page)
        expect(await violations(page)).toEqual([])
      })
  }

for (const theme of ['light', 'dark'] as const)
  test(`the menu in ${theme} at 390: no violation`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
