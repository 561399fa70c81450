import '../../styles.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  click,
  followed,
  frames,
  type Press,
  pressKeys,
  testDisclosure,
  testKeys,
} from '../../testing/index.ts'
import { withoutMotion } from '../../testing/page/media.ts'
import contract from './side-menu.a11y.ts'
import { SideMenu } from './side-menu.tsx'

const links = [
  { label: 'Help & Support', href: '#support' },
  { label: 'Book a demo', href: '#demo' },
  { label: 'Setup guide', href: '#guide' },
  { label: 'Terms', href: '#terms' },
  { label: 'Privacy', href: '#privacy' },
  { label: 'Documentation', href: 'https://docs.example/', external: true },
]

const DayPage = ({ currentPath }: { currentPath?: string }) => (
  <>
    <div id="day" tabIndex={-1}>
      {['Morning', 'Afternoon', 'Evening'].map((part) => (
        <section key={part} className="min-h-svh">
          <h2>{part}</h2>
          <a href="#batches">Batches</a> <input aria-label={part} />
        </section>
      ))}
    </div>
    <SideMenu links={links} focusId="day" currentPath={currentPath} />
  </>
)

beforeEach(() => page.viewport(1440, 800))
beforeEach(withoutMotion)
afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname + location.search)
  window.scrollTo(0, 0)
})

const root = () => document.querySelector<HTMLElement>('[data-slot=side-menu]')!
const help = () => screen.getByRole('button', { name: 'Help' })
const up = () => screen.getByRole('button', { name: 'Back to top' })
const link = (name: string) => within(root()).getByRole('link', { name })
const panel = () => document.getElementById(help().getAttribute('aria-controls')!)!
const open = () => {
  expect(help()).toHaveAttribute('aria-expanded', String(panel().checkVisibility()))
  return panel().checkVisibility()
}
const shown = (visibility: 'visible' | 'hidden') =>
  waitFor(() => expect(getComputedStyle(root()).visibility).toBe(visibility))
const scrolledPast = async (story = <DayPage />) => {
  render(story)
  window.scrollTo({ top: 900, behavior: 'instant' })
  await shown('visible')
}

describe('visibility', () => {
  it('is shown after the first screen only, and is no tab stop while hidden', async () => {
    render(
      <>
        <a href="#before">Before</a>
        <DayPage />
      </>,
    )
    await shown('hidden')
    expect(screen.queryByRole('navigation')).toBeNull()
    screen.getByText('Before').focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(root()).not.toContainElement(document.activeElement as HTMLElement)
    window.scrollTo({ top: 900, behavior: 'instant' })
    await shown('visible')
    expect(screen.getByRole('navigation', { name: 'Help' })).toBe(root())
    window.scrollTo({ top: 0, behavior: 'instant' })
    await shown('hidden')
  })

  it('stays visible while its list is open, at any scroll position', async () => {
    await scrolledPast()
    await click(help())
    help().blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frames(12)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    await shown('visible')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await shown('hidden')
  })
})

describe('the list', () => {
  it('has six links in rows of 48 px, with the external link marked', async () => {
    await scrolledPast()
    expect(open()).toBe(false)
    await click(help())
    expect(open()).toBe(true)
    const links = within(root()).getAllByRole('link')
    expect(links).toHaveLength(6)
    for (const each of links) expect(each.getBoundingClientRect().height).toBe(48)
    const outside = link('Documentation (opens in a new tab)')
    expect(outside).toHaveAttribute('target', '_blank')
    expect(outside).toHaveAttribute('rel', 'noopener')
    expect(within(root()).getAllByRole('link', { name: /new tab/ })).toHaveLength(1)
  })

  it('marks the link to the current page', async () => {
    await scrolledPast(<DayPage currentPath="#guide" />)
    await click(help())
    expect(within(root()).getByRole('link', { current: 'page' })).toHaveTextContent('Setup guide')
  })

  it('is hidden by a press outside it and by following a link', async () => {
    await scrolledPast()
    await click(help())
    // A link that is already in view. Scrolling up to another would hide the menu.
    await click(screen.getByRole('heading', { name: 'Evening' }))
    expect(open()).toBe(false)
    await click(help())
    await click(link('Terms'))
    expect(open()).toBe(false)
    expect(location.hash).toBe('#terms')
  })
})

/** For the test suite, which does not scroll. */
const shownAtOnce = (
  <SideMenu links={[{ label: 'Terms', href: '#terms' }]} className="visible! opacity-100!" />
)

const leadsUp = async (by: Press) => {
  await scrolledPast()
  await by(up())
  expect(document.getElementById('day')).toHaveFocus()
  await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
  await shown('hidden')
}

testKeys(contract, {
  ...testDisclosure(shownAtOnce, { trigger: 'Help', shows: 'Terms' }),
  ...pressKeys(
    async (by) => {
      await scrolledPast()
      await click(help())
      await followed(link('Help & Support'), by)
      expect(open()).toBe(false)
    },
    'a link',
    ['Enter'],
  ),
  ...pressKeys(leadsUp, 'Back to top'),
  Escape: async () => {
    await scrolledPast()
    help().focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Escape}')
    expect(open()).toBe(false)
    expect(help()).toHaveFocus()
  },
})

it('is the last tab stop of the page, with its list between its two buttons', async () => {
  await scrolledPast()
  screen.getAllByRole('textbox').at(-1)!.focus()
  await userEvent.keyboard('{Tab}')
  expect(help()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  for (const each of within(root()).getAllByRole('link')) {
    await userEvent.keyboard('{Tab}')
    expect(each).toHaveFocus()
  }
  await userEvent.keyboard('{Tab}')
  expect(up()).toHaveFocus()
  expect(open()).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}{Shift>}{Tab}{/Shift}')
  expect(screen.getAllByRole('textbox').at(-1)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}{Shift>}{Tab}{/Shift}')
  expect(open()).toBe(false)
})

describe('on a wide screen', () => {
  it('is at the edge, in the gutter, and its list opens beside it', async () => {
    await page.viewport(1248, 800)
    await scrolledPast()
    await click(help())
    for (const button of [help(), up()]) {
      const { width, height, left, right } = button.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(right).toBe(document.documentElement.clientWidth)
      // The gutter is 5% of the window.
      expect(left).toBeGreaterThanOrEqual(1248 * 0.95 - 16)
    }
    expect(panel().getBoundingClientRect().right).toBeLessThan(help().getBoundingClientRect().left)
  })

  it.each([800, 480, 360])('fits into a window %i px high', async (height) => {
    await page.viewport(1440, height)
    await scrolledPast()
    await click(help())
    expect(panel().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(up().getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  })
})

describe('on a small screen', () => {
  const seen = (opacity: string) => waitFor(() => expect(getComputedStyle(root()).opacity).toBe(opacity))

  it.each([320, 390, 1247])('is one button of 48 px in the corner at %i px', async (width) => {
    await page.viewport(width, 700)
    await scrolledPast()
    expect(within(root()).getAllByRole('button')).toEqual([help()])
    const box = help().getBoundingClientRect()
    const { right, bottom } = box
    expect(box).toMatchObject({ width: 48, height: 48 })
    expect(document.documentElement.clientWidth - right).toBe(16)
    expect(700 - bottom).toBe(16)
    await click(help())
    const list = panel().getBoundingClientRect()
    expect(list.left).toBeGreaterThanOrEqual(16)
    expect(list.bottom).toBeLessThan(help().getBoundingClientRect().top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('has the button to the top in its list', async () => {
    await page.viewport(390, 700)
    await scrolledPast()
    await click(help())
    const list = panel()
    await click(up())
    expect(document.getElementById('day')).toHaveFocus()
    expect(list.checkVisibility()).toBe(false)
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
  })

  it('is hidden while a field has focus, is shown afterwards, and stays in the tab order', async () => {
    await page.viewport(390, 700)
    await scrolledPast()
    const field = screen.getAllByRole('textbox').at(-1)!
    await click(field)
    await seen('0')
    await userEvent.keyboard('{Tab}')
    expect(help()).toHaveFocus()
    await seen('1')
    await click(field)
    await seen('0')
    field.blur()
    await seen('1')
  })

  it('does not cover focused elements', async () => {
    await page.viewport(320, 480)
    await scrolledPast()
    screen.getAllByRole('link')[0]!.focus()
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('{Tab}')
      expect(root()).not.toContainElement(document.activeElement as HTMLElement)
      await seen('0')
    }
  })

  it('scrolls its list in a low window', async () => {
    await page.viewport(568, 320)
    await scrolledPast()
    await click(help())
    expect(panel().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(panel().scrollHeight).toBeGreaterThan(panel().clientHeight)
  })
})

it('is complete and hidden in the server markup', () => {
  const html = renderToString(<DayPage />)
  expect(html).toMatch(/<nav data-slot="side-menu" aria-label="Help"/)
  expect(html).not.toContain(' data-shown=')
  expect(html).toContain('Setup guide')
  expect(html).not.toMatch(/ style="/)
})

it('passes other props to its root element', () => {
  render(<SideMenu links={[]} id="help" className="nav:top-10" />)
  expect(root()).toHaveAttribute('id', 'help')
  expect(root()).toHaveClass('nav:top-10')
})
