import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './stat.stories.tsx'
import { Stat, StatList } from './stat.tsx'

it('has the description before the figure in the DOM, and shows the figure first', () => {
  render(<Default />)
  const [what] = screen.getAllByRole('term')
  const [figure] = screen.getAllByRole('definition')
  expect(figure).toHaveTextContent(/^10 min$/)
  expect(what!.compareDocumentPosition(figure!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(figure!.getBoundingClientRect().top).toBeLessThan(what!.getBoundingClientRect().top)
})

testRootProps(
  <StatList>
    <Stat value="1">thing</Stat>
  </StatList>,
)
