import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './check-list.stories.tsx'
import { CheckList } from './check-list.tsx'

const items = () => screen.getAllByRole('listitem')

it('is a list of its items; the ticks are not read', () => {
  render(<Default />)
  expect(screen.getByRole('list')).toBeVisible()
  // Without it VoiceOver in Safari does not announce a list (webkit.org/b/170179).
  expect(getComputedStyle(screen.getByRole('list')).listStyleType).toBe('""')
  expect(items().map((item) => item.textContent)).toContain('PDF and CSV downloads')
  for (const item of items()) expect(getComputedStyle(item, '::before').content).toBe('""')
})

testRootProps(<CheckList items={['One']} />)

it('renders nothing without items: screen readers announce empty lists too', () => {
  const { container } = render(<CheckList items={[]} />)
  expect(container).toBeEmptyDOMElement()
})
