import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './feature-item.stories.tsx'
import { FeatureItem, FeatureList } from './feature-item.tsx'

it('is a list; each item has a title and a sentence', () => {
  render(<Default />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(4)
  expect(within(items[0]!).getByRole('heading', { level: 3 })).toHaveTextContent('Batches and timetables')
  expect(within(items[0]!).getByText(/Repeat a week/)).toBeVisible()
})

testRootProps(
  <FeatureList>
    <FeatureItem icon={null} title="Reminders">
      An hour before.
    </FeatureItem>
  </FeatureList>,
)
