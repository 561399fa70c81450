import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { pressKeys, testKeys, type } from '../../testing/index.ts'
import contract from './skip-link.a11y.ts'
import { Default } from './skip-link.stories.tsx'
import { SkipLink } from './skip-link.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname)
})

testKeys(contract, {
  Tab: async () => {
    render(
      <>
        <SkipLink />
        <a href="/faq">FAQ</a>
      </>,
    )
    const skip = screen.getByRole('link', { name: 'Skip to main content' })
    expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await type('Tab')
    expect(skip).toHaveFocus()
    await vi.waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThan(0))
    expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await type('Tab')
    expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  },
  'Shift+Tab': async () => {
    render(
      <>
        <SkipLink />
        <a href="/faq">FAQ</a>
      </>,
    )
    const skip = screen.getByRole('link', { name: 'Skip to main content' })
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

it('links to #main in server-rendered HTML', () => {
  expect(renderToString(<SkipLink />)).toContain('href="#main"')
})

it('passes other props and its ref to its root', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <SkipLink ref={ref} id="skip" href="#lesson" className="start-8">
      Skip to the lesson
    </SkipLink>,
  )
  expect(ref.current).toBe(screen.getByRole('link', { name: 'Skip to the lesson' }))
  expect(ref.current).toHaveAttribute('href', '#lesson')
  expect(ref.current).toHaveAttribute('id', 'skip')
  expect(ref.current).toHaveAttribute('data-slot', 'skip-link')
  expect(ref.current).toHaveClass('start-8')
})
