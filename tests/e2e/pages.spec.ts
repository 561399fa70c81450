/** Pages without JavaScript, and the parts of pages that start on demand: the film, the row of schools, the calendar. */
import type { Page } from '@playwright/test'
import { demoVideo } from '../../site/content/video/video'
import { application, shiftsOf, watchShifts } from './support/page'
import { expect, test } from './support/test'

const guide = '/online-teaching-platform'
const schools = ['Maths tuition', 'Coding club', 'Tabla class', 'Yoga classes']
const row = (page: Page) => page.getByRole('region', { name: 'Made for schools' })
const calendarRegion = (page: Page) => page.getByRole('region', { name: 'Calendar for booking a demo' })
const showCalendar = (page: Page) => page.getByRole('button', { name: 'Show the calendar' })
const film = (page: Page) => page.getByRole('main').locator('video')

/** The suffixes of the film's files that were requested. */
function filmRequests(page: Page) {
  const suffixes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/demo/')) suffixes.push(pathname.replace(/.*\./, ''))
  })
  return suffixes
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('the home page has every answer, tab panel and school, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    for (const slot of ['accordion-content', 'tabs-content']) {
      const parts = await page.locator(`[data-slot=${slot}]`).all()
      expect(parts.length, slot).toBeGreaterThan(3)
      for (const part of parts) await expect(part).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible()
    for (const name of schools) {
      const { x, width } = (await row(page).getByText(name).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(row(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Example of a site/ })).toBeVisible()
    await expect(page.getByLabel('What is your school called?')).toBeHidden()
  })

  test('the guide has its steps, and a film with the browser’s controls, captions and a transcript', async ({
    page,
  }) => {
    const requests = filmRequests(page)
    await page.goto(guide)
    const main = page.getByRole('main')
    await expect(main.getByText('Engineered for 99.9% uptime.')).toBeVisible()
    await expect(main.getByRole('tab')).toHaveCount(0)
    await main.getByText('Read the transcript').click()
    for (const line of demoVideo.transcript.split('\n')) await expect(main.getByText(line)).toBeVisible()
    await expect(film(page)).toHaveAttribute('controls')
    await expect(film(page).locator('track[kind=captions]')).toHaveCount(1)
    expect(requests).not.toContainEqual(expect.stringMatching(/webm|mp4/))
  })

  test('the contact form and the calendar give place to other ways', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main form')).toBeHidden()
    const ways = page.locator('main [data-noscript=show]')
    await expect(ways).toContainText('This form needs JavaScript')
    await expect(ways.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
    await page.goto('/demo-session')
    await expect(showCalendar(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Book by e-mail' })).toHaveAttribute('href', /^mailto:/)
  })
})

test.describe('the film of the guide', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
  const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
  const button = (page: Page, name: string) =>
    panel(page, 'Video Demo').getByRole('button', { name, exact: true })
  const captions = (page: Page) => page.locator('[data-slot=video-captions]')

  test('tabs, Play and Pause work by keyboard, and each file is loaded on demand', async ({ page }) => {
    const requests = filmRequests(page)
    await page.goto(guide)
    await tab(page, 'Steps').focus()
    await expect(panel(page, 'Steps')).toContainText('Choose Your Plan')
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
    expect(requests, 'before its tab is opened').toEqual([])

    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Video Demo')).toBeFocused()
    await expect(button(page, 'Play')).toBeVisible()
    await expect.poll(() => [...requests].sort(), 'poster and captions').toEqual(['vtt', 'webp'])

    await button(page, 'Play').focus()
    await page.keyboard.press('Enter')
    await expect(captions(page)).toContainText(/three steps/)
    await expect(film(page)).toHaveJSProperty('paused', false)
    await expect(button(page, 'Pause')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button(page, 'Play')).toBeFocused()
    await expect(film(page)).toHaveJSProperty('paused', true)

    // A position near the end of the film, which the server sends with a range response.
    await film(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 1
    })
    await expect(captions(page)).toContainText(/application/)
  })

  test('the one for phones is played by pointer at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${guide}-launch-in-10-min`)
    await tab(page, 'Video Demo').click()
    await button(page, 'Play').click()
    await expect(film(page)).toHaveJSProperty('paused', false)
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
      '/journey-phone.',
    )
    await button(page, 'Pause').click()
    await expect(button(page, 'Play')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('the row of schools', () => {
  const pause = (page: Page) => row(page).getByRole('button', { name: 'Pause the row of schools' })

  /** Where the first school is. */
  const position = async (page: Page) => (await row(page).getByText('Maths tuition').first().boundingBox())?.x

  test('causes no layout shift while it hydrates and moves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await page.goto('/')
    await page.mouse.move(5, 5)
    await row(page).evaluate((region) => region.scrollIntoView({ block: 'center' }))
    await expect(row(page).locator('[data-ready]')).toBeVisible()
    const first = await position(page)
    await expect.poll(() => position(page)).not.toBe(first)
    await row(page).evaluate((region) =>
      Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
    )
    expect(await shiftsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('is stopped by a press on Pause, without the application', async ({ page }) => {
    await page.route(application, () => {})
    await page.clock.install()
    await page.goto('/')
    await pause(page).click()
    await expect(row(page).getByRole('button', { name: 'Start the row of schools' })).toBeFocused()
    await page.mouse.move(5, 5)
    const before = await position(page)
    // Longer than the pause between two movements.
    await page.clock.runFor(2600)
    expect(await position(page)).toBe(before)
  })

  test('answers a press that loads its script while the row is far from the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 320 })
    await page.goto('/')
    expect((await row(page).boundingBox())!.y).toBeGreaterThan(320 + 400)
    await pause(page).dispatchEvent('click')
    await expect(row(page).getByRole('button', { name: 'Start the row of schools' })).toBeAttached()
  })
})

test.describe('the calendar', () => {
  const calendar = (page: Page) =>
    page.frameLocator('iframe[title="Calendar for booking a demo, the sandbox"]')

  test('is loaded on demand, has the next tab stop, and confirms a booked demo', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/demo-session')
    await expect(page.getByText(/serves a sandbox/)).toBeVisible()
    expect(requests).not.toContain('/sandbox/calendar')

    await showCalendar(page).focus()
    await page.keyboard.press('Enter')
    await expect(calendarRegion(page)).toBeFocused()
    await expect(calendarRegion(page)).toHaveAttribute('data-state', 'ready')
    const height = async () => (await page.locator('iframe').boundingBox())!.height
    const hidden = () =>
      calendar(page)
        .locator('html')
        .evaluate((html) => html.scrollHeight - innerHeight)
    await expect.poll(hidden, 'nothing to scroll').toBeLessThanOrEqual(0)
    const before = await height()
    await page.keyboard.press('Tab')
    await expect(calendar(page).getByRole('button', { name: 'Monday, 9:30 AM' })).toBeFocused()
    await calendar(page).getByRole('button', { name: 'Tuesday, 2:30 PM' }).click()
    await expect(calendar(page).getByText(/Booked: Tuesday, 2:30 PM/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Your demo is booked' })).toBeVisible()
    await expect.poll(height, 'the frame follows').toBeGreaterThan(before)
  })

  test('is shown on arrival by a Book link, before the script has loaded', async ({ page }) => {
    // The scripts of the first page never load.
    await page.route('**/assets/*.js', (route) =>
      route.request().headers().referer?.endsWith('/contact') ? undefined : route.continue(),
    )
    await page.goto('/contact')
    const book = page.getByRole('main').getByRole('link', { name: /^Book a free/ })
    await book.first().click()
    await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible()
  })

  test('shifts nothing when it arrives', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await watchShifts(page)
    await page.goto('/terms')
    // The calendar itself never arrives: it would report its own height.
    await page.route('**/sandbox/calendar', () => {})
    await page.goto('/demo-session#book')
    await expect(calendarRegion(page)).toHaveAttribute('data-state', 'loading')
    expect(await shiftsOf(page)).toEqual([])
  })
})
