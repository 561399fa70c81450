import type { Page, Request, Route } from '@playwright/test'
import { contactSentMessage } from '../../site/contracts/contact'
import { contactFailedMessage } from '../../site/contracts/contact-fields'
import { chunkOf, hold } from './support/page'
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
const button = (page: Page) => page.getByRole('button', { name: 'Send message' })
const sent = (page: Page) => page.getByRole('main').getByText(contactSentMessage, { exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

async function fill(page: Page) {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
}

test('a message is sent once; after a lost response the same one is sent again, and the form is empty', async ({
  page,
}) => {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/save_contact')) made.push(request)
  })
  await page.goto('/contact')
  await fill(page)
  // The server stores the message, but its response does not arrive.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(call, loseResponse, { times: 1 })
  await button(page).click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: contactFailedMessage })
  await expect(alert).toBeVisible()
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value)
  await expect(button(page)).toBeFocused()

  const release = await hold(page, call)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeAttached()
  await field(page, 'Subject').press('Enter')
  await expect.poll(() => made.length).toBe(2)
  release()
  await expect(sent(page)).toBeVisible()
  await expect(page.locator('[data-slot=toast]').filter({ hasText: contactSentMessage })).toBeVisible()
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page).toHaveURL('/contact')
  const [first, second, ...more] = made.map((request) => request.postDataJSON().messageId)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, more]).toEqual([first, []])
})

test('the captcha is loaded at the first focus, also on the home page, from another address after a failure', async ({
  page,
}) => {
  // Chromium 150 fails the same address without a request until the page is reloaded. Here it fails with one.
  const address = chunkOf('site/services/captcha/sandbox.ts').replace(/\*$/, '')
  let requests = 0
  await page.route(address, (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto('/')
  await field(page, 'Name').scrollIntoViewIfNeeded()
  await expect(page.getByText('The captcha is a sandbox here')).toBeVisible()
  expect(requests, 'not loaded with the section').toBe(0)
  await field(page, 'Name').focus()
  await expect.poll(() => requests).toBe(1)
  await fill(page)
  await button(page).click()
  await expect(sent(page)).toBeVisible()
})
