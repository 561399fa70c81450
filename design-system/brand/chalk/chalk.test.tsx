import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './chalk.stories.tsx'
import { ChalkLedge, ChalkUnderline } from './chalk.tsx'

afterEach(cleanup)

it('adds nothing to the text for screen readers', () => {
  const { container } = render(<Default />)
  expect(container).toHaveTextContent(/^online in ten minutes\.$/)
  expect(screen.queryByRole('img')).toBeNull()
  for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true')
})

it('uses the filter of ChalkGrain', () => {
  const { container } = render(<Default />)
  const used = container.querySelector('[data-slot=chalk-underline] g')?.getAttribute('filter')
  expect(used).toBe('url(#grain)')
  expect(document.querySelectorAll('filter#grain')).toHaveLength(1)
})

testRootProps(
  <div>
    <ChalkUnderline>ten minutes</ChalkUnderline>
    <ChalkLedge />
  </div>,
)
