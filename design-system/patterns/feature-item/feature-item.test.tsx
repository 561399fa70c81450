import '../../styles.css'
import { render, screen, within } from '@testing-library/react'
import { Clock } from 'lucide-react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Default } from './feature-item.stories.tsx'
import { FeatureItem, FeatureList } from './feature-item.tsx'

it('is a list; each item has a title and a sentence', () => {
  render(<Default />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(4)
  expect(within(items[0]!).getByRole('heading', { level: 3 })).toHaveTextContent('Batches and timetables')
  expect(within(items[0]!).getByText(/Repeat a week/)).toBeVisible()
})

it('passes props, classes and refs to its root elements and applies the heading level', () => {
  const refs = [createRef<HTMLUListElement>(), createRef<HTMLLIElement>()] as const
  render(
    <FeatureList ref={refs[0]} aria-label="Features" className="mt-block">
      <FeatureItem ref={refs[1]} icon={<Clock />} title="Reminders" heading={2} id="reminders">
        An hour before.
      </FeatureItem>
    </FeatureList>,
  )
  expect(screen.getByRole('list', { name: 'Features' })).toBe(refs[0].current)
  expect(refs[0].current).toHaveClass('mt-block')
  expect(refs[1].current).toHaveAttribute('id', 'reminders')
  expect(screen.getByRole('heading', { level: 2, name: 'Reminders' })).toBeVisible()
})
