import type { Locator, Page } from '@playwright/test'
import {
  checkout,
  dialog,
  fillCompany,
  heading,
  next,
  registerElsewhere,
  signIn,
  submit,
  toCheckout,
} from '../e2e/onboarding/journey'
import { chunkOf } from '../e2e/support/page'
import { expect, hydrateIslands, test } from '../e2e/support/test'
import { auditPage } from './audit-page'
import { chosenModes } from './tier'

test.use({ reducedMotion: 'reduce' })

/** The help menu closes when the focus leaves it. */
async function openHelp(page: Page) {
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const button = page.getByRole('button', { name: 'Help', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(page.getByRole('link', { name: 'Setup guide' })).toBeVisible()
}

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar for booking a demo' })

/** States that a page does not have on arrival: dialogs, menus, panels and errors. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'home, a company name typed': async (page) => {
    await page.goto('/')
    await hydrateIslands(page)
    await page.getByLabel('What is your school called?').fill('Shantiniketan Institute of Mathematics')
    await expect(page.getByRole('img', { name: /for Shantiniketan/ })).toBeVisible()
  },
  'contact, form with errors': async (page) => {
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Email' }).fill('no-at-sign')
    await page.locator('form').getByRole('button').last().click()
    await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  },
  'FAQ, another answer open': async (page) => {
    await page.goto('/faq')
    const question = page.locator('main').getByRole('button', { expanded: false }).last()
    await question.click()
    await expect(page.locator('main').getByRole('button', { expanded: true })).toHaveCount(1)
  },
  'setup guide, video and transcript': async (page) => {
    await page.goto('/online-teaching-platform')
    await page.getByRole('tab', { name: 'Video Demo' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Video Demo' })
    await expect(panel.getByRole('button', { name: 'Play' })).toBeVisible()
    await panel.getByText('Read the transcript').click()
  },
  'demo, calendar shown': async (page) => {
    await page.goto('/demo-session#book')
    await expect(calendar(page)).toHaveAttribute('data-state', 'ready')
  },
  'demo, calendar that does not load': async (page) => {
    await page.route('**/sandbox/calendar', () => undefined)
    await page.clock.install()
    await page.goto('/demo-session#book')
    // The calendar is requested after the style sheet, and its 15 seconds begin then.
    await expect(calendar(page)).toHaveAttribute('data-state', 'loading')
    await expect(async () => {
      await page.clock.runFor(16_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.clock.resume()
  },
}

// The clock keeps running here, because the measurements wait for the next frames.
const press = (_page: Page, button: Locator) => button.click()

test('the onboarding of a free trial, step by step: no findings', async ({ page, server }) => {
  test.setTimeout(600_000)
  await server.empty()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await auditPage(page, 'onboarding, signing in', 'state')

  await signIn(page)
  await expect(heading(page, 'Choose Your Plan')).toBeVisible()
  const account = dialog(page).getByRole('button', { name: /Mitali Sen/ })
  await account.click()
  await expect(dialog(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await auditPage(page, 'onboarding, step 1, account opened', 'state')

  await account.click()
  await next(page).click()
  await expect(heading(page, 'Add Company Info')).toBeVisible()
  await fillCompany(page, { 'Domain name': 'gg' })
  await next(page).click()
  await expect(dialog(page).getByLabel('Domain name')).toBeFocused()
  await auditPage(page, 'onboarding, step 2 with errors', 'state')

  await fillCompany(page)
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  await auditPage(page, 'onboarding, step 3', 'state')
})

test('the onboarding of a paid plan, a failed payment: no findings', async ({ page, server }) => {
  test.setTimeout(400_000)
  await server.empty()
  await toCheckout(page, press)
  await checkout(page).getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(checkout(page)).toContainText('the bank has declined the payment')
  await auditPage(page, 'onboarding, the sandbox’s checkout after a failed attempt', 'state')

  await checkout(page).getByRole('button', { name: 'Close without paying' }).click()
  await expect(
    dialog(page).getByRole('button', { name: 'Copy: the order ID and the payment ID' }),
  ).toBeVisible()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await auditPage(page, 'onboarding, step 3 after a failed payment', 'state')
})

test('the account, signed in, with errors and the question before deletion: no findings', async ({
  page,
  server,
}) => {
  test.setTimeout(400_000)
  await server.empty()
  await registerElsewhere(server, 'sandbox-mitali', 'suravi', true)
  await page.goto('/account')
  const main = page.getByRole('main')
  const google = main.getByRole('button', { name: 'Continue with Google' })
  await expect(google).toBeVisible()
  await auditPage(page, 'account, signed out', 'state')

  const popup = page.waitForEvent('popup')
  await google.click()
  await (await popup).getByRole('button', { name: /Mitali Sen/ }).click()
  await expect(main.getByRole('heading', { name: 'Suravi' })).toBeVisible()
  await auditPage(page, 'account, signed in', 'state')

  await main.getByLabel('Company name').fill('')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  await auditPage(page, 'account, details with errors', 'state')

  await main.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await auditPage(page, 'account, before deletion', 'state')
})

for (const [state, open] of Object.entries(states))
  test(`${state}: no findings`, async ({ page }) => {
    await open(page)
    await auditPage(page, state, 'state')
  })

test('the help, its list open, and the theme switch: no findings', async ({ page }) => {
  await page.goto('/terms')
  await hydrateIslands(page)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(page.getByRole('radio', { name: 'System' })).toBeAttached()
  await auditPage(page, 'the help, its list open, and the choice of a theme', 'state', chosenModes, () =>
    openHelp(page),
  )
})

test.describe('popups that open without a press', () => {
  test.use({ popup: true })
  test('the popup: no findings', async ({ page }) => {
    await page.goto('/')
    await hydrateIslands(page)
    await expect(page.getByRole('dialog', { name: 'New here?' })).toBeVisible()
    await auditPage(page, 'the popup', 'state')
  })
})

test('the menu: no findings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // In a wide window there is no menu button; the links are a row.
  await auditPage(
    page,
    'the menu',
    'state',
    chosenModes.map((mode) => ({ ...mode, width: Math.min(mode.width, 768) })),
  )
})

test.describe('failures', () => {
  test.use({ allowedErrors: [/provoked|net::ERR_|ChunkLoadError/] })
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'a page that cannot be rendered': async (page) => {
      const body = 'export default () => { throw new Error("provoked") }'
      await page.route(chunkOf('site/routes/-marketing/demo-calendar.island.tsx'), (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
      await page.goto('/demo-session')
      await page.getByRole('button', { name: 'Show the calendar' }).click()
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeFocused()
    },
    'a dialog that loads slowly': async (page) => {
      await page.clock.install()
      await page.route(chunkOf('site/routes/-onboarding/journey.tsx'), () => new Promise(() => {}))
      await page.goto('/pricing')
      await page.getByRole('button', { name: 'Start Free Trial' }).click()
      await expect(page.getByRole('status').getByText('Loading...', { exact: true })).toBeVisible()
    },
    'contact, a captcha that cannot be loaded': async (page) => {
      await page.route(chunkOf('site/services/captcha/sandbox.ts'), (route) => route.abort())
      await page.goto('/contact')
      const fields = { Name: 'Mitali', Email: 'm@ganit.example', Phone: '033 4000 0000', Subject: 'Plans' }
      for (const [label, text] of Object.entries({ ...fields, Message: 'How many students can join?' }))
        await page.getByRole('textbox', { name: label, exact: true }).fill(text)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'The captcha could not be loaded' }),
      ).toBeVisible()
    },
    'no connection, an unfinished message': async (page) => {
      await page.goto('/contact')
      await page.getByLabel('Message').fill('How many students can join?')
      await page.context().setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: 'There is no connection.' })).toBeVisible()
    },
  }
  for (const [state, open] of Object.entries(failures))
    test(`${state}: no findings`, async ({ page }) => {
      await open(page)
      await auditPage(page, state, 'state')
    })
})
