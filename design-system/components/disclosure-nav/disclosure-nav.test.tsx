import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, followed, pressKeys, testDisclosure, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './disclosure-nav.meta.ts'
import { CurrentInside, Default } from './disclosure-nav.stories.tsx'
import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from './disclosure-nav.tsx'

const courses = () => screen.getByRole('button', { name: 'Courses' })
const help = () => screen.getByRole('button', { name: 'Help' })
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const shown = (button: HTMLElement) => {
  const list = document.getElementById(button.getAttribute('aria-controls')!)!
  expect(button).toHaveAttribute('aria-expanded', String(list.checkVisibility()))
  return list.checkVisibility()
}

it('lets Tab move through its lists, and closes each list when the focus leaves it', async () => {
  render(<Default />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  for (const name of ['Mathematics', 'Music', /Dance/]) {
    await userEvent.keyboard('{Tab}')
    expect(link(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Tab}')
  expect(help()).toHaveFocus()
  expect(shown(courses())).toBe(false)
  await userEvent.keyboard('{Tab}')
  expect(link('Contact')).toHaveFocus()
})

describe('pressing', () => {
  it('shows one list at a time', async () => {
    render(<Default />)
    await click(courses())
    await click(help())
    expect(shown(courses())).toBe(false)
    expect(shown(help())).toBe(true)
  })

  it('outside closes the list, also if a press moves no focus, as in Safari', async () => {
    render(<Default />)
    await click(courses())
    screen.getByText(/Two batches/).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.poll(() => shown(courses())).toBe(false)
  })

  it('on a link closes the list, and the link is followed', async () => {
    render(<Default />)
    await click(courses())
    await click(link('Music'))
    expect(shown(courses())).toBe(false)
    expect(location.hash).toBe('#music')
    expect(courses()).toHaveFocus()
  })

  it('inside the list, beside a link, leaves it open', async () => {
    render(<Default />)
    await click(courses())
    await userEvent.click(document.getElementById(courses().getAttribute('aria-controls')!)!, {
      position: { x: 4, y: 20 },
    })
    expect(shown(courses())).toBe(true)
  })
})

testKeys(meta.contract, {
  ...testDisclosure(<Default />, { trigger: 'Courses', shows: 'Music' }),
  ...pressKeys(
    async (by) => {
      render(<Default />)
      await click(courses())
      await followed(link('Mathematics'), by)
      expect(shown(courses())).toBe(false)
    },
    'a link',
    ['Enter'],
  ),
  'Shift+Tab': async () => {
    render(<Default />)
    courses().focus()
    await userEvent.keyboard('{Enter}{Tab}{Shift>}{Tab}{/Shift}')
    expect(courses()).toHaveFocus()
    expect(shown(courses())).toBe(true)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(link('Home')).toHaveFocus()
    expect(shown(courses())).toBe(false)
  },
  Escape: async () => {
    render(<Default />)
    courses().focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    expect(link('Music')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(shown(courses())).toBe(false)
    expect(courses()).toHaveFocus()
  },
})

it('is a navigation with a list, and marks the current page, also inside a list', async () => {
  render(<CurrentInside />)
  const nav = screen.getByRole('navigation', { name: 'School of music' })
  expect(within(nav).getAllByRole('listitem')).toHaveLength(4)
  await click(courses())
  expect(link('Music')).toHaveAttribute('aria-current', 'page')
})

it('opens an external link in a new tab, announces it, and keeps the focus', async () => {
  render(<Default />)
  await click(help())
  const docs = link('Documentation (opens in a new tab)')
  expect(docs).toHaveAttribute('target', '_blank')
  expect(docs).toHaveAttribute('rel', 'noopener')
})

describe('the open list', () => {
  const box = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-controls')!)!.getBoundingClientRect()

  it('is below its button, over the page, and is aligned to the other side at the edge', async () => {
    await page.viewport(700, 600)
    render(
      <>
        <div style={{ float: 'right', width: 130 }}>
          <DisclosureNav label="Late">
            <DisclosureNavMenu label="More">
              <DisclosureNavLink href="#a">A link of some length</DisclosureNavLink>
            </DisclosureNavMenu>
          </DisclosureNav>
        </div>
        <Default />
      </>,
    )
    await click(courses())
    expect(box(courses()).left).toBe(courses().getBoundingClientRect().left)
    expect(box(courses()).bottom).toBeGreaterThan(screen.getByText(/Two batches/).getBoundingClientRect().top)
    const more = screen.getByRole('button', { name: 'More' })
    await click(more)
    expect(box(more).right).toBeLessThanOrEqual(700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(700)
  })

  it.each([320, 390])('is inside the row at %i px', async (width) => {
    await page.viewport(width, 700)
    render(<Default />)
    await click(courses())
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(box(courses()).bottom).toBeLessThanOrEqual(
      screen.getByText(/Two batches/).getBoundingClientRect().top,
    )
  })
})

it('has targets of at least 44 px', async () => {
  render(<Default />)
  await click(courses())
  const nav = screen.getByRole('navigation')
  for (const control of [...within(nav).getAllByRole('link'), ...within(nav).getAllByRole('button')])
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

testTypes(() => [
  // @ts-expect-error: every navigation of a page needs a name
  <DisclosureNav key="1">…</DisclosureNav>,
  // @ts-expect-error: the button needs a label
  <DisclosureNavMenu key="2">…</DisclosureNavMenu>,
  // @ts-expect-error: a link needs an address
  <DisclosureNavLink key="3">Maths</DisclosureNavLink>,
])

testRootProps(
  <DisclosureNav label="Main">
    <DisclosureNavLink href="#a">A</DisclosureNavLink>
  </DisclosureNav>,
)
