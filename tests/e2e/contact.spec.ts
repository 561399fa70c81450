import type { Page, Request } from '@playwright/test'
import { contactSentMessage } from '../../site/contracts/contact'
import { contactFailedMessage } from '../../site/contracts/contact-fields'
import { chunkOf } from './support/chunks'
import { expect, test } from './support/test'

/** Console messages about requests that are rejected or aborted here on purpose. */
test.use({ allowedErrors: [/status of [45]\d\d|net::ERR_|ChunkLoadError/] })

const typed = {
  Name: 'Mitali Sen',
  Email: 'mitali@ganit.example',
  Phone: '+91 33 4000 0000',
  Subject: 'Plans',
  Message: 'Which plan suits\na school of forty?',
}
const call = '**/v1/save_contact'
const captcha = chunkOf('site/services/captcha/sandbox.ts')
const button = (page: Page) => page.getByRole('button', { name: 'Send message' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
const sent = (page: Page) => page.getByRole('main').getByText(contactSentMessage, { exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

async function fill(page: Page, path = '/contact') {
  await page.goto(path)
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
}
async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value)
}
function requests(page: Page) {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/save_contact')) made.push(request)
  })
  return made
}

test('a message is sent once, the button waits, and the form is empty again', async ({ page }) => {
  const made = requests(page)
  let release = () => {}
  await page.route(call, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await fill(page)
  await button(page).dblclick()
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeAttached()
  await field(page, 'Subject').press('Enter')
  await expect.poll(() => made.length).toBe(1)
  release()
  await expect(sent(page)).toBeVisible()
  await expect(page.locator('[data-slot=toast]').filter({ hasText: contactSentMessage })).toBeVisible()
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
  expect(made).toHaveLength(1)
  expect(made[0]?.headers()).toMatchObject({ source: 'website', 'content-type': 'application/json' })
  await expect(page).toHaveURL('/contact')
})

test('the captcha is loaded at the first focus, also on the home page', async ({ page }) => {
  let asked = 0
  await page.route(captcha, (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto('/')
  await field(page, 'Name').scrollIntoViewIfNeeded()
  await expect(page.getByText('The captcha is a sandbox here')).toBeVisible()
  expect(asked, 'not loaded with the section').toBe(0)
  await field(page, 'Name').focus()
  await expect.poll(() => asked).toBe(1)
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
  await button(page).click()
  await expect(sent(page)).toBeVisible()
  expect(asked).toBe(1)
})

test('a captcha that failed to load is loaded from another address, for browsers that keep a failed import', async ({
  page,
}) => {
  // Chromium 150 fails the same address without a request until the page is reloaded. Here it fails with one.
  const address = captcha.replace(/\*$/, '')
  const failed = page.waitForRequest(address)
  await page.route(address, (route) => route.abort())
  await fill(page)
  await failed
  await button(page).click()
  await expect(sent(page)).toBeVisible()
})

test('after a lost response the same message is sent again, and stored once', async ({ page }) => {
  const made = requests(page)
  await fill(page)
  // The server stores the message, but its response does not arrive.
  await page.route(
    call,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await button(page).click()
  await expect(alert(page)).toContainText(contactFailedMessage)
  await expectTyped(page)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeVisible()
  const [first, second] = made.map((request) => request.postDataJSON().messageId)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form gives place to the ways to reach a person', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main form')).toBeHidden()
    const ways = page.locator('main [data-noscript=show]')
    await expect(ways).toContainText('This form needs JavaScript')
    await expect(ways.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
  })
})
