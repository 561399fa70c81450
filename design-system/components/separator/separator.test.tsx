import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { BetweenSubjects, Decorative, Vertical } from './separator.stories.tsx'
import { Separator } from './separator.tsx'

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-slot=separator]')]

it('is exposed as a separator', () => {
  render(<BetweenSubjects />)
  expect(screen.getByRole('separator').localName).toBe('hr')
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation')
})

it('is not exposed if it is decorative', () => {
  render(<Decorative />)
  expect(lines()).toHaveLength(2)
  expect(screen.queryByRole('separator')).toBeNull()
})

it('can be vertical: as high as its row, and exposes its orientation', () => {
  render(<Vertical />)
  const [rule] = screen.getAllByRole('separator')
  expect(rule).toHaveAttribute('aria-orientation', 'vertical')
  expect(rule!.offsetHeight).toBe(screen.getByText('Monday').offsetHeight)
})

it('has no orientation if it is decorative', () => {
  render(<Separator orientation="vertical" decorative />)
  expect(lines()[0]).not.toHaveAttribute('aria-orientation')
  expect(lines()[0]).toHaveAttribute('data-orientation', 'vertical')
})

testRootProps(<Separator />)
