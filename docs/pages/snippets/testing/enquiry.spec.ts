import { expect, test } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

test('the form can be filled in by keyboard', async ({ page }) => {
  await page.goto('/')
  const email = page.getByRole('textbox', { name: 'E-mail' })

  await email.press('Enter')
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Fill in “E-mail”/)
  await page.addScriptTag({ content: axe.source })
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  expect(violations).toEqual([])

  await email.fill('asha@example.com')
  await email.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible()
})
