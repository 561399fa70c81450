import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click, pressKeys, testKeys } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import meta from './banner.meta.ts'
import { Default } from './banner.stories.tsx'
import { Banner } from './banner.tsx'

beforeEach(() => page.viewport(390, 800))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset.banner
})

const region = () => screen.queryByRole('region', { name: 'Announcement' })
const close = () => screen.getByRole('button', { name: 'Close announcement' })

it('reserves its height while its text waits 300 ms', async () => {
  render(<Default />)
  const content = region()!.firstElementChild!
  const height = region()!.offsetHeight
  const [animation] = content.getAnimations()
  expect(animation?.effect?.getTiming().delay).toBe(300)
  expect(getComputedStyle(content)).toMatchObject({ opacity: '0', visibility: 'hidden' })
  await animation?.finished
  expect(getComputedStyle(content)).toMatchObject({ opacity: '1', visibility: 'visible' })
  expect(region()!.offsetHeight).toBe(height)
})

testKeys(
  meta.contract,
  pressKeys(async (by) => {
    render(<Default />)
    await by(close())
    await vi.waitFor(() => expect(region()).toBeNull())
    cleanup()
    delete document.documentElement.dataset.banner
    render(<Default />)
    expect(region(), 'it stays closed').toBeNull()
  }, 'the close button'),
)

describe('closing', () => {
  it('works if access to storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(<Default />)
    await click(close())
    expect(region()).toBeNull()
  })

  it('is possible on small screens only', async () => {
    render(<Default />)
    expect(close()).toBeVisible()
    await page.viewport(1280, 800)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('is not displayed if data-banner is closed before the first paint', () => {
  document.documentElement.dataset.banner = 'closed'
  render(<Default />)
  expect(region()).toBeNull()
})

it('is complete in server-rendered HTML, and passes other props on', () => {
  const html = renderToString(
    <Banner aria-label="Notice" storageKey="notice" id="notice" className="mt-4">
      Closed on Monday.
    </Banner>,
  )
  expect(html).toContain('Closed on Monday.')
  expect(html, 'a button that would do nothing').toMatch(/<button[^>]*data-noscript="hide"/)
  expect(html).toMatch(/<section[^>]*id="notice"/)
  expect(html).toMatch(/<section[^>]*class="[^"]*mt-4/)
})

testTypes(() => [
  // @ts-expect-error: a region needs a name
  <Banner key="1" storageKey="banner-closed">
    Closed on Monday.
  </Banner>,
])
