import '../../styles.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Shell } from './shell'

const load = vi.hoisted(() => vi.fn())
vi.mock('../../browser/load', async (original) => ({ ...(await original<object>()), load }))

/** The names of the parts that have been loaded. */
const asked = () => load.mock.calls.map(([part]) => part)
const shell = (path = '/terms') => (
  <Shell currentPath={path}>
    <div className="h-[4000px]" />
  </Shell>
)
const sign = (name: string) => act(async () => void dispatchEvent(new Event(name)))

beforeEach(async () => {
  await page.viewport(1440, 900)
  load.mockReset().mockImplementation((_, importer) => importer())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
  window.scrollTo(0, 0)
})

it('has the side menu in the markup, and loads the theme switch only after an interaction', async () => {
  const html = renderToString(shell())
  expect(html).toContain('side-menu')
  expect(html).toContain('Back to top')
  expect(html).not.toContain('theme-switch')
  render(shell())
  await act(async () => {})
  expect(asked()).toEqual([])
})

it.each(['scroll', 'keydown', 'storage', 'pageshow'])('loads at a %s event, once', async (name) => {
  render(shell())
  await sign(name)
  expect(await screen.findByRole('group', { name: 'Theme' })).toBeVisible()
  await sign(name)
  expect(asked()).toEqual(['shell'])
})

it('loads at once for a visitor who has chosen a theme: the colour of the browser’s toolbar has to follow it', async () => {
  document.documentElement.dataset.theme = 'dark'
  render(shell())
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked()
})

it('loads without an interaction when the end of the page is near', async () => {
  render(<Shell currentPath="/terms">Short</Shell>)
  expect(await screen.findByRole('group', { name: 'Theme' })).toBeVisible()
})

it('tries again at the next interaction after a failed load', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  render(shell())
  await sign('scroll')
  await act(async () => {})
  await sign('scroll')
  expect(await screen.findByRole('group', { name: 'Theme' })).toBeVisible()
  expect(asked()).toEqual(['shell', 'shell'])
})

it('reserves the height of the theme switch at every width', async () => {
  for (const width of [320, 390, 480, 560, 639, 640, 768, 1440]) {
    await page.viewport(width, 900)
    const { unmount } = render(shell())
    const foot = screen.getByRole('contentinfo')
    const before = foot.offsetHeight
    await sign('scroll')
    await screen.findByRole('group', { name: 'Theme' })
    expect(foot.offsetHeight, `${width} px`).toBe(before)
    unmount()
  }
})

it('marks the current page in the help menu, also after a navigation', async () => {
  const { rerender } = render(shell('/terms'))
  const marked = () => document.querySelector('[data-slot=side-menu] [aria-current=page]')
  await vi.waitFor(() => expect(marked()).toHaveTextContent('Terms'))
  rerender(shell('/privacy'))
  expect(marked()).toHaveTextContent('Privacy')
})

it('requests the popup on the home page only, two seconds after page load, once a session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Reached by navigation: the time counts from now.
  document.documentElement.dataset.hydrated = ''
  load.mockReturnValue(new Promise(() => {}))
  const { rerender } = render(shell('/terms'))
  vi.advanceTimersByTime(60_000)
  expect(asked()).toEqual([])
  rerender(shell('/'))
  vi.advanceTimersByTime(1900)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(asked()).toEqual(['popup'])
  cleanup()
  sessionStorage.setItem('popup-shown', 'true')
  render(shell('/'))
  vi.advanceTimersByTime(60_000)
  expect(asked()).toEqual(['popup'])
  delete document.documentElement.dataset.hydrated
})
