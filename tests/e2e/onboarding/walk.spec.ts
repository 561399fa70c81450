/**
 * One account from its trial to its deletion, in a browser with a fake clock, over a server whose date is moved: by keyboard
 * alone, and by touch.
 */
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
  /** Presses a control, also of another window. */
  press: (target: Locator) => Promise<void>
  /** Moves to a field, and selects what it contains. */
  enter: (target: Locator) => Promise<void>
}

const keyboard: Device = {
  name: 'by keyboard alone at 1280 px',
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
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
  name: 'by touch at 390 px',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  press: (target) => target.tap(),
  async enter(target) {
    await target.tap()
    await target.selectText()
  },
}

const main = (page: Page) => page.getByRole('main')
const control = (page: Page, name: string) => main(page).getByRole('button', { name })

/** What the account page says about the plan: the value for each label. */
const facts = (page: Page) =>
  page
    .getByRole('region', { name: company['Company name'] })
    .locator('dl')
    .first()
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((label) => [
          label.textContent,
          label.nextElementSibling?.textContent,
        ]),
      ),
    )

for (const { name, viewport, hasTouch, press, enter } of [keyboard, touch])
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

      const audit = (subject: string) =>
        auditPage(page, `account, ${subject}, ${name}`, 'state', [{ name: 'light', ...viewport }])

      async function signIn() {
        await page.goto('/account')
        const opened = page.waitForEvent('popup')
        await press(control(page, 'Continue with Google'))
        const popup = await opened
        await press(popup.getByRole('button', { name: /Mitali Sen/ }))
      }

      /** Opens the account again at an Indian date and time, on which the sign-in has ended. */
      async function returnOn(indian: string) {
        await setDate(indian)
        await signIn()
        await expect(main(page).getByRole('heading', { name: company['Company name'] })).toBeFocused()
      }

      /** Presses a button of the journey, and passes the step's delay. */
      async function goOn(target: Locator) {
        await press(target)
        await page.clock.fastForward(timings.step)
      }
      const next = () => goOn(dialog(page).getByRole('button', { name: 'Save & Next' }))

      /** Pays in the open dialog, and opens the account again. */
      async function pay() {
        await goOn(submit(page))
        await press(checkout(page).getByRole('button', { name: /^Pay ₹5,988\.00/ }))
        await expectLaunched(page)
        await page.goto('/account')
        await expect(main(page).getByRole('heading', { name: company['Company name'] })).toBeVisible()
      }

      const rows = () => main(page).getByRole('table', { name: 'Payments' }).getByRole('row')

      await setDate('2027-01-12T12:00')
      await signIn()
      await expect(main(page)).toContainText('You have not set up a school yet.')
      await expect(main(page)).toContainText('There are no payments. The free trial costs nothing.')
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
      await expectLaunched(page)
      await page.goto('/account')
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          State: 'Free trial, 14 days left, until 26 January 2027',
        })

      await returnOn('2027-01-23T18:00')
      await expect
        .poll(() => facts(page))
        .toEqual({
          'Web address': 'ganit-ghar.kaksha.example',
          Plan: 'Free Trial',
          State: 'Free trial, 3 days left, until 26 January 2027',
          Price: '₹5,988.00',
          'You get': '12 months and the days left of your free trial: until 26 January 2028',
        })
      await audit('trial')

      await press(control(page, 'Subscribe for 12 months'))
      await next()
      await next()
      await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
      await expect(dialog(page)).toContainText('days left of your free trial: until 26 January 2028')
      await pay()
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          Plan: 'Sample Paid',
          State: 'Active, 368 days left, until 26 January 2028',
          Renewal: 'You can renew from 27 December 2027.',
        })
      await expect(rows()).toHaveCount(2)
      await expect(rows().nth(1)).toContainText(/23 January 2027.*₹5,988\.00.*Paid/)
      await expect(rows().nth(1)).toContainText('Refund possible until 22 February 2027')

      const receipt = rows().nth(1).getByRole('button', { name: 'Receipt' })
      await press(receipt)
      const shown = page.getByRole('region', { name: 'Receipt' })
      await expect(shown.getByRole('heading', { name: 'Receipt' })).toBeFocused()
      for (const text of ['no money was moved', '₹5,988.00', 'Ganit Ghar', 'not a tax invoice'])
        await expect(shown).toContainText(text)
      await expect(shown).toContainText('23 January 2027 to 26 January 2028')
      await audit('receipt')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(shown.getByText('₹5,988.00')).toBeVisible()
      await page.emulateMedia({ media: null })
      await press(shown.getByRole('button', { name: 'Back to your account' }))
      await expect(receipt).toBeFocused()

      await returnOn('2027-12-27T18:00')
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          State: 'Active, 30 days left, until 26 January 2028',
          'You get': '12 more months: from 26 January 2028 until 26 January 2029',
        })
      await audit('renewable')
      await press(control(page, 'Renew for 12 months'))
      await press(dialog(page).getByRole('button', { name: 'Renew for 12 months' }))
      await pay()
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          State: 'Active, 396 days left, until 26 January 2029',
          Renewal: 'You can renew from 27 December 2028.',
        })
      await expect(rows()).toHaveCount(3)
      const [, payment = ''] = /(pay_\w+)/.exec(await rows().nth(1).innerText()) ?? []

      await setDate('2028-01-02T18:00')
      await server.command('refund', payment)
      await returnOn('2028-01-02T18:10')
      // The server asks the provider for the refund after its start.
      await expect(async () => {
        await page.reload()
        await expect(rows()).toHaveCount(3)
        expect(await rows().nth(1).innerText()).toContain('Refunded on 2 January 2028')
      }).toPass({ timeout: 30_000 })
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          State: 'Active, 24 days left, until 26 January 2028',
          'You get': '12 more months: from 26 January 2028 until 26 January 2029',
        })
      await audit('refund')
      await press(rows().nth(1).getByRole('button', { name: 'Receipt' }))
      await expect(shown).toContainText(/Refunded on\s*2 January 2028/)
      await expect(shown).not.toContainText('Period')
      await press(shown.getByRole('button', { name: 'Back to your account' }))

      await press(control(page, 'Delete account'))
      const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
      await expect(question).toContainText('Your plan, which runs until 26 January 2028, without a refund')
      await expect(question).toContainText(
        'Your web address, ganit-ghar.kaksha.example, which others can then take',
      )
      await expect(question).toContainText('because the law requires it: until 31 March 2036')
      await expect(question).not.toContainText('You can still ask for a refund')
      await press(question.getByRole('button', { name: 'Delete my account' }))
      await expect(main(page).getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
      await audit('deleted')
      await page.reload()
      await expect(control(page, 'Continue with Google')).toBeVisible()
      await registerElsewhere(server, 'sandbox-arun', company['Domain name'])
    })
  })
