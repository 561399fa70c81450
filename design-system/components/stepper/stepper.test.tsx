import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { AllDone, First, Second } from './stepper.stories.tsx'
import { Stepper, StepperItem } from './stepper.tsx'

afterEach(cleanup)

const items = () => within(screen.getByRole('list', { name: 'Onboarding steps' })).getAllByRole('listitem')

it('says which step is current, which are done and which are to come', () => {
  render(<Second />)
  expect(items().map((item) => item.dataset.state)).toEqual(['done', 'now', 'next'])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items()[0]).toHaveTextContent('Choose Your Plan Done')
  expect(items()[1]).toHaveTextContent(/^2Add Company Info$/)
})

it('shows the number of a step that is not done, and a tick on one that is', () => {
  render(<Second />)
  expect(items()[0]!.querySelector('svg')).toHaveClass('lucide-check')
  expect(items().map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual(['', '2', '3'])
})

it('begins with the first and ends with all of them done', () => {
  const { rerender } = render(<First />)
  expect(items().map((item) => item.dataset.state)).toEqual(['now', 'next', 'next'])
  rerender(<AllDone />)
  expect(items().map((item) => item.dataset.state)).toEqual(['done', 'done', 'done'])
  expect(items().some((item) => item.hasAttribute('aria-current'))).toBe(false)
})

it('counts the steps that are there, whatever else stands between them', () => {
  render(
    <Stepper label="Onboarding steps" current={2} className="mt-4">
      {null}
      <StepperItem>One</StepperItem>
      {false}
      <StepperItem id="two">Two</StepperItem>
    </Stepper>,
  )
  expect(items()[1]).toHaveAttribute('aria-current', 'step')
  expect(items()[1]).toHaveAttribute('id', 'two')
  expect(screen.getByRole('list')).toHaveClass('mt-4')
})

it('is whole in the server’s markup', () => {
  expect(renderToString(<Second />)).toMatch(/^<ol data-slot="stepper" aria-label="Onboarding steps"/)
})
