import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './service-list.stories.tsx'
import { ServiceItem, ServiceList } from './service-list.tsx'

it('is a list; each item has a title and a sentence', () => {
  render(<Default />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(3)
  expect(within(items[1]!).getByRole('heading', { level: 3 })).toHaveTextContent('Free subdomain with SSL')
  expect(within(items[1]!).getByText(/type from memory/)).toBeVisible()
})

it('hides its icons from screen readers', () => {
  const { container } = render(<Default />)
  expect(screen.queryByRole('img')).toBeNull()
  for (const icon of container.querySelectorAll('svg')) expect(icon).toHaveAttribute('aria-hidden', 'true')
})

testRootProps(
  <ServiceList>
    <ServiceItem icon={null} title="Address">
      Yours.
    </ServiceItem>
  </ServiceList>,
)
