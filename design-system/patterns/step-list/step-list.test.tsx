import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, WithoutNotes } from './step-list.stories.tsx'
import { StepItem, StepList } from './step-list.tsx'

it('is an ordered list with number, title, text and note in this order', () => {
  render(<Default />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Choose a plan',
    'Name your school',
    'Launch',
  ])
  expect(items[0]!.textContent).toMatch(/^1Choose a plan.*academy\.Good to know You can change it later\.$/)
  expect(items[2]).toHaveTextContent('After that Ring the bell.')
})

it('renders no note if there is none', () => {
  render(<WithoutNotes />)
  expect(screen.getByRole('heading', { level: 2, name: 'Share the address' })).toBeVisible()
  expect(screen.queryByText('Good to know')).toBeNull()
})

testRootProps(
  <StepList>
    <StepItem number={1} icon={null} title="Ring">
      Once.
    </StepItem>
  </StepList>,
)
