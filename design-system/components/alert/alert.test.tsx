import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testLiveRegion } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Alert } from './alert.tsx'

const failure = 'Login failed. Please try again.'
testLiveRegion(<Alert live="polite" />, { after: <Alert live="polite">{failure}</Alert>, text: failure })
testLiveRegion(<Alert live="assertive" />, {
  after: <Alert live="assertive">{failure}</Alert>,
  text: failure,
  politeness: 'assertive',
})

it('takes no space while it is empty', () => {
  const stack = (message?: string) => (
    <div className="grid gap-4" data-testid="stack">
      <Alert tone="error" live="polite">
        {message}
      </Alert>
      <p>After</p>
    </div>
  )
  const { rerender } = render(stack())
  const gap = () =>
    screen.getByText('After').getBoundingClientRect().top -
    screen.getByTestId('stack').getBoundingClientRect().top
  expect(gap()).toBe(0)
  rerender(stack(failure))
  expect(gap()).toBeGreaterThan(16)
})

it('has no role unless it is live, and renders nothing without text', () => {
  const { container, rerender } = render(<Alert tone="ok">Saved.</Alert>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Saved.')).toBeVisible()
  rerender(<Alert tone="ok">{null}</Alert>)
  expect(container).toBeEmptyDOMElement()
})

it.each([
  ['error', 'lucide-circle-alert'],
  ['success', 'lucide-circle-check'],
  ['ok', 'lucide-circle-check'],
  ['warning', 'lucide-triangle-alert'],
  ['info', 'lucide-info'],
  ['accent', 'lucide-info'],
  ['neutral', 'lucide-info'],
] as const)('%s: has its own icon', (tone, icon) => {
  const { container } = render(<Alert tone={tone}>Words</Alert>)
  expect(container.querySelector('svg')).toHaveClass(icon)
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone)
})

testRootProps(<Alert live="polite" />)
