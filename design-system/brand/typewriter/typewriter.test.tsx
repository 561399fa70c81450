import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTypewriter } from './start-typewriter.ts'
import { Default } from './typewriter.stories.tsx'
import { Typewriter } from './typewriter.tsx'

const phrases = ['abc', 'xy']
const line = () => document.querySelector('[data-slot=typewriter]')?.textContent
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

/** A fake of the media query for reduced motion, and a function that changes it. */
function motion(reduced: boolean) {
  const query = Object.assign(new EventTarget(), { matches: reduced })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  return (matches: boolean) => {
    query.matches = matches
    act(() => void query.dispatchEvent(new Event('change')))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  { random: () => 0, pause: 1800, erase: 25, type: 45 },
  { random: () => 1, pause: 2000, erase: 30, type: 50 },
])(
  'pauses $pause ms, erases in $erase and types in $type ms a character',
  ({ random, pause, erase, type }) => {
    motion(false)
    render(<Typewriter phrases={phrases} random={random} />)
    pass(pause - 1)
    expect(line()).toBe('abc')
    pass(1)
    expect(line()).toBe('ab')
    pass(erase - 1)
    expect(line()).toBe('ab')
    pass(1)
    expect(line()).toBe('a')
    pass(erase)
    expect(line()).toBe('')
    // The step after the last erased character types the first one.
    pass(erase)
    expect(line()).toBe('x')
    pass(type - 1)
    expect(line()).toBe('x')
    pass(1)
    expect(line()).toBe('xy')
    pass(pause - 1)
    expect(line()).toBe('xy')
    pass(1 + 3 * erase + 2 * type)
    expect(line()).toBe('abc')
  },
)

it('is not animated under reduced motion, and returns to the first phrase when that is set', () => {
  const change = motion(true)
  render(<Typewriter phrases={phrases} random={() => 0} />)
  pass(10_000)
  expect(line()).toBe('abc')
  change(false)
  pass(1800 + 25)
  expect(line()).toBe('a')
  change(true)
  expect(line()).toBe('abc')
  pass(10_000)
  expect(line()).toBe('abc')
})

it('tells which phrase it begins to type, and that the first is shown under reduced motion', () => {
  const change = motion(false)
  render(<Typewriter phrases={phrases} paused />)
  const onPhrase = vi.fn()
  const root = document.querySelector<HTMLElement>('[data-slot=typewriter]')!
  const { stop } = startTypewriter(root, { phrases, onPhrase, random: () => 0 })
  pass(1800 + 2 * 25)
  expect(line()).toBe('')
  expect(onPhrase).not.toHaveBeenCalled()
  pass(25)
  expect([line(), onPhrase.mock.calls]).toEqual(['x', [[1]]])
  change(true)
  expect(onPhrase).toHaveBeenLastCalledWith(0)
  stop()
})

it('stops while paused, and continues from there', () => {
  motion(false)
  const { rerender } = render(<Typewriter phrases={phrases} random={() => 0} />)
  const caret = () => getComputedStyle(document.querySelector('[data-typed]')!, '::after').animationName
  expect(caret()).not.toBe('none')
  pass(1800)
  expect(line()).toBe('ab')
  expect(caret(), 'the caret does not blink while letters change').toBe('none')
  rerender(<Typewriter phrases={phrases} random={() => 0} paused />)
  pass(10_000)
  expect(line()).toBe('ab')
  expect(document.querySelector('[data-slot=typewriter]')).toHaveAttribute('data-paused')
  expect(caret(), 'the caret does not move either').toBe('none')
  rerender(<Typewriter phrases={phrases} random={() => 0} />)
  pass(1800)
  expect(line()).toBe('a')
})

it('continues after a rerender with a new array and a new random function', () => {
  motion(false)
  const { rerender } = render(<Typewriter phrases={['abc', 'xy']} random={() => 0} />)
  for (let time = 0; time < 1800; time += 300) {
    pass(300)
    rerender(<Typewriter phrases={['abc', 'xy']} random={() => 0} />)
  }
  expect(line()).toBe('ab')
})

it('starts again with other phrases', () => {
  motion(false)
  const { rerender } = render(<Typewriter phrases={phrases} random={() => 0} />)
  pass(1800 + 25)
  expect(line()).toBe('a')
  rerender(<Typewriter phrases={['one', 'two']} random={() => 0} />)
  expect(line()).toBe('one')
})

it('types grapheme clusters, not code points', () => {
  motion(false)
  render(<Typewriter phrases={['গণিত', 'x']} random={() => 0} />)
  const seen = [line()]
  for (let step = 0; step < 3; step++) {
    pass(step ? 25 : 1800)
    seen.push(line())
  }
  expect(seen).toEqual(['গণিত', 'গণি', 'গ', ''])
})

it('is not animated with one phrase', () => {
  motion(false)
  render(<Typewriter phrases={['abc']} random={() => 0} />)
  for (let time = 0; time < 4000; time += 25) {
    pass(25)
    expect(line(), `after ${time} ms`).toBe('abc')
  }
})

it('is hidden from screen readers', () => {
  motion(false)
  render(<Default />)
  expect(screen.getByRole('heading', { name: 'Put your maths tuition online.' })).toBeVisible()
  expect(document.querySelector('[data-slot=typewriter]')).toHaveAttribute('aria-hidden', 'true')
})
