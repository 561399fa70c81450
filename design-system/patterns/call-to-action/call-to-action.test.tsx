import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './call-to-action.stories.tsx'
import { CallToAction } from './call-to-action.tsx'

it('is a region named by its headline, with its actions', () => {
  render(<Default />)
  expect(screen.getByRole('region', { name: 'The bell rings in ten minutes.' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start Free', 'Book a demo'])
})

testRootProps(<CallToAction title="Come in." headingId="in" actions={null} />)
