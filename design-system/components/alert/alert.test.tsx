import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Alert } from './alert.tsx'

afterEach(cleanup)

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('live %s: a %s that stands empty before its words come, and takes no room', (live, role) => {
  const stack = (words?: string) => (
    <div className="grid gap-4" data-testid="stack">
      <Alert tone="error" live={live}>
        {words}
      </Alert>
      <p>After</p>
    </div>
  )
  const { rerender } = render(stack())
  const region = screen.getByRole(role)
  expect(region).toBeEmptyDOMElement()
  const gap = () =>
    screen.getByText('After').getBoundingClientRect().top -
    screen.getByTestId('stack').getBoundingClientRect().top
  expect(gap()).toBe(0)

  rerender(stack('Login failed. Please try again.'))
  expect(screen.getByRole(role)).toBe(region)
  expect(region).toHaveTextContent(/^Login failed. Please try again.$/)
  expect(gap()).toBeGreaterThan(16)

  rerender(stack(''))
  expect(region).toBeEmptyDOMElement()
})

it('is plain content unless it is live, and nothing without words', () => {
  const { container, rerender } = render(<Alert tone="ok">Saved.</Alert>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Saved.')).toBeVisible()
  rerender(<Alert tone="ok">{null}</Alert>)
  expect(container).toBeEmptyDOMElement()
})

it.each(['error', 'ok', 'info'] as const)('%s: has an icon of its own', (tone) => {
  const { container } = render(
    <Alert tone={tone} id="note" className="mt-4">
      Words
    </Alert>,
  )
  const icons = { error: 'lucide-circle-alert', ok: 'lucide-circle-check', info: 'lucide-info' }
  expect(container.querySelector('svg')).toHaveClass(icons[tone])
  expect(container.firstElementChild).toHaveAttribute('id', 'note')
  expect(container.firstElementChild).toHaveClass('mt-4')
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone)
})

it('carries its live region in the server’s markup', () => {
  expect(renderToString(<Alert live="polite" />)).toMatch(/^<div .*role="status".*><\/div>$/)
})
