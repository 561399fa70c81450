import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, testKeys, testTabs } from '../../testing/index.ts'
import { withoutMotion } from '../../testing/suites/media.ts'
import { frames } from '../../testing/suites/page.tsx'
import contract from './tabs.a11y.ts'
import { ChosenByHand, Horizontal, OneDisabled, Responsive, Scrolling, Vertical } from './tabs.stories.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const tab = (name: string) => screen.getByRole('tab', { name })
const first = () => tab('Mathematics')
const last = () => tab('Coding club')
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

/** Focus moves in a task of its own after an arrow key, as Radix does it. */
const press = async (keys: string, expected: () => HTMLElement) => {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(expected()).toHaveFocus())
}

const subjects = { label: 'Subjects' }

/** The first, the last and one between are closed. */
const SomeDisabled = ({ orientation }: { orientation?: 'vertical' }) => (
  <Tabs defaultValue="b" orientation={orientation}>
    <TabsList aria-label="Subjects">
      {['a', 'b', 'c', 'd', 'e'].map((value) => (
        <TabsTrigger key={value} value={value} disabled={'ace'.includes(value)}>
          {value}
        </TabsTrigger>
      ))}
    </TabsList>
    {['a', 'b', 'c', 'd', 'e'].map((value) => (
      <TabsContent key={value} value={value}>
        Panel {value}
      </TabsContent>
    ))}
  </Tabs>
)

testKeys(contract, {
  ...testTabs(<Horizontal />, { ...subjects, disabled: <SomeDisabled /> }),
  ...testTabs(<Vertical />, {
    ...{ ...subjects, orientation: 'vertical' },
    disabled: <SomeDisabled orientation="vertical" />,
  }),
  ...testTabs(<ChosenByHand />, { ...subjects, activation: 'manual' }),
})

it('says of a tab that it is disabled', () => {
  render(<OneDisabled />)
  expect(tab('Next term')).toBeDisabled()
})

describe('pressing', () => {
  it('takes a click that comes without a mouse, as a kept press does', async () => {
    render(<Horizontal />)
    tab('Music').click()
    await waitFor(() => expect(chosen()).toBe('Music'))
  })

  it('draws the ring for keys, not for the pointer', async () => {
    render(<Horizontal />)
    const ring = (name: string) => getComputedStyle(tab(name)).outlineStyle
    await click(tab('Music'))
    expect(tab('Music')).toHaveFocus()
    expect(ring('Music')).toBe('none')
    await press('{ArrowRight}', () => tab('Dance'))
    expect(ring('Dance')).toBe('solid')
    // The strip scrolls, and would cut what lies outside of the tab.
    expect(getComputedStyle(tab('Dance')).outlineOffset).toBe('-3px')
    await press('{ArrowLeft}', () => tab('Music'))
    expect(ring('Music')).toBe('solid')
  })

  it('tells who asks, once a change', async () => {
    const changed = vi.fn()
    render(
      <Tabs defaultValue="a" onValueChange={changed}>
        <TabsList aria-label="Letters">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsContent value="a">First</TabsContent>
        <TabsContent value="b">Second</TabsContent>
      </Tabs>,
    )
    await click(tab('B'))
    await click(tab('B'))
    expect(changed.mock.calls).toEqual([['b']])
  })

  it('waits for its owner where it is controlled', async () => {
    render(
      <Tabs value="a">
        <TabsList aria-label="Letters">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsContent value="a">First</TabsContent>
        <TabsContent value="b">Second</TabsContent>
      </Tabs>,
    )
    await click(tab('B'))
    expect(chosen()).toBe('A')
  })
})

describe('responsive', () => {
  it('is a list with up and down where there is room, a strip with left and right where there is not', async () => {
    render(<Responsive />)
    const list = screen.getByRole('tablist')
    expect(list).toHaveAttribute('aria-orientation', 'vertical')
    expect(tab('Music').getBoundingClientRect().top).toBeGreaterThan(first().getBoundingClientRect().top)
    first().focus()
    await press('{ArrowDown}', () => tab('Music'))

    await page.viewport(390, 800)
    await waitFor(() => expect(list).toHaveAttribute('aria-orientation', 'horizontal'))
    expect(tab('Music').getBoundingClientRect().top).toBe(first().getBoundingClientRect().top)
    await press('{ArrowRight}', () => tab('Dance'))
  })
})

describe('a strip that is too narrow', () => {
  it('scrolls to the chosen tab, and leaves a part of the next in view', async () => {
    render(<Scrolling />)
    const list = screen.getByRole('tablist')
    const inView = (element: HTMLElement) =>
      element.getBoundingClientRect().left >= list.getBoundingClientRect().left &&
      element.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1
    await waitFor(() => expect(inView(last())).toBe(true))
    expect(window.scrollY).toBe(0)
    last().focus()
    await press('{Home}', first)
    await waitFor(() => expect(inView(first())).toBe(true))
    await press('{ArrowRight}', () => tab('Music'))
    await waitFor(() =>
      expect(tab('Dance').getBoundingClientRect().left).toBeLessThan(list.getBoundingClientRect().right - 20),
    )
  })

  it('jumps to the chosen tab where less motion is wanted', async () => {
    await withoutMotion()
    render(<Scrolling />)
    const list = screen.getByRole('tablist')
    expect(list.scrollLeft).toBeGreaterThan(list.scrollWidth - list.clientWidth - 1)
  })
})

it('keeps the chosen tab in view when the letters grow, as they do when the font comes late', async () => {
  render(<Scrolling />)
  const list = screen.getByRole('tablist')
  const hidden = () => last().getBoundingClientRect().right - list.getBoundingClientRect().right
  await waitFor(() => expect(hidden()).toBeLessThanOrEqual(1))
  for (const each of screen.getAllByRole('tab')) each.style.letterSpacing = '0.2em'
  expect(hidden()).toBeGreaterThan(1)
  await waitFor(() => expect(hidden()).toBeLessThanOrEqual(1))
})

it('leaves alone whoever scrolls on to see the other tabs', async () => {
  render(<Scrolling />)
  const list = screen.getByRole('tablist')
  const end = list.scrollWidth - list.clientWidth
  await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(end - 1))
  await frames(3)
  list.scrollTo({ left: 0, behavior: 'instant' })
  // Their sizes change, but the row is as wide as before.
  for (const each of screen.getAllByRole('tab')) each.style.minHeight = '5rem'
  await frames(20)
  expect(list.scrollLeft).toBe(0)
})

describe('in the server’s markup', () => {
  const markup = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Responsive />)
    return page
  }

  it('every panel has its text, and all but one are hidden', () => {
    const panels = [...markup().querySelectorAll('[role=tabpanel]')]
    expect(panels.map((panel) => panel.textContent)).toContain('Tabla and harmonium, in groups of six.')
    expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true, true, true])
  })

  it('nothing needs inline styles, which a content security policy refuses', () => {
    expect(markup().querySelectorAll('[style]')).toHaveLength(0)
  })
})

it('is at least 44 px high, and marks the chosen tab without colour alone', () => {
  render(<Vertical />)
  for (const each of screen.getAllByRole('tab'))
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(getComputedStyle(first()).fontWeight).toBe('800')
  expect(getComputedStyle(last()).fontWeight).toBe('500')
  expect(getComputedStyle(first()).boxShadow).toContain('inset')
})

it('passes props, slots and refs to its roots', () => {
  const [root, list, trigger, content] = [
    createRef<HTMLDivElement>(),
    createRef<HTMLDivElement>(),
    createRef<HTMLButtonElement>(),
    createRef<HTMLDivElement>(),
  ]
  render(
    <Tabs ref={root} id="root" dir="rtl" defaultValue="a">
      <TabsList ref={list} aria-label="Letters" id="list" className="mb-4">
        <TabsTrigger ref={trigger} value="a" className="grow">
          A
        </TabsTrigger>
      </TabsList>
      <TabsContent ref={content} value="a" lang="bn">
        First
      </TabsContent>
    </Tabs>,
  )
  expect(root.current).toHaveAttribute('dir', 'rtl')
  expect(root.current).toHaveAttribute('id', 'root')
  expect(list.current).toBe(screen.getByRole('tablist', { name: 'Letters' }))
  expect(list.current).toHaveClass('mb-4')
  expect(trigger.current).toHaveClass('grow')
  expect(content.current).toHaveAttribute('lang', 'bn')
  for (const slot of ['tabs', 'tabs-list', 'tabs-trigger', 'tabs-content'])
    expect(document.querySelector(`[data-slot=${slot}]`)).not.toBeNull()
})

it('says what is wrong when a part stands alone', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<TabsContent value="a">Alone</TabsContent>)).toThrow(
    'TabsContent has to stand inside Tabs.',
  )
  silence.mockRestore()
})
