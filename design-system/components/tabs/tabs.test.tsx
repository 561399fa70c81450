import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, testKeys, testTabs } from '../../testing/index.ts'
import { frames, serverPage, withoutMotion } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './tabs.meta.ts'
import { Default, ManualActivation, Responsive, Scrolling, Vertical } from './tabs.stories.tsx'
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from './tabs.tsx'

const tab = (name: string) => screen.getByRole('tab', { name })
const first = () => tab('Mathematics')
const last = () => tab('Coding club')
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

/** Radix moves the focus in a separate task after an arrow key. */
const press = async (keys: string, expected: () => HTMLElement) => {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(expected()).toHaveFocus())
}

const subjects = { label: 'Subjects' }

/** The first tab, the last one and one between are disabled. */
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

testKeys(meta.contract, {
  ...testTabs(<Default />, { ...subjects, disabled: <SomeDisabled /> }),
  ...testTabs(<Vertical />, {
    ...subjects,
    orientation: 'vertical',
    disabled: <SomeDisabled orientation="vertical" />,
  }),
  ...testTabs(<ManualActivation />, { ...subjects, activation: 'manual' }),
})

const letters = (props: Pick<TabsProps, 'value' | 'defaultValue' | 'onValueChange'>) => (
  <Tabs {...props}>
    <TabsList aria-label="Letters">
      <TabsTrigger value="a">A</TabsTrigger>
      <TabsTrigger value="b">B</TabsTrigger>
    </TabsList>
    <TabsContent value="a">First</TabsContent>
    <TabsContent value="b">Second</TabsContent>
  </Tabs>
)

describe('pressing', () => {
  it('accepts a click without mouse events, as a replayed press sends', async () => {
    render(<Default />)
    tab('Music').click()
    await waitFor(() => expect(chosen()).toBe('Music'))
  })

  it('calls onValueChange once per change', async () => {
    const changed = vi.fn()
    render(letters({ defaultValue: 'a', onValueChange: changed }))
    await click(tab('B'))
    await click(tab('B'))
    expect(changed.mock.calls).toEqual([['b']])
  })

  it('does not change by itself if it is controlled', async () => {
    render(letters({ value: 'a' }))
    await click(tab('B'))
    expect(chosen()).toBe('A')
  })
})

it('is, if responsive, a list with ArrowUp and ArrowDown if it is wide, else a strip with ArrowLeft and ArrowRight', async () => {
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

describe('a strip that is too narrow', () => {
  const inView = (element: HTMLElement) => {
    const list = screen.getByRole('tablist').getBoundingClientRect()
    const { left, right } = element.getBoundingClientRect()
    return left >= list.left - 1 && right <= list.right + 1
  }

  it('scrolls to the selected tab, and leaves a part of the next in view', async () => {
    render(<Scrolling />)
    const list = screen.getByRole('tablist')
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

  it('scrolls to the selected tab without animation under reduced motion', async () => {
    await withoutMotion()
    render(<Scrolling />)
    const list = screen.getByRole('tablist')
    expect(list.scrollLeft).toBeGreaterThan(list.scrollWidth - list.clientWidth - 1)
  })

  // A browser leaves a focused tab where it is if a part of it can be seen.
  it.each([
    ['ltr', -60],
    ['rtl', 60],
  ])(
    'scrolls the whole of a focused tab into view, so that its focus ring is not cut off: %s',
    async (dir, back) => {
      await withoutMotion()
      render(
        <div dir={dir}>
          <Scrolling />
        </div>,
      )
      await waitFor(() => expect(inView(last())).toBe(true))
      screen.getByRole('tablist').scrollLeft += back
      expect(inView(last())).toBe(false)
      last().focus()
      expect(inView(last())).toBe(true)
    },
  )

  it('stays where it is below a pointer that presses', async () => {
    await withoutMotion()
    render(<Scrolling />)
    const list = screen.getByRole('tablist')
    await waitFor(() => expect(inView(last())).toBe(true))
    list.scrollLeft -= 60
    const before = list.scrollLeft
    fireEvent.pointerDown(last())
    last().focus()
    expect(list.scrollLeft).toBe(before)
  })

  it('shows a label that is wider than the strip in several lines', async () => {
    await withoutMotion()
    render(<Scrolling />)
    const long = tab('Music')
    const { height } = long.getBoundingClientRect()
    long.textContent = 'Music from every province, taught in groups of six'
    expect(long.getBoundingClientRect().height).toBeGreaterThan(height)
    last().focus()
    await press('{Home}', first)
    await press('{ArrowRight}', () => long)
    expect(inView(long)).toBe(true)
  })
})

it('keeps the selected tab in view when the text becomes wider, as with a late web font', async () => {
  render(<Scrolling />)
  const list = screen.getByRole('tablist')
  const hidden = () => last().getBoundingClientRect().right - list.getBoundingClientRect().right
  await waitFor(() => expect(hidden()).toBeLessThanOrEqual(1))
  for (const each of screen.getAllByRole('tab')) each.style.letterSpacing = '0.2em'
  expect(hidden()).toBeGreaterThan(1)
  await waitFor(() => expect(hidden()).toBeLessThanOrEqual(1))
})

it('does not scroll back a visitor who scrolls to see the other tabs', async () => {
  render(<Scrolling />)
  const list = screen.getByRole('tablist')
  const end = list.scrollWidth - list.clientWidth
  await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(end - 1))
  await frames(3)
  list.scrollTo({ left: 0, behavior: 'instant' })
  // The sizes of tabs change, but not the width of the row.
  for (const each of screen.getAllByRole('tab')) each.style.minHeight = '5rem'
  await frames(20)
  expect(list.scrollLeft).toBe(0)
})

it('has the text of every panel in server-rendered HTML, and all but one are hidden', () => {
  const panels = [...serverPage(<Responsive />).querySelectorAll('[role=tabpanel]')]
  expect(panels.map((panel) => panel.textContent)).toContain('Tabla and harmonium, in groups of six.')
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true, true, true])
})

testRootProps(
  <Tabs defaultValue="a">
    <TabsList aria-label="Letters">
      <TabsTrigger value="a">A</TabsTrigger>
    </TabsList>
    <TabsContent value="a">First</TabsContent>
  </Tabs>,
)

testTypes(() => [
  // @ts-expect-error: the list needs aria-label or aria-labelledby
  <TabsList key="1" />,
  <TabsList key="2" aria-label="Subjects" />,
  <TabsList key="3" aria-labelledby="title" />,
])

it('renders a lazy panel when it is selected first, and keeps it', async () => {
  render(
    <Tabs defaultValue="steps">
      <TabsList aria-label="Guide">
        <TabsTrigger value="steps">Steps</TabsTrigger>
        <TabsTrigger value="video">Video</TabsTrigger>
      </TabsList>
      <TabsContent value="steps" lazy>
        Three steps
      </TabsContent>
      <TabsContent value="video" lazy>
        Two minutes
      </TabsContent>
    </Tabs>,
  )
  expect(screen.queryByText('Two minutes')).toBeNull()
  await click(screen.getByRole('tab', { name: 'Video' }))
  expect(screen.getByText('Two minutes')).toBeVisible()
  expect(screen.getByText('Three steps')).toBeInTheDocument()
})
