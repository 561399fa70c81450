import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pressKeys, testKeys, type } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './skip-link.meta.ts'
import { Default } from './skip-link.stories.tsx'
import { SkipLink } from './skip-link.tsx'

const draw = () => {
  render(
    <>
      <SkipLink />
      <a href="/faq">FAQ</a>
    </>,
  )
  return screen.getByRole('link', { name: 'Skip to main content' })
}

testKeys(meta.contract, {
  Tab: async () => {
    const skip = draw()
    expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await type('Tab')
    expect(skip).toHaveFocus()
    await vi.waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThan(0))
    expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await type('Tab')
    expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  },
  'Shift+Tab': async () => {
    const skip = draw()
    screen.getByRole('link', { name: 'FAQ' }).focus()
    await type('Shift+Tab')
    expect(skip).toHaveFocus()
    await vi.waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThan(0))
  },
  ...pressKeys(
    async (press) => {
      render(<Default />)
      await type('Tab')
      const skip = screen.getByRole('link')
      await vi.waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThan(0))
      await press(skip)
      expect(screen.getByText('The lesson.')).toHaveFocus()
      await vi.waitFor(() => expect(skip.getBoundingClientRect().top).toBeLessThan(0))
    },
    undefined,
    ['Enter'],
  ),
})

it('has the text that it is given', () => {
  render(<SkipLink href="#lesson">Skip to the lesson</SkipLink>)
  expect(screen.getByRole('link', { name: 'Skip to the lesson' })).toHaveAttribute('href', '#lesson')
})

testRootProps(<SkipLink />)
