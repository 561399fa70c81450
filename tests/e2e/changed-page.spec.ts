import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

// React reports that the page has changed, and renders the part again.
test.use({ allowedErrors: [/Minified React error #(418|423|425)|hydrat/i] })

/** Replaces every text of the page by other elements, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template, noscript')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
  })

/** Adds what an extension adds to fields and to the page. */
const extend = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '1')
      field.after(document.createElement('extension-icon'))
    }
    document.body.append(document.createElement('extension-root'))
  })

for (const [who, change] of [
  ['a translator', translate],
  ['an extension', extend],
] as const) {
  test(`${who} changes the contact form before it is used: the text, the caret and one press stay`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await change(page)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('save_contact')) calls.push(request.postData() ?? '')
    })
    const fields = page.locator('[data-island=contact-form] :is(input, textarea)')
    const values = ['Asha Roy', 'asha@example.com', '+91 90000 00000', 'A question', 'How many students?']
    await fields.first().focus()
    for (const [index, value] of values.entries()) {
      await page.keyboard.type(value)
      if (index < values.length - 1) await page.keyboard.press('Tab')
    }
    for (const [index, value] of values.entries()) await expect(fields.nth(index)).toHaveValue(value)
    await expect(fields.last()).toBeFocused()
    await page.locator('[data-island=contact-form] button[type=submit]').click()
    await expect(page.getByText('Your message has been sent. Thank you!').first()).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test(`${who} changes the FAQ while it is used: answers go on opening`, async ({ page }) => {
    await page.goto('/faq')
    await change(page)
    const questions = page.locator('main h2 button')
    for (const index of [1, 2, 1]) {
      await questions.nth(index).click()
      await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true')
      await change(page)
    }
    await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
  })
}

test('a second press while the first one loads: both are answered, in their order', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/entry-client*', (route) => held.then(() => route.continue()))
  await page.goto('/features')
  const tabs = page.locator('[data-island=features] [role=tab]')
  await tabs.nth(2).click()
  await tabs.nth(3).click()
  await expect(page.locator('[data-queued]')).toHaveCount(2)
  arrive()
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'false')
  await expect(page.locator('[data-queued], [aria-busy]')).toHaveCount(0)
})
