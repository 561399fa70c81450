import { auditPage } from '@kaksha/design-system/testing/playwright'
import { expect, test } from '@playwright/test'

test('the form can be filled in by keyboard', async ({ page }) => {
  await page.goto('/')
  const email = page.getByRole('textbox', { name: 'E-mail' })

  await email.press('Enter')
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Fill in “E-mail”/)
  expect(await auditPage(page)).toEqual([])

  await email.fill('asha@example.com')
  await email.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible()
})
