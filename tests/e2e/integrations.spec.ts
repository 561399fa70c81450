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
import { test as base, expect, hydrateIslands } from './support/test'

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

test.describe('a visitor who uses an integration', () => {
  test.use({
    allowedErrors: [
      /^request to https:\/\/((apis|www)\.google\.com|calendly\.com|checkout\.razorpay\.com)\//,
    ],
  })

  test('loads Google’s scripts by hover of the sign-in button, and by focus of the contact form', async ({
    page,
  }) => {
    const origins = await recordForeignRequests(page)
    await page.goto('/pricing')
    // By keyboard: the pointer could already be where the dialog's button appears.
    await page.getByRole('button', { name: 'Start Free Trial' }).press('Enter')
    const button = page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' })
    await expect(button).toBeVisible()
    expect(origins).toEqual([])
    await button.hover()
    await expect.poll(() => origins).toEqual(['https://apis.google.com'])
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
    await expect.poll(() => origins).toEqual(['https://apis.google.com', 'https://www.google.com'])
  })

  test('loads a page for the calendar, because the policy of the previous page does not allow it', async ({
    page,
  }) => {
    const origins = await recordForeignRequests(page)
    await page.goto('/terms')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Book a Free/i })
      .click()
    await expect.poll(() => origins).toEqual(['https://calendly.com'])
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/calendly\.com\/kaksha\/demo\?/)
  })

  test.describe('and pays', () => {
    // Playwright reports a request that the policy blocks before it is made.
    test.use({
      allowedErrors: [
        /Content Security Policy|policy violated|^request to https:\/\/checkout\.razorpay\.com\//,
      ],
    })
    for (const [path, isAllowed] of [
      ['/pricing', true],
      ['/terms', false],
    ] as const)
      test(`can${isAllowed ? '' : 'not'} load the checkout on ${path}`, async ({ page }) => {
        await recordForeignRequests(page)
        await page.goto(path)
        const isLoaded = page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              const script = document.createElement('script')
              script.src = 'https://checkout.razorpay.com/v1/checkout.js'
              script.onload = () => resolve(true)
              script.onerror = () => resolve(false)
              document.head.append(script)
            }),
        )
        expect(await isLoaded).toBe(isAllowed)
      })
  })
})
