import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { DesignSystemProvider } from '../../provider/provider.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { Progress, ProgressBar } from './progress.tsx'

it.each([
  [-1, 0],
  [5, 3],
])('limits %s to its range', (value, kept) => {
  render(<Progress label="Onboarding progress" value={value} max={3} />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(kept)
  // Before hydration only the attribute counts, so an invalid value must not be in it.
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', `${kept}`)
})

testRootProps(<Progress label="Upload" value={1} />)

it('shows a percentage within its range, if no other text is given', () => {
  const ref = createRef<HTMLProgressElement>()
  render(<ProgressBar ref={ref} label="Upload" value={7} max={3} />)
  expect(ref.current).toHaveAttribute('aria-valuetext', '100%')
  expect(screen.getByText('100%')).toBeVisible()
})

it('writes the percentage in the language of the provider', () => {
  render(
    <DesignSystemProvider locale="bn-IN">
      <ProgressBar label="আপলোড" value={40} />
    </DesignSystemProvider>,
  )
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '৪০%')
})

it('shows 0% if there is nothing to do', () => {
  render(<ProgressBar label="Upload" value={0} max={0} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%')
})

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <Progress key="1" value={40} />,
  // @ts-expect-error: the value is required; use Loading if it is not known
  <Progress key="2" label="Upload" />,
])
