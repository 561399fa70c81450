import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, frames, type Press, pressKeys, testKeys, type } from '../../testing/index.ts'
import { serverPage, withoutMotion } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './scroll-to-top.meta.ts'
import { Default } from './scroll-to-top.stories.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

const DayPage = () => (
  <>
    <div id="day" tabIndex={-1}>
      {['Morning', 'Afternoon', 'Evening'].map((part) => (
        <section key={part} className="min-h-svh">
          <a href="#batches">{part}</a> <input aria-label={part} />
        </section>
      ))}
    </div>
    <ScrollToTop focusId="day" />
  </>
)

beforeEach(() => page.viewport(1280, 600))
beforeEach(withoutMotion)
afterEach(() => {
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

const element = () => document.querySelector<HTMLElement>('[data-slot=scroll-to-top]')!
const up = () => screen.getByRole('button', { name: 'Back to top' })
const day = () => document.getElementById('day')
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
const shown = (expected: boolean) =>
  waitFor(() => {
    const { visibility, opacity } = getComputedStyle(element())
    expect({ visibility, opacity }).toEqual(
      expected ? { visibility: 'visible', opacity: '1' } : { visibility: 'hidden', opacity: '0' },
    )
  })
const scrolledPast = async () => {
  render(<DayPage />)
  scrollTo(900)
  await shown(true)
}

describe('visibility', () => {
  it('is shown after one screen and hidden before it', async () => {
    render(<DayPage />)
    await shown(false)
    expect(screen.queryByRole('button')).toBeNull()
    scrollTo(590)
    await frames(12)
    await shown(false)
    scrollTo(620)
    await shown(true)
    scrollTo(100)
    await shown(false)
  })

  it('stays visible while it has the focus', async () => {
    await scrolledPast()
    up().focus()
    scrollTo(0)
    await waitFor(() => expect(element()).not.toHaveAttribute('data-shown'))
    await shown(true)
    up().blur()
    await shown(false)
  })

  it('is shown immediately if the browser has restored the scroll position', async () => {
    const tall = document.body.appendChild(document.createElement('div'))
    tall.style.height = '3000px'
    scrollTo(1500)
    render(<ScrollToTop />)
    await shown(true)
    tall.remove()
  })
})

describe('pressing', () => {
  it.each([
    { reduced: false, behavior: 'smooth' },
    { reduced: true, behavior: 'instant' },
  ])('scrolls smoothly unless reduced motion is set: $behavior', async ({ reduced, behavior }) => {
    await scrolledPast()
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList)
    const scroll = vi.spyOn(document.documentElement, 'scrollTo')
    await click(up())
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  })

  it('makes the start focusable, and only scrolls if there is none', async () => {
    const { rerender } = render(
      <>
        <main id="content" className="h-[2000px]">
          Content
        </main>
        <ScrollToTop focusId="content" />
      </>,
    )
    scrollTo(900)
    await shown(true)
    await click(up())
    expect(screen.getByRole('main')).toHaveFocus()
    rerender(
      <>
        <main className="h-[2000px]">Content</main>
        <ScrollToTop focusId="content" />
      </>,
    )
    scrollTo(900)
    await shown(true)
    await click(up())
    await waitFor(() => expect(window.scrollY).toBe(0))
  })

  it('scrolls an element that contains the page', async () => {
    render(<Default />)
    const part = element().parentElement!
    part.scrollTo({ top: 3000, behavior: 'instant' })
    await shown(true)
    await click(up())
    await waitFor(() => expect(part.scrollTop).toBe(0))
    await shown(false)
  })

  it('can be prevented by the caller', async () => {
    render(<ScrollToTop onClick={(event) => event.preventDefault()} />)
    const scroll = vi.spyOn(document.documentElement, 'scrollTo')
    element().click()
    expect(scroll).not.toHaveBeenCalled()
  })
})

const scrollsToTop = async (press: Press) => {
  await scrolledPast()
  await press(up())
  expect(day()).toHaveFocus()
  await waitFor(() => expect(window.scrollY).toBe(0))
  await shown(false)
}

testKeys(meta.contract, {
  ...pressKeys(scrollsToTop),
  Tab: async () => {
    const { unmount } = render(
      <>
        <a href="#before">Before</a>
        <ScrollToTop />
        <a href="#after">After</a>
      </>,
    )
    await userEvent.keyboard('{Tab}{Tab}')
    expect(screen.getByText('After')).toHaveFocus()
    unmount()
    await scrolledPast()
    screen.getAllByRole('textbox').at(-1)!.focus()
    await userEvent.keyboard('{Tab}')
    expect(up()).toHaveFocus()
  },
  'Shift+Tab': async () => {
    await scrolledPast()
    up().focus()
    await type('Shift+Tab')
    expect(screen.getAllByRole('textbox').at(-1)).toHaveFocus()
  },
})

describe('on a small screen', () => {
  const seen = (opacity: string) => waitFor(() => expect(getComputedStyle(element()).opacity).toBe(opacity))

  it('is hidden while a field has the focus, and can still be reached by Tab', async () => {
    await page.viewport(390, 700)
    await scrolledPast()
    const field = screen.getAllByRole('textbox').at(-1)!
    await click(field)
    await seen('0')
    expect(getComputedStyle(element()).pointerEvents).toBe('none')
    expect(getComputedStyle(element()).visibility).toBe('visible')
    await userEvent.keyboard('{Tab}')
    expect(element()).toHaveFocus()
    await seen('1')
  })

  it('is hidden while an element reached by keyboard has the focus, and not after a press', async () => {
    await page.viewport(390, 700)
    await scrolledPast()
    const link = screen.getAllByRole('link').at(-1)!
    await click(link)
    await seen('1')
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
    expect(link).toHaveFocus()
    await seen('0')
  })

  it('is in the margin if the window is wide enough', async () => {
    await page.viewport(1248, 700)
    await scrolledPast()
    await click(screen.getAllByRole('textbox').at(-1)!)
    await frames(12)
    await seen('1')
  })
})

it('is a hidden button in server-rendered HTML', () => {
  serverPage(<DayPage />)
  expect(element().outerHTML).toMatch(/^<button type="button" [^>]*aria-label="Back to top"/)
  expect(element()).not.toHaveAttribute('data-shown')
  expect(getComputedStyle(element()).visibility).toBe('hidden')
})

testRootProps(<ScrollToTop />)
