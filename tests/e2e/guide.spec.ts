import type { Page } from '@playwright/test'
import { demoVideo } from '../../site/content/video/video'
import { expect, test } from './support/test'

const guide = '/online-teaching-platform'
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
const button = (page: Page, name: string) =>
  panel(page, 'Video Demo').getByRole('button', { name, exact: true })
const captions = (page: Page) => page.locator('[data-slot=video-captions]')

/** The suffixes of the film's files that were requested. */
function asked(page: Page) {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/demo/')) found.push(pathname.replace(/.*\./, ''))
  })
  return found
}
const film = (found: string[]) => found.filter((ending) => /webm|mp4/.test(ending))

test('tabs, Play and Pause work by keyboard, and each file is loaded on demand', async ({ page }) => {
  const found = asked(page)
  await page.goto(guide)
  await tab(page, 'Steps').focus()
  await expect(panel(page, 'Steps')).toContainText('Choose Your Plan')
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  expect(found, 'before its tab is opened').toEqual([])

  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Video Demo')).toBeFocused()
  await expect(button(page, 'Play')).toBeVisible()
  await expect(panel(page, 'Steps')).toBeHidden()
  await expect.poll(() => [...found].sort(), 'poster and captions').toEqual(['vtt', 'webp'])

  await button(page, 'Play').focus()
  await page.keyboard.press('Enter')
  await expect(captions(page)).toContainText(/three steps/)
  await expect(panel(page, 'Video Demo').locator('video')).toHaveJSProperty('paused', false)
  expect(film(found)).not.toEqual([])
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Play')).toBeFocused()
  const video = panel(page, 'Video Demo').locator('video')
  await expect(video).toHaveJSProperty('paused', true)

  // A position near the end of the film, which the server sends with a range response.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 1
  })
  await expect(captions(page)).toContainText(/application/)

  await tab(page, 'Video Demo').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page, 'Steps')).toBeVisible()
})

test('the tab, Play and Pause of the film for phones work by pointer at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${guide}-launch-in-10-min`)
  await tab(page, 'Video Demo').click()
  await button(page, 'Play').click()
  const video = panel(page, 'Video Demo').locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain('/journey-phone.')
  await button(page, 'Pause').click()
  await expect(button(page, 'Play')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the film is served with range responses, its media type, and no compression', async ({ request }) => {
  for (const [path, type] of [
    [demoVideo.webm, 'video/webm'],
    [demoVideo.mp4, 'video/mp4'],
    [demoVideo.phone.webm, 'video/webm'],
    [demoVideo.phone.mp4, 'video/mp4'],
  ] as const) {
    const part = await request.get(path, { headers: { Range: 'bytes=0-1', 'Accept-Encoding': 'br, gzip' } })
    expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
      206,
      type,
      2,
    ])
    expect(part.headers()['content-encoding']).toBeUndefined()
  }
  expect((await request.get(demoVideo.captions)).headers()['content-type']).toMatch(/^text\/vtt/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('both panels are shown, and the browser’s own controls play the film', async ({ page }) => {
    const found = asked(page)
    await page.goto(guide)
    const main = page.getByRole('main')
    await expect(main.getByText('Engineered for 99.9% uptime.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Watch a school being launched' })).toBeVisible()
    await main.getByText('Read the transcript').click()
    for (const line of demoVideo.transcript.split('\n')) await expect(main.getByText(line)).toBeVisible()
    await expect(main.getByRole('tab')).toHaveCount(0)
    const video = main.locator('video')
    await expect(video).toHaveCount(1)
    await expect(video).toHaveAttribute('controls')
    await expect(video.locator('track[kind=captions]')).toHaveCount(1)
    expect(film(found), 'before it is played').toEqual([])
    await video.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => film(found)).not.toEqual([])
  })
})
