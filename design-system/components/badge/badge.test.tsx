import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
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

it('keeps its text on one line beside a title that wraps', () => {
  render(<BesideALongTitle />)
  const flag = screen.getByText('Sample')
  expect(flag.getClientRects()).toHaveLength(1)
  expect(flag.parentElement!.scrollWidth).toBeLessThanOrEqual(256)
})

testRootProps(<Badge>Sample</Badge>)
