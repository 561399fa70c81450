import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
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

it('passes other props and its ref to its root', () => {
  const [underlined, ledge] = [createRef<HTMLSpanElement>(), createRef<HTMLDivElement>()]
  render(
    <div className="relative h-40">
      <ChalkUnderline ref={underlined} id="words" className="ms-2">
        ten minutes
      </ChalkUnderline>
      <ChalkLedge ref={ledge} id="ledge" className="opacity-90" />
    </div>,
  )
  expect(underlined.current).toBe(screen.getByText('ten minutes'))
  expect(underlined.current).toHaveAttribute('id', 'words')
  expect(underlined.current).toHaveClass('ms-2')
  expect(ledge.current).toHaveAttribute('data-slot', 'chalk-ledge')
  expect(ledge.current).toHaveAttribute('id', 'ledge')
  expect(ledge.current).toHaveClass('opacity-90', 'absolute')
})
