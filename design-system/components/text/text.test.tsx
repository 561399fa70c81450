import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Elements, Inherits } from './text.stories.tsx'
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

testRootProps(<Text>Note</Text>)
