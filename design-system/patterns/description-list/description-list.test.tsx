import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './description-list.stories.tsx'
import { DescriptionList } from './description-list.tsx'

it('is a description list of names and values', () => {
  render(<Default />)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(screen.getAllByRole('term').map((term, index) => [term.textContent, values[index]])).toEqual([
    ['Plan', 'Free Trial'],
    ['Domain name', 'ganitghar.kaksha.example'],
    ['Company name', 'Ganit Ghar'],
    ['Number of employees', '4'],
  ])
})

it('renders nothing without items', () => {
  const { container } = render(<DescriptionList items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('leaves out falsy items', () => {
  const none = ['', null, undefined, false] as const
  const { rerender } = render(<DescriptionList items={[...none, ['Plan', 'Free']]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Plan')
  rerender(<DescriptionList items={none} />)
  expect(document.querySelector('dl')).toBeNull()
})

testRootProps(<DescriptionList items={[['Plan', 'Free']]} />)
