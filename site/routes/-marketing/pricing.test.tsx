import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { plans } from '../../content/plans'
import { PricingSection } from './pricing'

afterEach(cleanup)

const plan = (name: string) => within(screen.getByRole('article', { name }))

it('shows every offered plan with all its features', () => {
  render(<PricingSection />)
  expect(screen.getAllByRole('article')).toHaveLength(plans.length)
  expect(plan('Free Trial').getAllByRole('listitem')).toHaveLength(16)
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(plan('Free Trial').getByText('Most Popular')).toBeVisible()
  expect(plan('Free Trial').getByText(/^Free: 0 rupees per month/)).toBeInTheDocument()
  expect(
    plan('Free Trial')
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['about 10%', 'about 10 MB', 'about 0.10%', '1,000 GB'])
  expect(plan('Customization').queryByText(/₹/)).toBeNull()
})

it('has the button that opens the onboarding dialog for a plan that can be booked online', () => {
  render(<PricingSection />)
  expect(plan('Free Trial').getByRole('button', { name: 'Start Free Trial' })).toHaveAttribute(
    'data-open-plan',
    'FT',
  )
})

it('leads to the contact form for any other plan, which the inline script stores', () => {
  render(<PricingSection />)
  const link = plan('Customization').getByRole('link', { name: 'Contact Us' })
  expect(link).toHaveAttribute('href', '/contact')
  expect(link).toHaveAttribute('data-select-plan', 'EP')
  expect(link).not.toHaveAttribute('data-open-plan')
})
