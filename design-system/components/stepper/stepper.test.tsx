import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { click, pressKeys, testKeys, testLiveRegion } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './stepper.meta.ts'
import { AllDone, ChangingSteps, Default, Returning, Second } from './stepper.stories.tsx'
import { Stepper, StepperItem, StepperProgress } from './stepper.tsx'

const items = () => within(screen.getByRole('list', { name: 'Onboarding steps' })).getAllByRole('listitem')

it('shows the number of a step that is not done, and a tick on a done one', () => {
  render(<Second />)
  expect(items()[0]!.querySelector('svg')).toHaveClass('lucide-check')
  expect(items().map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual(['', '2', '3'])
})

it('starts with the first step and ends with all steps done', () => {
  const { rerender } = render(<Default />)
  expect(items().map((item) => item.dataset.state)).toEqual(['now', 'next', 'next'])
  rerender(<AllDone />)
  expect(items().map((item) => item.dataset.state)).toEqual(['done', 'done', 'done'])
  expect(items().some((item) => item.hasAttribute('aria-current'))).toBe(false)
})

it('counts only rendered steps, also inside fragments', () => {
  const two = (
    <>
      <StepperItem>One</StepperItem>
      {null}
      <StepperItem>Two</StepperItem>
    </>
  )
  render(
    <Stepper label="Onboarding steps" current={2}>
      {false}
      {two}
      <StepperItem>Three</StepperItem>
    </Stepper>,
  )
  expect(items().map((item) => item.dataset.state)).toEqual(['done', 'now', 'next'])
})

it('counts the steps of a component, also on the server and when they change', () => {
  const Steps = ({ of }: { of: string[] }) => of.map((name) => <StepperItem key={name}>{name}</StepperItem>)
  const stepper = (of: string[]) => (
    <Stepper label="Onboarding steps" current={2}>
      <Steps of={of} />
      <StepperItem>Launch</StepperItem>
    </Stepper>
  )
  const states = () => items().map((item) => item.dataset.state)
  const place = serverPage(stepper(['Plan', 'Company']))
  expect(states()).toEqual(['done', 'now', 'next'])
  const { rerender } = hydrate(place, stepper(['Plan', 'Company']))
  expect(states()).toEqual(['done', 'now', 'next'])
  rerender(stepper(['Company', 'Details', 'Plan']))
  expect(states()).toEqual(['done', 'now', 'next', 'next'])
  rerender(stepper([]))
  expect(states()).toEqual(['done'])
})

testKeys(
  meta.contract,
  pressKeys(async (press) => {
    render(<Returning />)
    const [plan, company] = screen.getAllByRole('button')
    await press(plan!)
    expect(items().map((item) => item.dataset.state)).toEqual(['now', 'next', 'next'])
    expect(plan).toHaveFocus()
    expect(plan).toHaveAttribute('aria-current', 'step')
    await press(company!)
    expect(items().map((item) => item.dataset.state)).toEqual(['done', 'now', 'next'])
    cleanup()
  }, 'a step that was reached'),
)

describe('returning', () => {
  it('reports a press on a step that was reached, and has no button for a later one', async () => {
    const change = vi.fn()
    const stepper = (current: number) => (
      <Stepper label="Onboarding steps" current={current} onCurrentChange={change}>
        <StepperItem>One</StepperItem>
        <StepperItem>Two</StepperItem>
        <StepperItem>Three</StepperItem>
      </Stepper>
    )
    const { rerender } = render(stepper(2))
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['One Done', '2Two'])
    await click(screen.getByRole('button', { name: 'Two' }))
    await click(screen.getByRole('button', { name: 'One Done' }))
    expect(change.mock.calls, 'the page decides').toEqual([[1]])
    expect(items()[1]!.dataset.state).toBe('now')
    rerender(stepper(1))
    expect(screen.getByRole('button', { name: 'Two To do' }), 'was reached').toBeVisible()
    expect(screen.queryByRole('button', { name: /Three/ })).toBeNull()
  })

  it('has no buttons if the page alone changes the step', () => {
    render(<Second />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

testRootProps(
  <div>
    <Stepper label="Onboarding steps" current={1}>
      <StepperItem>One</StepperItem>
    </Stepper>
    <StepperProgress label="Onboarding progress" current={1} total={3} />
  </div>,
)

describe('changing the step', () => {
  const heading = (name: string) => screen.getByRole('heading', { name })
  const next = () => click(screen.getByRole('button', { name: 'Next' }))

  it('moves the focus to the heading of the new step, forward and back', async () => {
    render(<ChangingSteps />)
    expect(document.body).toHaveFocus()
    await next()
    expect(heading('Add Company Info')).toHaveFocus()
    expect(heading('Add Company Info').tabIndex).toBe(-1)
    await next()
    expect(heading('Review & Launch')).toHaveFocus()
    await click(screen.getByRole('button', { name: 'Previous' }))
    expect(heading('Add Company Info')).toHaveFocus()
    expect(getComputedStyle(heading('Add Company Info')).outlineStyle).toBe('none')
  })

  const at = (current: number) => (
    <StepperProgress label="Onboarding progress" current={current} total={3} title="Add Company Info" />
  )
  testLiveRegion(at(1), { after: at(2), text: 'Step 2 of 3: Add Company Info' })

  it('has its own text if one is given', () => {
    const labels = { step: (current: number, total: number) => `Étape ${current} sur ${total}` }
    const { rerender } = render(<StepperProgress label="Étapes" current={1} total={2} labels={labels} />)
    rerender(<StepperProgress label="Étapes" current={2} total={2} labels={labels} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Étape 2 sur 2$/)
  })
})

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <Stepper key="1" current={1}>
    <StepperItem>One</StepperItem>
  </Stepper>,
  // @ts-expect-error: the accessible name of the bar is required
  <StepperProgress key="5" current={1} total={3} />,
])
