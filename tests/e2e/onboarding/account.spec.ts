import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { timings } from '../../../site/routes/-onboarding/state/views'
import { auditPage } from '../../audit/audit-page'
import {
  test as base,
  checkout,
  company,
  dialog,
  expect,
  expectLaunched,
  heading,
  registerElsewhere,
  submit,
  tabTo,
} from './journey'

const test = base.extend<{ setDate: (indian: string) => Promise<void> }>({
  setDate: async ({ context, server }, use) => {
    await use(async (indian) => {
      const date = new Date(`${indian}:00+05:30`)
      await server.setDate(date)
      await context.clock.setSystemTime(date)
    })
    await server.setDate(null)
  },
})

type Device = {
  name: string
  viewport: { width: number; height: number }
  hasTouch: boolean
  /** The browser's font size. */
  fontSize: number
  /** Presses a control, also of another window. */
  press: (target: Locator) => Promise<void>
  /** Moves to a field, and selects what it contains. */
  enter: (target: Locator) => Promise<void>
}

const keyboard: Device = {
  name: 'by keyboard alone at 400 % zoom',
  viewport: { width: 320, height: 256 },
  hasTouch: false,
  fontSize: 16,
  async press(target) {
    await tabTo(target.page(), target)
    const isLink = await target.evaluate((element) => element.tagName === 'A')
    await target.page().keyboard.press(isLink ? 'Enter' : 'Space')
  },
  async enter(target) {
    await tabTo(target.page(), target)
    await target.page().keyboard.press('Control+A')
  },
}

const touch: Device = {
  name: 'by touch at 320 px with 200 % text',
  viewport: { width: 320, height: 568 },
  hasTouch: true,
  fontSize: 32,
  press: (target) => target.tap(),
  async enter(target) {
    await target.tap()
    await target.selectText()
  },
}

const main = (page: Page) => page.getByRole('main')
const control = (page: Page, name: string) => main(page).getByRole('button', { name })

/** Opens the page signed out, and signs in on it. */
async function signIn(page: Page, press: Device['press']) {
  await page.goto('/account')
  await expect(control(page, 'Continue with Google')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await press(control(page, 'Continue with Google'))
  await press((await popup).getByRole('button', { name: /Mitali Sen/ }))
}

test('a company changes its details, takes its data and deletes its account by keyboard', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const { press } = keyboard
  await registerElsewhere(server, 'sandbox-mitali', 'suravi', true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, press)
  await expect(main(page).getByRole('heading', { name: 'Suravi' })).toBeFocused()
  await expect(main(page)).toContainText(/Free trial, 14 days left, until \d+ \w+ \d{4}/)
  // The controls of the footer are loaded when it comes near.
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')

  const name = main(page).getByLabel('Company name')
  await name.fill('')
  await press(control(page, 'Save changes'))
  await expect(page.getByRole('group', { name: 'Errors:' })).toBeFocused()
  await name.fill('Suravi Academy')
  await press(control(page, 'Save changes'))
  await expect(page.getByRole('status').filter({ hasText: 'have been saved' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Suravi Academy' })).toBeVisible()
  await expect(main(page).getByLabel('Domain name')).not.toBeEditable()

  const file = page.waitForEvent('download')
  await press(control(page, 'Download my data'))
  const data = JSON.parse(readFileSync(await (await file).path(), 'utf8'))
  expect(data).toMatchObject({ companies: [{ companyName: 'Suravi Academy', domainName: 'suravi' }] })

  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await press(control(page, 'Delete account'))
  await expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(control(page, 'Delete account')).toBeFocused()
  await press(control(page, 'Delete account'))
  await press(question.getByRole('button', { name: 'Delete my account' }))
  await expect(main(page).getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(control(page, 'Continue with Google')).toBeVisible()
  // The domain name is available again.
  await registerElsewhere(server, 'sandbox-arun', 'suravi')
})

/** One account from its trial to its deletion, over a server whose date is moved. */
for (const { name, viewport, hasTouch, fontSize, press, enter } of [keyboard, touch])
  test.describe(() => {
    test.use({ viewport, hasTouch })
    // After months the sandbox's sign-in has ended, and the browser logs the answer.
    test.use({ allowedErrors: [/status of 401/] })

    test(`a company tries, subscribes, renews, gets a refund and leaves, ${name} @full`, async ({
      page,
      server,
      setDate,
    }) => {
      test.setTimeout(400_000)
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize * 0.8125 } })

      /** On the way by keyboard, in each layout. */
      async function audit(subject: string) {
        if (hasTouch) return
        await auditPage(page, `account, ${subject}, ${name}`, 'state', [
          { name: 'light', width: 1280, height: 900 },
          { name: '390 px', width: 390, height: 844 },
          { name: '400% zoom', ...viewport },
        ])
        await page.setViewportSize(viewport)
      }

      /** Opens the account again at an Indian date and time, on which the sign-in has ended. */
      async function returnOn(indian: string) {
        await setDate(indian)
        await signIn(page, press)
        await expect(main(page).getByRole('heading', { name: company['Company name'] })).toBeFocused()
      }

      /** Presses a button of the journey, and passes the step's delay. */
      async function goOn(target: Locator) {
        await press(target)
        await page.clock.fastForward(timings.step)
      }
      const next = () => goOn(dialog(page).getByRole('button', { name: 'Save & Next' }))

      /** Opens the account again after a launch. */
      async function expectAccount() {
        await expectLaunched(page)
        await page.goto('/account')
        await expect(main(page).getByRole('heading', { name: company['Company name'] })).toBeVisible()
      }
      async function pay() {
        await goOn(submit(page))
        await press(checkout(page).getByRole('button', { name: /^Pay ₹5,988\.00/ }))
        await expectAccount()
      }

      const plan = page.getByRole('region', { name: company['Company name'] }).locator('dl').first()
      const rows = main(page).getByRole('table', { name: 'Payments' }).getByRole('row')
      const receipt = page.getByRole('region', { name: 'Receipt' })
      const question = page.getByRole('alertdialog', { name: 'Delete your account?' })

      await setDate('2027-01-12T12:00')
      await signIn(page, press)
      await expect(main(page)).toContainText('You have not set up a school yet.')
      await audit('no school')

      await press(control(page, 'Start your free trial'))
      await next()
      for (const [label, value] of Object.entries(company)) {
        await enter(dialog(page).getByLabel(label))
        await page.keyboard.type(value)
      }
      await press(dialog(page).getByRole('button', { name: 'Save & Next' }))
      await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
      await goOn(submit(page))
      await expectAccount()
      await expect(plan).toContainText('Free trial, 14 days left, until 26 January 2027')

      await returnOn('2027-01-23T18:00')
      await expect(plan).toContainText('Free trial, 3 days left, until 26 January 2027')
      await expect(plan).toContainText(
        '12 months and the days left of your free trial: until 26 January 2028',
      )
      await audit('trial')

      await press(control(page, 'Subscribe for 12 months'))
      await next()
      await next()
      await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
      await expect(dialog(page)).toContainText('days left of your free trial: until 26 January 2028')
      await pay()
      await expect(plan).toContainText('Active, 368 days left, until 26 January 2028')
      await expect(plan).toContainText('You can renew from 27 December 2027.')
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1)).toContainText(/23 January 2027.*₹5,988\.00.*Paid/)
      await expect(rows.nth(1)).toContainText('Refund possible until 22 February 2027')

      const button = rows.nth(1).getByRole('button', { name: 'Receipt' })
      await press(button)
      await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeFocused()
      await expect(receipt).toContainText('23 January 2027 to 26 January 2028')
      await audit('receipt')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(receipt.getByText('₹5,988.00')).toBeVisible()
      await page.emulateMedia({ media: null })
      await press(receipt.getByRole('button', { name: 'Back to your account' }))
      await expect(button).toBeFocused()

      await returnOn('2027-12-27T18:00')
      await expect(plan).toContainText('Active, 30 days left, until 26 January 2028')
      await expect(plan).toContainText('12 more months: from 26 January 2028 until 26 January 2029')
      await audit('renewable')
      await press(control(page, 'Renew for 12 months'))
      await press(dialog(page).getByRole('button', { name: 'Renew for 12 months' }))
      await pay()
      await expect(plan).toContainText('Active, 396 days left, until 26 January 2029')
      await expect(rows).toHaveCount(3)
      const [, payment = ''] = /(pay_\w+)/.exec(await rows.nth(1).innerText()) ?? []

      await setDate('2028-01-02T18:00')
      await server.command('refund', payment)
      await returnOn('2028-01-02T18:10')
      // The server asks the provider for the refund after its start.
      await expect(async () => {
        await page.reload()
        await expect(rows).toHaveCount(3)
        expect(await rows.nth(1).innerText()).toContain('Refunded on 2 January 2028')
      }).toPass({ timeout: 30_000 })
      await expect(plan).toContainText('Active, 24 days left, until 26 January 2028')
      await audit('refund')

      await press(control(page, 'Delete account'))
      await expect(question).toContainText('Your plan, which runs until 26 January 2028, without a refund')
      await expect(question).toContainText('because the law requires it: until 31 March 2036')
      await press(question.getByRole('button', { name: 'Delete my account' }))
      await expect(main(page).getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
      await audit('deleted')
      await page.reload()
      await expect(control(page, 'Continue with Google')).toBeVisible()
      await registerElsewhere(server, 'sandbox-arun', company['Domain name'])
    })
  })
