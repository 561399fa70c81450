import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { BesideALongTitle } from './badge.stories.tsx'
import { Badge } from './badge.tsx'

it('keeps its text on one line beside a title that wraps', () => {
  render(<BesideALongTitle />)
  const flag = screen.getByText('Sample')
  expect(flag.getClientRects()).toHaveLength(1)
  expect(flag.parentElement!.scrollWidth).toBeLessThanOrEqual(256)
})

testRootProps(<Badge>Sample</Badge>)
