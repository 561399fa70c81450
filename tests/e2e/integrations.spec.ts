/**
 * The site built with every integration configured: no other host is contacted before a visitor uses an integration,
 * and then only the hosts that the page's policy allows. Their responses are made up here; no request leaves this
 * machine.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { buildSite } from '../../site/build/steps.ts'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { routes } from '../audit/routes'
import { test as base, expect, hydrateIslands, violation } from './support/test'

const dist = 'tests/.results/integrated'
const folder = fileURLToPath(new URL(`../../${dist}/`, import.meta.url))
const settings = {
  SITE_DIST: dist,
  VITE_FIREBASE_API_KEY: 'not-a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'kaksha-1a2b3.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'kaksha-1a2b3',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RAZORPAY_KEY: 'rzp_test_1',
  VITE_RECAPTCHA_SITE_KEY: 'not-a-key',
  VITE_SCHEDULING_URL: 'https://calendly.com/kaksha/demo',
}

const test = base.extend<object, { integrated: string }>({
  integrated: [
    async ({}, use) => {
      await buildSite(settings)
      const server = await HttpServer.listen(0)
      server.serve(servePages({ pages: `${folder}client`, stories: `${folder}none` }))
      await use(`http://localhost:${server.port}`)
      await server.close()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ integrated }, use) => use(integrated),
})
// One build for all tests of this file.
test.describe.configure({ mode: 'serial' })

const isForeign = (url: string) => /^https:/.test(url)

/** Answers every request to another host, and records its address. */
async function recordForeignRequests(page: Page) {
  const origins: string[] = []
  await page.route(
    (url) => isForeign(url.href),
    (route) => {
      origins.push(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/html', body: '' })
    },
  )
  return origins
}

for (const path of routes.filter((route) => !route.startsWith('/sandbox')))
  test(`${path} contacts no other host while it is read`, async ({ page }) => {
    const origins = await recordForeignRequests(page)
    await page.goto(path)
    await hydrateIslands(page)
    // No element shows that all requests have ended, so this waits for half a second without one.
    await page.waitForLoadState('networkidle')
    expect(origins).toEqual([])
  })

test('has the pages of those sandboxes only that it uses', async ({ request }) => {
  const statusOf = async (name: string) => [name, (await request.get(`/sandbox/${name}`)).status()]
  const names = ['identity', 'plans', 'calendar', 'application']
  expect(Object.fromEntries(await Promise.all(names.map(statusOf)))).toEqual({
    identity: 404,
    plans: 404,
    calendar: 404,
    application: 200,
  })
})

test.describe('a visitor who uses an integration', () => {
  test.use({
    allowedErrors: [
      /^request to https:\/\/((apis|www)\.google\.com|calendly\.com|checkout\.razorpay\.com)\//,
    ],
  })

  test('hover or focus of the sign-in button loads Google’s script', async ({ page }) => {
    const origins = await recordForeignRequests(page)
    await page.goto('/pricing')
    // By keyboard: the pointer could already be where the dialog's button appears.
    await page.getByRole('button', { name: 'Start Free Trial' }).press('Enter')
    const button = page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' })
    await expect(button).toBeVisible()
    expect(origins).toEqual([])
    await button.hover()
    await expect.poll(() => origins).toEqual(['https://apis.google.com'])
  })

  test('focus of the first contact field loads the captcha’s script', async ({ page }) => {
    const origins = await recordForeignRequests(page)
    await page.goto('/contact')
    expect(origins).toEqual([])
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
    await expect.poll(() => origins).toEqual(['https://www.google.com'])
  })

  test('the calendar needs a page load, because the policy of the previous page does not allow it', async ({
    page,
  }) => {
    const origins = await recordForeignRequests(page)
    await page.goto('/terms')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Book a Free/i })
      .click()
    // The browser may have fetched the page before the press.
    const reply = await page.request.get('/demo-session')
    expect(reply.headers()['content-security-policy']).toContain('frame-src https://calendly.com;')
    await expect.poll(() => origins).toEqual(['https://calendly.com'])
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/calendly\.com\/kaksha\/demo\?/)
  })

  const fetchCheckout = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script')
          script.src = 'https://checkout.razorpay.com/v1/checkout.js'
          script.onload = () => resolve(true)
          script.onerror = () => resolve(false)
          document.head.append(script)
        }),
    )

  test('the checkout is loaded on pages with payment', async ({ page }) => {
    await page.route('https://checkout.razorpay.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/pricing')
    expect(await fetchCheckout(page)).toBe(true)
  })

  test.describe('on any other page', () => {
    // Playwright reports a request that the policy blocks before it is made.
    test.use({
      allowedRefusals: true,
      allowedErrors: [/Content Security Policy|^request to https:\/\/checkout\.razorpay\.com\//],
    })
    test('the checkout is blocked', async ({ page }) => {
      await page.goto('/terms')
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith(`${violation}script-src-elem https://checkout.razorpay.com`),
      )
      expect(await fetchCheckout(page)).toBe(false)
      await refused
    })
  })
})
