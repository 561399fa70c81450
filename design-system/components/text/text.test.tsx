import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { Elements, Inherits, Narrow } from './text.stories.tsx'
import { Text } from './text.tsx'

const style = (element: Element) => getComputedStyle(element)
const size = (element: Element) => Number.parseFloat(style(element).fontSize)

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

it('breaks a word that is longer than its width', () => {
  render(<Narrow />)
  const text = screen.getByRole('paragraph')
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
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
