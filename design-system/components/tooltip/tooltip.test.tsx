import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, press, testKeys, type } from '../../testing/index.ts'
import { lazyChild } from '../../testing/page/page.tsx'
import { Button } from '../button/button.tsx'
import meta from './tooltip.meta.ts'
import { Description } from './tooltip.stories.tsx'
import { Tooltip, tooltipTimes } from './tooltip.tsx'

const button = () => screen.getByRole('button', { name: 'Publish' })
const shown = () => screen.queryByRole('tooltip')

/** Moves the keyboard focus to the button. */
const focus = async () => {
  await draw(<Description />)
  screen.getByRole('button', { name: 'Before' }).focus()
  await type('Tab')
  await waitFor(() => expect(shown()).toBeVisible())
}

/** Rests the pointer on the button, with a fake clock. */
const rest = () => {
  render(<Description />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
}

testKeys(meta.contract, {
  Tab: focus,
  'Shift+Tab': async () => {
    await focus()
    await type('Shift+Tab')
    await waitFor(() => expect(shown()).toBeNull())
  },
  Escape: async () => {
    await focus()
    await type('Enter')
    expect(shown()).toBeVisible()
    await type('Escape')
    await waitFor(() => expect(shown()).toBeNull())
    expect(button()).toHaveFocus()
  },
})

it('appears when the pointer has rested, and stays while the pointer is on the text', () => {
  rest()
  vi.advanceTimersByTime(tooltipTimes.show - 1)
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toBeVisible()
  fireEvent.pointerLeave(button())
  vi.advanceTimersByTime(tooltipTimes.hide - 1)
  fireEvent.pointerEnter(shown()!)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeVisible()
  fireEvent.pointerLeave(shown()!)
  vi.advanceTimersByTime(tooltipTimes.hide)
  expect(shown()).toBeNull()
})

it('stays while the control has the keyboard focus, when the pointer leaves', async () => {
  await focus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
  fireEvent.pointerLeave(button())
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeVisible()
})

it('does not appear when the pointer only passes, by touch, or after a press', async () => {
  rest()
  fireEvent.pointerLeave(button())
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeNull()
  fireEvent.pointerEnter(button(), { pointerType: 'touch' })
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeNull()
  vi.useRealTimers()
  await press(button(), 'mouse')
  expect(shown()).toBeNull()
})

it('is beside its control, inside the window of a phone', async () => {
  await page.viewport(320, 600)
  await focus()
  await waitFor(() =>
    expect(shown()!.getBoundingClientRect().top).toBe(button().getBoundingClientRect().bottom + 8),
  )
  const { left, right } = shown()!.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})

// WCAG 1.4.13: a pointer may move slowly, or rest on its way to the text.
it.each(['Go', 'Publish the course to everybody'])(
  'stays while the pointer is between “%s” and the text',
  async (label) => {
    render(
      <div style={{ padding: '5rem' }}>
        <Tooltip text="From Monday on.">
          <Button>{label}</Button>
        </Tooltip>
      </div>,
    )
    await type('Tab')
    const control = screen.getByRole('button')
    const { left, right, top, bottom } = control.getBoundingClientRect()
    await waitFor(() => expect(shown()!.getBoundingClientRect().bottom).toBeCloseTo(top - 8, 0))
    for (const x of [left + 1, (left + right) / 2, right - 1])
      for (let y = top - 8; y < top; y += 0.5)
        expect(document.elementFromPoint(x, y), `${x}, ${y}`).toBe(shown())
    expect(document.elementFromPoint(left + 9, (top + bottom) / 2)).toBe(control)
  },
)

it('is beside a button that has a live region', async () => {
  render(
    <Tooltip text="From Monday on." side="below">
      <Button loading={false}>Publish</Button>
    </Tooltip>,
  )
  await type('Tab')
  await waitFor(() =>
    expect(shown()!.getBoundingClientRect().top).toBe(button().getBoundingClientRect().bottom + 8),
  )
})

it.each([
  ['its child', <Child extends ReactElement>(child: Child) => child],
  ['a child that a server component passes', lazyChild],
])('describes %s after another description, and does not repeat the name', async (_, given) => {
  const ref = createRef<HTMLButtonElement>()
  const pressed = vi.fn()
  render(
    <>
      <Tooltip text="From tomorrow on.">
        {given(
          <button ref={ref} type="button" style={{ marginTop: 7 }} aria-describedby="note" onClick={pressed}>
            Publish
          </button>,
        )}
      </Tooltip>
      <Tooltip text="Copy the link">{given(<button type="button" aria-label="Copy the link" />)}</Tooltip>
      <p id="note">Free.</p>
    </>,
  )
  expect(button()).toHaveAccessibleDescription('Free. From tomorrow on.')
  expect(button()).toHaveStyle({ marginTop: '7px' })
  expect(ref.current).toBe(button())
  await press(button(), 'mouse')
  expect(pressed).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Copy the link' })).not.toHaveAttribute('aria-describedby')
})

it('can have elements', () => {
  render(
    <Tooltip
      text={
        <>
          Save, <kbd>Ctrl + S</kbd>
        </>
      }
    >
      <Button>Save</Button>
    </Tooltip>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Save, Ctrl + S')
})
