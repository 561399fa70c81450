import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import {
  Default,
  Elements,
  Inherits,
  Measures,
  Narrow,
  OnEverySurface,
  RightToLeft,
} from './text.stories.tsx'
import { Text } from './text.tsx'

afterEach(cleanup)

const style = (element: Element) => getComputedStyle(element)
const size = (element: Element) => Number.parseFloat(style(element).fontSize)

it('is a paragraph in six sizes, none below 14 px', () => {
  render(<Default />)
  const sizes = screen.getAllByRole('paragraph').map(size)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(5)
  expect(sizes.at(-1)).toBe(14)
})

it('is another element with `as`', () => {
  render(<Elements />)
  expect(screen.getByRole('term')).toHaveTextContent('Next lesson')
  expect(screen.getByRole('definition')).toHaveTextContent('Thursday, 16:30')
})

it('inherits size and tone if they are not given', () => {
  render(<Inherits />)
  expect(size(screen.getByText('words of second rank'))).toBe(16)
  expect(screen.getByRole('strong').hasAttribute('class')).toBe(false)
})

it('limits the length of its lines', async () => {
  await page.viewport(1440, 900)
  render(<Measures />)
  const [short, full] = screen.getAllByRole('paragraph')
  expect(short!.offsetWidth / size(short!)).toBeCloseTo(29, 0)
  expect(full!.offsetWidth / size(full!)).toBeCloseTo(36, 0)
})

it('has its own tones on every surface', () => {
  render(<OnEverySurface />)
  const colours = screen.getAllByText('The fee of March is missing.').map((text) => style(text).color)
  const paper = style(render(<Text tone="error">Paper</Text>).getByText('Paper')).color
  // The two dark surfaces share their colours, so four surfaces give three.
  expect(new Set(colours).size).toBe(3)
  expect(colours[0]).not.toBe(paper)
})

it('breaks a word that is longer than its width', () => {
  render(<Narrow />)
  const text = screen.getByRole('paragraph')
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
})

it('starts at the start of the line, in right-to-left text too', () => {
  render(<RightToLeft />)
  const text = screen.getByRole('paragraph')
  expect(style(text).textAlign).toBe('start')
  expect(text.getBoundingClientRect().right).toBe(text.parentElement!.getBoundingClientRect().right)
})

it('has no empty class attribute', () => {
  render(<Text>Note</Text>)
  expect(screen.getByText('Note')).not.toHaveAttribute('class')
})

testRootProps(<Text>Note</Text>)

testTypes(() => [
  // @ts-expect-error: for a heading use Heading, which requires a level
  <Text key="1" as="h2">
    Fees
  </Text>,
  // @ts-expect-error: for a link use Link
  <Text key="2" as="a">
    Fees
  </Text>,
  // @ts-expect-error: the accent colour has too little contrast on paper, so it is not a tone
  <Text key="3" tone="accent">
    Fees
  </Text>,
])
