import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, OutsideAList } from './feature-card.stories.tsx'
import { FeatureCard } from './feature-card.tsx'

it('is a list item with a title and a sentence', () => {
  render(<Default />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(4)
  expect(within(items[1]!).getByRole('heading', { level: 3, name: 'Found by name' })).toBeVisible()
  expect(within(items[1]!).getByText(/search engines/)).toBeVisible()
})

it('can be an article, with the given heading level', () => {
  render(<OutsideAList />)
  const card = screen.getByRole('article')
  expect(within(card).getByRole('heading', { level: 2, name: 'Your own colours' })).toBeVisible()
})

testRootProps(
  <ul>
    <FeatureCard title="One">Words.</FeatureCard>
  </ul>,
)
