import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { danglingIds, repeatedIds, testFormField } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { labelOf } from '../_internal/field-label.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { Input } from '../input/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.tsx'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import { Switch } from '../switch/switch.tsx'
import { Compact } from './field.stories.tsx'
import { Field, FieldSet, useFieldControl } from './field.tsx'

testFormField(
  (error) => (
    <Field label="Company name" hint="As on your invoices." error={error}>
      <Input name="companyName" />
    </Field>
  ),
  { role: 'textbox', label: 'Company name', description: 'As on your invoices.' },
)

/** A custom control. */
const Range = () => <input type="range" name="size" min={1} max={5} {...useFieldControl({})} />

testFormField(
  (error) => (
    <Field label="Batch size" error={error}>
      <Range />
    </Field>
  ),
  { role: 'slider', label: 'Batch size' },
)

it('marks an error with an icon, not by colour alone', () => {
  render(
    <Field label="Phone" error="Enter a phone number.">
      <Input name="phone" type="tel" />
    </Field>,
  )
  expect(screen.getByText('Enter a phone number.').previousElementSibling?.tagName).toBe('svg')
})

it('keeps the id of its control, also of a nested one', () => {
  render(
    <>
      <Field label="Name">
        <Input id="own" />
      </Field>
      <Field label="Phone">
        <div>
          <Input id="nested" />
        </div>
      </Field>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' }).id).toBe('own')
  expect(screen.getByRole('textbox', { name: 'Phone' }).id).toBe('nested')
})

it('reports two controls once, in the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(<Field label="Name" />)
  for (const hint of ['One.', 'Two.'])
    rerender(
      <Field label="Name" hint={hint}>
        <Input name="first" />
        <Input name="last" />
      </Field>,
    )
  expect(error.mock.calls).toEqual([[expect.stringContaining('Field: it contains several controls')]])
  error.mockRestore()
})

it.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('labels, describes and faults a %s', (role, Control) => {
  render(
    <Field label="Terms" hint="Two pages." error="Accept the terms.">
      <Control name="terms">I accept</Control>
    </Field>,
  )
  const box = screen.getByRole(role, { name: 'Terms I accept' })
  expect(box).toHaveAccessibleDescription('Two pages. Accept the terms.')
  expect(box).toBeInvalid()
})

it('makes its control required and marks the label, without changing the name', () => {
  render(
    <Field label="Name" required>
      <Input name="name" />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
  expect(screen.getByText('*')).toBeVisible()
})

it('renders nothing for a missing error', () => {
  const { container } = render(
    <Field label="Name" error="">
      <Input name="name" />
    </Field>,
  )
  expect(container.querySelector('[data-slot=field-error]')).toBeNull()
})

it('labels, describes and faults a group of radio buttons', () => {
  render(
    <Field label="Which plan?" hint="You can change it." error="Choose a plan." required>
      <RadioGroup name="plan">
        <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
        <RadioGroupItem value="EP">Customization</RadioGroupItem>
      </RadioGroup>
    </Field>,
  )
  const group = screen.getByRole('radiogroup', { name: 'Which plan?' })
  expect(group).toHaveAccessibleDescription('You can change it. Choose a plan.')
  expect(group).toBeInvalid()
  expect(screen.getByRole('radio', { name: 'Free Trial' })).toBeRequired()
  expect(screen.getByRole('radio', { name: 'Free Trial' })).not.toHaveAccessibleDescription()
})

it('labels a control by its own id, also with controlId and in server-rendered HTML', () => {
  const nested = (
    <Field label="Phone" controlId="outer">
      <div id="box">
        <Input id="own" />
      </div>
    </Field>
  )
  expect(renderToString(nested)).toContain('for="own"')
  render(nested)
  expect(screen.getByRole('textbox', { name: 'Phone' }).id).toBe('own')
})

it('does not label the controls of a popover or a dialog inside it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Field label="City" hint="Where you teach.">
      <Input name="city" />
      <Popover>
        <PopoverTrigger>Find</PopoverTrigger>
        <PopoverContent label="Find">
          <Input aria-label="Postcode" />
        </PopoverContent>
      </Popover>
      <Dialog defaultOpen modal={false}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Map</DialogTitle>
          <Input aria-label="Street" />
        </DialogContent>
      </Dialog>
    </Field>,
  )
  const [city, postcode, street] = screen.getAllByRole('textbox', { hidden: true })
  expect(city).toHaveAccessibleName('City')
  expect(city).toHaveAccessibleDescription('Where you teach.')
  for (const control of [postcode, street]) {
    expect(control).not.toHaveAttribute('id')
    expect(control).not.toHaveAttribute('aria-describedby')
  }
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('says that its control is optional, but not in messages about it', () => {
  render(
    <Field label="Phone" optional>
      <Input name="phone" />
    </Field>,
  )
  const control = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone (optional)' })
  expect(labelOf(control)).toBe('Phone')
})

describe('FieldSet', () => {
  const Subjects = ({ error }: { error?: string }) => (
    <FieldSet label="Subjects" hint="Choose all that apply." error={error} data-testid="group">
      <Checkbox name="subject" value="maths">
        Mathematics
      </Checkbox>
    </FieldSet>
  )

  it('is a group named by its legend and described by its hint, then its error', () => {
    const { rerender } = render(<Subjects />)
    const group = screen.getByRole('group', { name: 'Subjects' })
    expect(group).toBe(screen.getByTestId('group'))
    expect(group).toHaveAccessibleDescription('Choose all that apply.')
    rerender(<Subjects error="Choose at least one subject." />)
    expect(group).toHaveAccessibleDescription('Choose all that apply. Choose at least one subject.')
    expect(group).toHaveAttribute('data-invalid')
    rerender(<Subjects />)
    expect(group).not.toHaveAttribute('data-invalid')
  })
})

it('has no id twice on a page of two server-rendered roots with an identifierPrefix each', () => {
  const form = (
    <>
      <Field label="E-mail" hint="We answer within a day." error="Enter your e-mail address.">
        <Input name="email" />
      </Field>
      <FieldSet label="Subject" hint="You can change it later.">
        <RadioGroup name="subject">
          <RadioGroupItem value="maths">Maths</RadioGroupItem>
        </RadioGroup>
      </FieldSet>
      <Checkbox name="terms">I agree.</Checkbox>
    </>
  )
  const roots = ['header-', 'page-'].map((identifierPrefix) => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(form, { identifierPrefix })
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(place, form, { identifierPrefix })
    })
    return { place, root }
  })
  expect(document.querySelectorAll('[id*=header-], [id*=page-]').length).toBeGreaterThan(6)
  expect(repeatedIds()).toEqual([])
  expect(danglingIds()).toEqual([])
  for (const input of screen.getAllByRole('textbox', { name: 'E-mail' }))
    expect(input).toHaveAccessibleDescription(/We answer within a day/)
  expect(screen.getAllByRole('textbox', { name: 'E-mail' })).toHaveLength(2)
  act(() => {
    for (const { root } of roots) root?.unmount()
  })
  for (const { place } of roots) place.remove()
})

testTypes(() => [
  // @ts-expect-error: the label is required
  <Field key="1" hint="As on your card." />,
  // @ts-expect-error: use `controlId` for the id of the control
  <Field key="2" label="Phone" id="phone" />,
])

describe('density', () => {
  const heightOf = (element: Element) => element.getBoundingClientRect().height
  const heights = (...names: string[]) => names.map((name) => heightOf(screen.getByLabelText(name)))
  const fields = ['Domain name', 'First day', 'City', 'Plan'] as const

  /** The media rules for touch screens, also inside of layers. */
  const touchRules = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === '(pointer: coarse)'
        ? [rule]
        : 'cssRules' in rule
          ? touchRules(rule.cssRules as CSSRuleList)
          : [],
    )

  /** Not by emulated touch: when it ends, Chromium 156 leaves the page without a pointer that can hover. */
  it('keeps 44 px on a touch screen', () => {
    render(<Compact />)
    const rules = [...document.styleSheets].flatMap((sheet) => touchRules(sheet.cssRules))
    expect(rules).not.toEqual([])
    for (const { media } of rules) media.mediaText = 'all'
    try {
      expect(heights(...fields)).toEqual([44, 44, 44, 44])
      expect(heights('Price per month')).toEqual([52])
    } finally {
      for (const { media } of rules) media.mediaText = '(pointer: coarse)'
    }
  })
})

it('shows that the controls of a disabled fieldset are disabled', () => {
  const { rerender } = render(<Compact />)
  const looks = () =>
    [
      ...document.querySelectorAll(
        'button, input, select, textarea, label:has(input), [data-slot=input-suffix]',
      ),
    ]
      // The label is the box of a ToggleGroupItem, and a loading button looks disabled already.
      .filter((element) => !element.matches('[data-slot=toggle-group-item] > input, [aria-disabled=true]'))
      .map((element) => {
        const { borderStyle, borderWidth, color, cursor } = getComputedStyle(element)
        return { element, isDashed: borderStyle === 'dashed' && borderWidth !== '0px', color, cursor }
      })
  const enabled = looks()
  rerender(
    <fieldset disabled>
      <Compact />
    </fieldset>,
  )
  const disabled = looks()
  expect(disabled).toHaveLength(enabled.length)
  const unchanged = disabled.filter(
    ({ isDashed, color }, index) => !isDashed && color === enabled[index]!.color,
  )
  expect(unchanged.map(({ element }) => element.outerHTML.slice(0, 300))).toEqual([])
})
