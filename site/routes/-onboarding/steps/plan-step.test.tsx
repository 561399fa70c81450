import '../../../styles.css'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, freshPage, heading, openSignedIn, skip, visitor } from '../journey.fixture'

freshPage()

describe('step 1', () => {
  it('shows the plan; a free trial has no annual total', async () => {
    await openSignedIn()
    expect(await heading('Choose Your Plan')).toHaveFocus()
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Onboarding progress' })).toHaveAttribute('value', '1')
    expect(screen.getByText('Price').nextSibling).toHaveTextContent('₹0 per month, for 14 days, no card')
    expect(screen.queryByText(/12 months/)).toBeNull()
  })

  it('shows the annual total of a paid plan', async () => {
    await openSignedIn('SP')
    expect(screen.getByRole('dialog', { name: 'Onboarding Journey - Sample Paid Plan' })).toBeVisible()
    expect(screen.getByText('₹5,988.00')).toBeVisible()
  })

  it('has an inactive Previous button with a reason', async () => {
    await openSignedIn()
    const previous = button('Previous')
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveAccessibleDescription('This is the first step.')
    await visitor().click(previous)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
  })

  it('moves on after 2000 ms, to a heading that takes the focus', async () => {
    await openSignedIn()
    await visitor().click(button('Save & Next'))
    expect(button('Save & Next')).toHaveAttribute('aria-disabled', 'true')
    await skip(1700)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    await skip(300)
    expect(await heading('Add Company Info')).toHaveFocus()
    expect(screen.getByText('Step 2 of 3: Add Company Info')).toHaveAttribute('role', 'status')
  })
})
