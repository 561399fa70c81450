import { routes } from '../audit/routes'
import { guideAddresses as guide, specifiedPaths as specified } from './specified'
import { expect, hydrated, test } from './test'

const origin = 'https://kaksha.example'

test('every route of the specification is built', () => {
  expect(routes).toEqual(expect.arrayContaining(specified))
})

for (const path of specified)
  test(`${path} says who it is`, async ({ page, request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers().etag).toBeTruthy()
    await page.goto(path)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    await expect(page).toHaveTitle(/Kaksha/)
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(50)
    for (const property of ['title', 'description', 'image', 'url', 'type'])
      expect(await content(`meta[property="og:${property}"]`), `og:${property}`).toBeTruthy()
    expect(await content('meta[name="twitter:card"]')).toBeTruthy()
    const canonical = guide.includes(path) ? guide[0] : path
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      canonical === '/' ? /^https:\/\/kaksha\.example\/?$/ : `${origin}${canonical}`,
    )
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = JSON.stringify(data.map((json) => JSON.parse(json)))
    expect(types).toContain('Organization')
    expect(types.includes('BreadcrumbList'), 'breadcrumbs everywhere but at home').toBe(path !== '/')
    await expect(page.locator('h1')).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    const words = (await page.locator('main').innerText()).split(/\s+/).length
    expect(words, 'words').toBeGreaterThan(120)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('answers, tab panels and the menu can be read', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const answers = page.locator('[data-slot=accordion-content]')
    const panels = page.locator('[data-slot=tabs-content]')
    expect(await answers.count()).toBeGreaterThan(3)
    expect(await panels.count()).toBeGreaterThan(3)
    for (const part of [...(await answers.all()), ...(await panels.all())]) await expect(part).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible()
  })
})

test('addresses: slashes, /home, strangers', async ({ server }) => {
  const hop = async (path: string) => {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  expect(await hop('/pricing/')).toEqual([308, '/pricing'])
  expect(await hop('/pricing///?a=1')).toEqual([308, '/pricing?a=1'])
  expect(await hop('/home')).toEqual([308, '/'])
  const [, evil] = await hop('//evil.example/')
  expect(evil).toMatch(/^\/[^/]/)
})

test.describe('unknown paths', () => {
  test.use({ allowedErrors: [/status of 404/] })
  test('get a 404 page with a way home', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404 - Page Not Found')
    await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})

test('links navigate without a page load, from the top, and say where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.mouse.wheel(0, 3000)
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing', exact: true }).first().click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Pricing', exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('p[aria-live=polite]').last()).toHaveText(/Pricing/)
})

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('sections that still sleep stay when the address changes within the page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const text = () => page.getByRole('main').textContent()
  const before = await text()
  await page.evaluate(() => {
    location.hash = 'pricing'
  })
  await expect(page).toHaveURL('/#pricing')
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
  // The headline is typed anew all the time, and the row of academies is drawn twice once it moves.
  const rest = (whole: string | null) => whole?.slice(whole.indexOf('In numbers'))
  expect(rest(await text())).toBe(rest(before))
})
