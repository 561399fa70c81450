import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press, testFormField, testKeys, testRadios } from '../../testing/index.ts'
import { emulateMedia } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './radio-group.meta.ts'
import { Colours, Default, Invalid, WithHints } from './radio-group.stories.tsx'
import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getByRole('radio', { checked: true })

testFormField(
  (error) => (
    <RadioGroup name="plan" label="Which plan?" hint="You can change it later." error={error} required>
      <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
      <RadioGroupItem value="EP">Customization</RadioGroupItem>
    </RadioGroup>
  ),
  { role: 'radiogroup', label: 'Which plan?', description: 'You can change it later.', required: true },
)

/** The first answer, the last one and one between are disabled. */
const someUnavailable = (
  <RadioGroup name="size" label="How many students do you have?">
    {['a', 'b', 'c', 'd', 'e'].map((value) => (
      <RadioGroupItem key={value} value={value} disabled={'ace'.includes(value)}>
        {value}
      </RadioGroupItem>
    ))}
  </RadioGroup>
)

testKeys(
  meta.contract,
  testRadios(<Default />, { label: 'How many students do you have?', disabled: someUnavailable }),
)

it('starts with its default and submits the chosen option', async () => {
  const { container } = render(
    <form>
      <WithHints />
    </form>,
  )
  const sent = () => new FormData(container.querySelector('form')!).get('plan')
  expect(sent()).toBe('FT')
  await press(screen.getByText('Customization'), 'touch')
  expect(sent()).toBe('EP')
  expect(radio('Customization')).toHaveAccessibleDescription(/priority support/)
})

it('reports the choice if it is controlled, and ignores other inputs inside it', async () => {
  const change = vi.fn()
  function Plans() {
    const [plan, setPlan] = useState<string | null>(null)
    return (
      <RadioGroup
        name="plan"
        label="Which plan?"
        value={plan}
        onValueChange={(value) => {
          change(value)
          if (value !== 'no') setPlan(value)
        }}
      >
        <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
        <RadioGroupItem value="no">Not offered</RadioGroupItem>
        <input name="plan" aria-label="Other" />
      </RadioGroup>
    )
  }
  render(<Plans />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(radio('Free Trial'))
  expect(chosen()).toBe(radio('Free Trial'))
  await userEvent.click(radio('Not offered'))
  expect(chosen(), 'refused by the page').toBe(radio('Free Trial'))
  await userEvent.fill(screen.getByRole('textbox'), 'x')
  await userEvent.tab()
  expect(change.mock.calls).toEqual([['FT'], ['no']])
})

it('is natively required, and exposes that on the group', () => {
  const { container } = render(
    <form>
      <Invalid />
    </form>,
  )
  expect(screen.getByRole('radiogroup')).toBeRequired()
  expect(container.querySelector('form')!.checkValidity()).toBe(false)
})

it('shows its error above the options, with an icon, so that it is read before them', () => {
  render(<Invalid />)
  const group = screen.getByRole('radiogroup', { name: 'Which plan do you start with?' })
  const error = within(group).getByText('Choose a plan.')
  expect(error.previousElementSibling?.tagName).toBe('svg')
  expect(error.compareDocumentPosition(radio('Free Trial'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows the chosen option in forced colours', async () => {
  render(<WithHints />)
  const dot = radio('Free Trial').nextElementSibling!
  await emulateMedia('forced-colors', 'active')
  const { borderTopColor, display } = getComputedStyle(dot)
  expect(display).toBe('block')
  expect(borderTopColor).not.toBe(getComputedStyle(radio('Free Trial')).backgroundColor)
  expect(getComputedStyle(radio('Customization').nextElementSibling!).display).toBe('none')
})

it('marks the chosen colour with a tick, and fills each box in forced colours too', async () => {
  render(<Colours />)
  const swatch = (name: string) => radio(name).nextElementSibling!
  expect(swatch('Leaf').querySelector('svg')).toBeVisible()
  expect(swatch('River').querySelector('svg')).not.toBeVisible()
  await press(screen.getByText('River'), 'touch')
  expect(swatch('River').querySelector('svg')).toBeVisible()
  expect(swatch('Leaf').querySelector('svg')).not.toBeVisible()
  const fill = getComputedStyle(swatch('River')).backgroundColor
  expect(fill).not.toBe(getComputedStyle(swatch('Leaf')).backgroundColor)
  await emulateMedia('forced-colors', 'active')
  expect(getComputedStyle(swatch('River')).backgroundColor).toBe(fill)
})

testTypes(() => [
  <RadioGroup key="2" name="plan" label="Which plan?">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
    {/* @ts-expect-error: a radio button needs a label */}
    <RadioGroupItem value="EP" />
  </RadioGroup>,
])

testRootProps(<RadioGroup name="plan" label="Plan" />)
