import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BesideALongTitle, Chalk } from './badge.stories.tsx'
import { Badge } from './badge.tsx'

afterEach(cleanup)

it('has text, and hides the circle from screen readers', () => {
  const { container } = render(<Chalk />)
  expect(screen.getByText('Most Popular')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
  for (const drawing of container.querySelectorAll('svg'))
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
})

it('has a border and no circle in the outline variant', () => {
  const ref = createRef<HTMLSpanElement>()
  render(
    <Badge ref={ref} id="flag" className="ms-2">
      Sample
    </Badge>,
  )
  expect(ref.current).toBe(screen.getByText('Sample'))
  expect(ref.current).toHaveAttribute('data-slot', 'badge')
  expect(ref.current).toHaveAttribute('id', 'flag')
  expect(ref.current).toHaveClass('ms-2')
  expect(getComputedStyle(ref.current!).borderTopWidth).not.toBe('0px')
  expect(ref.current!.querySelector('svg')).toBeNull()
})

it('keeps its text on one line beside a title that wraps', () => {
  render(<BesideALongTitle />)
  const flag = screen.getByText('Sample')
  expect(flag.getClientRects()).toHaveLength(1)
  expect(flag.parentElement!.scrollWidth).toBeLessThanOrEqual(256)
})
