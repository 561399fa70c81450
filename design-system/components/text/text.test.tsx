import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Elements } from './text.stories.tsx'
import { Text } from './text.tsx'

it('is another element with `as`', () => {
  render(<Elements />)
  expect(screen.getByRole('term')).toHaveTextContent('Next lesson')
  expect(screen.getByRole('definition')).toHaveTextContent('Thursday, 16:30')
})

testRootProps(<Text>Note</Text>)
