import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { Popup } from '../../components/popup/popup.tsx'
import {
  click,
  followed,
  frames,
  type Press,
  pressKeys,
  testDisclosure,
  testKeys,
} from '../../testing/index.ts'
import { withoutMotion } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './side-menu.meta.ts'
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
const scrolledPast = async (story = <DayPage />) => {
  render(story)
  window.scrollTo({ top: 900, behavior: 'instant' })
  await frames(2)
}

it('is shown at once, with both buttons, also at the top of the page', () => {
  render(<DayPage />)
  expect(screen.getByRole('navigation', { name: 'Help' })).toBe(root())
  expect(within(root()).getAllByRole('button')).toEqual([help(), up()])
})

describe('the list', () => {
  it('has its links, with the external one marked', async () => {
    await scrolledPast()
    expect(open()).toBe(false)
    await click(help())
    expect(open()).toBe(true)
    const links = within(root()).getAllByRole('link')
    expect(links).toHaveLength(6)
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
})

const scrollsToTop = async (by: Press) => {
  await scrolledPast()
  await by(up())
  expect(document.getElementById('day')).toHaveFocus()
  await waitFor(() => expect(window.scrollY).toBe(0))
}

testKeys(meta.contract, {
  ...testDisclosure(<SideMenu links={[{ label: 'Terms', href: '#terms' }]} />, {
    trigger: 'Help',
    shows: 'Terms',
  }),
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
  ...pressKeys(scrollsToTop, 'Back to top'),
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

describe('on a small screen', () => {
  it('has its own room at the end of the page, and covers no focused element', async () => {
    await page.viewport(390, 700)
    await scrolledPast()
    for (const field of screen.getAllByRole('textbox')) {
      field.focus()
      await frames(2)
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(root().getBoundingClientRect().top)
    }
    window.scrollTo({ top: 1e6, behavior: 'instant' })
    await frames(2)
    const { bottom } = document.getElementById('day')!.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(root().getBoundingClientRect().top)
  })

  it('has the action of the page at its edge, as high as itself, which is not there in a wide window', async () => {
    await page.viewport(390, 700)
    render(
      <SideMenu
        links={links}
        action={
          <a href="#start" className={buttonVariants({ size: 'sm' })}>
            Start
          </a>
        }
      />,
    )
    const { left, height } = screen.getByRole('link', { name: 'Start' }).getBoundingClientRect()
    expect([left, height]).toEqual([0, 48])
    await page.viewport(1440, 700)
    expect(screen.queryByRole('link', { name: 'Start' })).toBeNull()
  })

  it.each([320, 390, 1247])('has room for a Popup beside its buttons at %i px', async (width) => {
    await page.viewport(width, 700)
    render(
      <>
        <Popup
          title="New here?"
          link={{ label: 'How It Works', href: '#how' }}
          inSideMenuBar
          onClose={() => {}}
        >
          See how a school goes online.
        </Popup>
        <DayPage />
      </>,
    )
    const popup = await screen.findByRole('dialog', { name: 'New here?' })
    const box = () => popup.getBoundingClientRect()
    expect(box().top).toBeGreaterThanOrEqual(root().getBoundingClientRect().top)
    expect(box().bottom).toBe(700)
    expect(box().right).toBeLessThanOrEqual(help().getBoundingClientRect().left)
    window.scrollTo(0, 300)
    expect(box().bottom).toBe(700)
    expect(popup).not.toHaveAttribute('data-transparent')
  })

  it.each([
    [568, 320],
    [320, 256],
  ])('scrolls its list in a window of %i x %i', async (width, height) => {
    await page.viewport(width, height)
    await scrolledPast()
    await click(help())
    expect(panel().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(panel().scrollHeight).toBeGreaterThan(panel().clientHeight)
    expect(up().getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  })
})

testRootProps(<SideMenu links={[]} />)
