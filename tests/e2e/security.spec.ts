/** Tests in a real browser: other sites and injected code cannot do anything with our pages. */
import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, test, violation } from './support/test'

/** Another port is another origin. */
async function elsewhere(html: (own: string) => string) {
  const asked: string[] = []
  const server: HttpServer = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
    response.end(html(`http://localhost:${(server.address() as AddressInfo).port}`))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, asked, close: () => server.close() }
}

const refusal = (page: Page, directive: string) =>
  page.waitForEvent('console', (message: ConsoleMessage) =>
    message.text().startsWith(`${violation}${directive} `),
  )

test.describe('another site', () => {
  test.use({ allowedErrors: [/frame-ancestors|net::ERR_|CORS policy|status of 40\d/] })

  test('cannot embed any page in a frame (clickjacking)', async ({ page, server }) => {
    const paths = ['/', '/pricing', '/demo-session', '/sandbox/identity', '/design-system/', '/no-such-page']
    const frames = paths.map((path) => `<iframe src="${server.url}${path}"></iframe>`)
    const other = await elsewhere(() => frames.join(''))
    const framed = paths.map((path) => page.waitForResponse(server.url + path))
    await page.goto(other.url)
    for (const response of framed)
      expect((await response).headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    // The frame contains the browser's own error page.
    const refused = paths.map(() => expect.stringMatching(/^chrome-error:/))
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(refused)
    other.close()
  })

  test('cannot call the API in a visitor’s name, with or without a preflight request', async ({
    page,
    server,
  }) => {
    const other = await elsewhere(() => '<title>Elsewhere</title>')
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
    other.close()
  })
})

test.describe('injected code', () => {
  test.use({ allowedRefusals: true, allowedErrors: [/Content Security Policy|violates the following/] })

  test('does not run, and sends no request', async ({ page }) => {
    const other = await elsewhere(() => '')
    await page.goto('/terms')
    const inline = refusal(page, 'script-src-elem')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })
    await inline
    const handler = refusal(page, 'script-src-attr')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="handler" onclick="x()">')
      // Chromium 150 reads a handler when its event is fired.
      document.getElementById('handler')?.click()
    })
    await handler
    const styled = refusal(page, 'style-src-attr')
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="top:0">'))
    await styled
    const asked = refusal(page, 'connect-src')
    await page.evaluate((url) => fetch(url).catch(() => undefined), other.url)
    await asked
    const foreign = refusal(page, 'script-src-elem')
    await page.evaluate((url) => {
      const script = document.createElement('script')
      script.src = `${url}/evil.js`
      document.body.append(script)
    }, other.url)
    await foreign
    const framed = refusal(page, 'frame-src')
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
    }, other.url)
    await framed
    const sent = refusal(page, 'form-action')
    await page.evaluate((url) => {
      document.body.insertAdjacentHTML('beforeend', `<form id="evil" method="post" action="${url}"></form>`)
      ;(document.getElementById('evil') as HTMLFormElement).submit()
    }, other.url)
    await sent
    // A blocked form leaves a pending navigation, for which `toHaveTitle` would wait.
    expect(await page.evaluate(() => document.title)).not.toBe('taken over')
    expect(other.asked).toEqual([])
    other.close()
  })

  test('cannot change the base URL', async ({ page }) => {
    await page.goto('/terms')
    const moved = refusal(page, 'base-uri')
    await page.evaluate(() => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
    })
    await moved
    expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost:\d+\/terms$/)
  })
})

test.describe('a form that is sent without its script', () => {
  test.use({ allowedErrors: [/status of 405/] })

  test('is answered with a page whose policy allows only its styles', async ({ page }) => {
    await page.goto('/about')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' })
      document.body.append(form)
      form.submit()
    })
    const policy = (await answered).headers()['content-security-policy']
    expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/)
    expect(policy).not.toContain('script-src')
    await expect(page.getByRole('heading', { name: 'Message not sent' })).toBeVisible()
    // If the style were blocked, the page would be as wide as the window.
    await expect(page.locator('body')).toHaveCSS('max-width', '640px')
  })
})
