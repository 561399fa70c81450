import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, WithActions } from './page-header.stories.tsx'
import { PageHeader } from './page-header.tsx'

it('has the label as visually hidden text before the headline', () => {
  render(<PageHeader label="Contact" title="Write to us" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Contact: Write to us' })
  const label = screen.getByText('Contact:', { exact: false, selector: '[data-slot=visually-hidden]' })
  expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  expect(heading).toContainElement(label)
})

it('names the region of the Section around it', () => {
  render(<Default />)
  expect(screen.getByRole('region', { name: 'Contact: Write, call, or come by' })).toBeVisible()
})

it('is an h1 or an h2', () => {
  const { rerender } = render(<PageHeader title="Reviews" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  rerender(<PageHeader title="Reviews" level={2} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible()
})

it('renders lead and actions only if they are given', () => {
  const { container } = render(<PageHeader title="Reviews" />)
  expect(container.querySelectorAll('header > *')).toHaveLength(1)
  cleanup()
  render(<WithActions />)
  expect(screen.getByText(/same working day/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

testRootProps(<PageHeader title="Reviews" />)
