import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import contract from './tabs.a11y.ts'
import {
  ChosenByHand,
  Horizontal,
  OneDisabled,
  Responsive,
  RightToLeft,
  Scrolling,
  Vertical,
} from './tabs.stories.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const tab = (name: string) => screen.getByRole('tab', { name })
const first = () => tab('Mathematics')
const last = () => tab('Coding club')
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const shown = () => screen.getByRole('tabpanel')

/** Focus moves in a task of its own after an arrow key, as Radix does it. */
const press = async (keys: string, expected: () => HTMLElement) => {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(expected()).toHaveFocus())
}

/** What each key of the contract is held to. */
const tested: Record<string, () => Promise<void>> = {
  Tab: async () => {
    render(<Horizontal />)
    await press('{Tab}', first)
    await press('{Tab}', shown)
  },
  ArrowRight: async () => {
    render(<Horizontal />)
    first().focus()
    await press('{ArrowRight}', () => tab('Music'))
    expect(chosen()).toBe('Music')
    expect(shown()).toHaveTextContent('Tabla')
    last().focus()
    await press('{ArrowRight}', first)
  },
  ArrowLeft: async () => {
    render(<Horizontal />)
    first().focus()
    await press('{ArrowLeft}', last)
    await press('{ArrowLeft}', () => tab('Dance'))
    expect(chosen()).toBe('Dance')
  },
  ArrowDown: async () => {
    render(<Vertical />)
    first().focus()
    await press('{ArrowDown}', () => tab('Music'))
    expect(shown()).toHaveTextContent('Tabla')
    last().focus()
    await press('{ArrowDown}', first)
  },
  ArrowUp: async () => {
    render(<Vertical />)
    first().focus()
    await press('{ArrowUp}', last)
    await press('{ArrowUp}', () => tab('Dance'))
  },
  Home: async () => {
    render(<Horizontal />)
    last().focus()
    await press('{Home}', first)
    expect(chosen()).toBe('Mathematics')
  },
  End: async () => {
    render(<Vertical />)
    first().focus()
    await press('{End}', last)
    expect(chosen()).toBe('Coding club')
  },
  Enter: async () => {
    render(<ChosenByHand />)
    first().focus()
    await press('{ArrowRight}', () => tab('Music'))
    expect(chosen()).toBe('Mathematics')
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe('Music')
  },
  Space: async () => {
    render(<ChosenByHand />)
    first().focus()
    await press('{End}', last)
    expect(chosen()).toBe('Mathematics')
    await userEvent.keyboard(' ')
    expect(chosen()).toBe('Coding club')
  },
}

describe('keys', () => {
  it('are those of the contract', () => {
    expect(Object.keys(tested)).toEqual(contract.keys.map(({ key }) => key))
  })

  it.each(contract.keys.map(({ key, does }) => [key, does] as const))('%s: %s', (key) => tested[key]!())

  it('run the other way where the page does', async () => {
    render(<RightToLeft />)
    expect(screen.getByRole('tablist').closest('[data-slot=tabs]')).not.toHaveAttribute('dir')
    await press('{Tab}', first)
    await press('{ArrowLeft}', () => tab('Music'))
    await press('{ArrowRight}', first)
  })

  it('do not move across the direction that is seen', async () => {
    render(<Horizontal />)
    first().focus()
    await userEvent.keyboard('{ArrowDown}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(first()).toHaveFocus()
  })

  it('pass by a disabled tab', async () => {
    render(<OneDisabled />)
    tab('This term').focus()
    await press('{ArrowRight}', () => tab('Last term'))
  })
})

describe('pressing', () => {
  it('shows one panel and hides the others', async () => {
    render(<Horizontal />)
    await userEvent.click(tab('Dance'))
    expect(chosen()).toBe('Dance')
    expect(shown()).toHaveTextContent('Kathak')
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(4)
    expect(screen.getByText(/Tabla/)).not.toBeVisible()
  })

  it('takes a click that comes without a mouse, as a kept press does', async () => {
    render(<Horizontal />)
    tab('Music').click()
    await waitFor(() => expect(chosen()).toBe('Music'))
  })

  it('draws the ring for keys, not for the pointer', async () => {
    render(<Horizontal />)
    const ring = (name: string) => getComputedStyle(tab(name)).outlineStyle
    await userEvent.click(tab('Music'))
    expect(tab('Music')).toHaveFocus()
    expect(ring('Music')).toBe('none')
    await press('{ArrowRight}', () => tab('Dance'))
    expect(ring('Dance')).toBe('solid')
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
    await userEvent.click(tab('B'))
    await userEvent.click(tab('B'))
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
    await userEvent.click(tab('B'))
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

  it('is taken over without a difference', () => {
    const container = document.body.appendChild(markup())
    const errors: unknown[] = []
    render(<Responsive />, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
    expect(errors).toEqual([])
    container.remove()
  })
})

it('names every panel by its tab, and every tab its panel', () => {
  render(<Horizontal />)
  for (const panel of screen.getAllByRole('tabpanel', { hidden: true })) {
    const owner = document.getElementById(panel.getAttribute('aria-labelledby')!)!
    expect(owner).toHaveAttribute('role', 'tab')
    expect(owner).toHaveAttribute('aria-controls', panel.id)
  }
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

// A list of tabs without a name does not compile.
export const types = [
  // @ts-expect-error: aria-label or aria-labelledby
  <TabsList key="1" />,
  <TabsList key="2" aria-labelledby="title" />,
]
