import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click, pressKeys, testKeys } from '../../testing/index.ts'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import meta from './error-summary.meta.ts'
import { Appears, Default, WithoutField } from './error-summary.stories.tsx'
import { ErrorSummary } from './error-summary.tsx'

it('takes the focus when it appears, named by its title and described by its list', async () => {
  render(<Appears />)
  expect(screen.queryByRole('group')).toBeNull()
  await click(screen.getByRole('button', { name: 'Save & Next' }))
  const summary = screen.getByRole('group', { name: 'Errors:' })
  expect(summary).toHaveFocus()
  expect(summary).toHaveAccessibleDescription('This domain name is taken. Try another.')
})

it('takes the focus again when its messages change, but not on a rerender', () => {
  const summary = (message: string) => (
    <>
      <input aria-label="Name" />
      <ErrorSummary errors={[{ message }]} />
    </>
  )
  const { rerender } = render(summary('First.'))
  expect(screen.getByRole('group')).toHaveFocus()
  screen.getByLabelText('Name').focus()
  rerender(summary('First.'))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  rerender(summary('Second.'))
  expect(screen.getByRole('group')).toHaveFocus()
})

testKeys(
  meta.contract,
  pressKeys(
    async (press) => {
      render(<Default />)
      await press(screen.getByRole('link', { name: /^Enter an e-mail address/ }))
      expect(screen.getByRole('textbox', { name: 'Company email' })).toHaveFocus()
      expect(location.hash).toBe('')
    },
    'a line',
    ['Enter'],
  ),
)

it('moves the focus to a field by id, and by name within its own form', async () => {
  render(
    <>
      <input name="email" aria-label="Newsletter" />
      <input id="phone" aria-label="Phone" />
      <form>
        <ErrorSummary
          errors={[
            { message: 'E-mail is wrong.', fieldName: 'email' },
            { message: 'Phone is wrong.', fieldId: 'phone' },
          ]}
        />
        <input name="email" aria-label="Email" />
      </form>
    </>,
  )
  await click(screen.getByRole('link', { name: 'E-mail is wrong.' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await click(screen.getByRole('link', { name: 'Phone is wrong.' }))
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

it('scrolls the label of the field into view, where a browser would show only the control', async () => {
  await page.viewport(600, 300)
  const far = { height: 900 }
  render(
    <>
      <ErrorSummary errors={[{ message: 'Choose a plan.', fieldName: 'plan' }]} />
      <div style={far} />
      <RadioGroup name="plan" label="Which plan?" hint="You can change it later." error="Choose a plan.">
        <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
      </RadioGroup>
      <div style={far} />
    </>,
  )
  await click(screen.getByRole('link'))
  expect(screen.getByRole('radio')).toHaveFocus()
  const question = screen.getByText('Which plan?').getBoundingClientRect()
  expect(question.top).toBeGreaterThanOrEqual(0)
  expect(question.bottom).toBeLessThanOrEqual(300)
  // When scrolling up, the control comes into view before its label.
  scrollTo(0, document.body.scrollHeight)
  screen.getByRole('link').click()
  expect(screen.getByText('Which plan?').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await page.viewport(1280, 900)
})

it('shows an error without a field as text, and renders nothing without errors', () => {
  const { container, rerender } = render(<WithoutField />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Your trial is already open in another city.')
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<ErrorSummary errors={[]} />)
  expect(container).toBeEmptyDOMElement()
})
