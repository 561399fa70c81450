/** Tests in a real browser: other sites and injected code cannot do anything with our pages. */
import type { Page } from '@playwright/test'
import { startLocalServer } from '../fixtures/local-server'
import { test as base, expect, violation } from './support/test'

/** Another origin, whose pages any site may read, and the paths that were requested from it. */
const test = base.extend<{ other: { url: string; requested: string[] } }>({
  other: async ({ context: _ }, use) => {
    const requested: string[] = []
    // 127.0.0.1 is another site than localhost.
    const { url, close } = await startLocalServer((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      response.end('<title>Elsewhere</title>')
    })
    await use({ url, requested })
    await close()
  },
})

test.describe('another site', () => {
  test.use({ allowedErrors: [/frame-ancestors|net::ERR_|CORS policy|status of 40\d|127\.0\.0\.1/] })

  test('cannot embed any page in a frame (clickjacking)', async ({ page, server, other }) => {
    await page.goto(other.url)
    for (const path of ['/', '/pricing', '/sandbox/identity', '/design-system/', '/no-such-page']) {
      const framed = page.waitForResponse(server.url + path)
      await page.evaluate((url) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: url }))
      }, server.url + path)
      expect((await framed).headers()['content-security-policy']).toContain("frame-ancestors 'self'")
      // The frame contains the browser's own error page.
      await expect.poll(() => page.frames().at(-1)?.url(), path).toMatch(/^chrome-error:/)
    }
  })

  test('cannot call the API in a visitor’s name, with or without a preflight request', async ({
    page,
    server,
    other,
  }) => {
    await page.goto(other.url)
    const call = (type: string, mode: RequestMode) =>
      page.evaluate(
        ([url, type, mode]) =>
          fetch(url, {
            method: 'POST',
            mode: mode as RequestMode,
            headers: { 'Content-Type': type },
            body: '{"name":"Evil"}',
          }).then(
            ({ type }) => type,
            () => 'refused',
          ),
        [`${server.url}/v1/save_contact`, type, mode] as const,
      )
    expect(await call('application/json', 'cors')).toBe('refused')
    expect(await call('text/plain', 'cors')).toBe('refused')
    // A simple request is sent without a preflight, and rejected by the server; the page cannot read its response
    // either.
    expect(await call('text/plain', 'no-cors')).toBe('refused')
  })
})

/** Adds an element, such as a script, to the page. */
const add = (tag: string, properties: object) => (page: Page) =>
  page.evaluate(
    ([name, values]) => {
      document.body.append(Object.assign(document.createElement(name), values))
    },
    [tag, properties] as const,
  )

/** What injected code could do, and the directive that blocks it. */
const attacksTo = (url: string): [directive: string, attack: (page: Page) => Promise<unknown>][] => [
  ['script-src-elem', add('script', { textContent: 'document.title = "taken over"' })],
  ['script-src-elem', add('script', { src: `${url}/evil.js` })],
  ['frame-src', add('iframe', { src: url })],
  ['base-uri', add('base', { href: url })],
  ['style-src-attr', add('div', { innerHTML: '<p style="top:0">' })],
  // Chromium 150 reads a handler when its event is fired.
  ['script-src-attr', add('div', { innerHTML: '<p id="handler" onclick="x()">Press</p>' })],
  ['connect-src', (page) => page.evaluate((to) => fetch(to).catch(() => undefined), url)],
  ['form-action', add('div', { innerHTML: `<form id="evil" method="post" action="${url}"></form>` })],
]

test.describe('injected code', () => {
  test.use({
    allowedErrors: [/Content Security Policy|policy violated|violates the following|127\.0\.0\.1/],
  })

  test('does not run, and sends no request', async ({ page, other }) => {
    await page.goto('/terms')
    for (const [directive, attack] of attacksTo(other.url)) {
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith(`${violation}${directive} `),
      )
      await attack(page)
      await page.evaluate(() => {
        document.getElementById('handler')?.click()
        document.querySelector<HTMLFormElement>('#evil')?.submit()
      })
      await refused
    }
    // A blocked form leaves a pending navigation, for which `toHaveTitle` would wait.
    const [title, address] = await page.evaluate(() => [document.title, document.baseURI])
    expect(title).not.toBe('taken over')
    expect(address).toMatch(/^http:\/\/localhost:\d+\/terms$/)
    expect(other.requested).toEqual([])
  })
})

test.describe('a form that is sent without its script', () => {
  test.use({ allowedErrors: [/status of 405/] })

  test('is answered with a page whose policy allows its styles', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' })
      document.body.append(form)
      form.submit()
    })
    await expect(page.getByRole('heading', { name: 'Message not sent' })).toBeVisible()
    // If the style were blocked, the page would be as wide as the window.
    await expect(page.locator('body')).toHaveCSS('max-width', '640px')
  })
})
