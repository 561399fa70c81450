import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { brand } from '../../content/brand'
import { topNavigation } from '../../content/navigation'
import { guidePaths } from '../../content/pages'
import { Shell } from './shell'

beforeEach(() => page.viewport(1440, 900))
afterEach(cleanup)

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)

it('has one landmark of each kind around the page, and a skip link as the first tab stop', () => {
  render(<Shell currentPath="/">Content</Shell>)
  expect(screen.getByRole('main')).toHaveTextContent(/^Content$/)
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent('Skip to main content')
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
})

it('lists the nine navigation links, and marks the current page', () => {
  render(<Shell currentPath="/pricing">Content</Shell>)
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  expect(names(navigation)).toEqual(topNavigation.map(({ label }) => label))
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
})

it.each(guidePaths)('marks How It Works at the address %s of the setup guide', (path) => {
  render(<Shell currentPath={path}>Content</Shell>)
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('How It Works')
})

it('ends with every link of the footer, the year and the place', () => {
  render(<Shell currentPath="/">Content</Shell>)
  const footer = screen.getByRole('contentinfo')
  expect(names(footer)).toEqual([
    brand.name,
    'About Us',
    'Services',
    'Features',
    'Book a Free 30-Min Demo',
    'Your account',
    'Support docs',
    'Privacy',
    'Terms',
    'Refund',
    'Accessibility',
    brand.email,
    `WhatsApp ${brand.phone}`,
    'Facebook',
    'LinkedIn',
    'YouTube',
    'Design system',
  ])
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${brand.name}`)
  expect(footer).toHaveTextContent('Kolkata, India')
  expect(footer).toHaveTextContent('Subscribe for valuable updates. No spam, ever.')
  expect(within(footer).queryByRole('textbox')).toBeNull()
})

describe('the visitor', () => {
  const root = document.documentElement
  afterEach(() => {
    delete root.dataset.account
  })
  const parts = () => [screen.getByRole('region', { name: 'Announcement' }), screen.getByRole('banner')]

  it.each([
    [undefined, 'Sign in'],
    ['signed-in', 'Your account'],
    ['customer', 'Your account'],
  ])('who is %s finds the link %s, and only a customer no trial', (state, name) => {
    if (state) root.dataset.account = state
    render(<Shell currentPath="/pricing">Content</Shell>)
    expect(within(screen.getByRole('banner')).getByRole('link', { name })).toHaveAttribute('href', '/account')
    const starts = parts().flatMap((part) => within(part).getAllByText(/^Start Free/i))
    const shown = starts.filter((link) => getComputedStyle(link).display !== 'none')
    expect(shown).toHaveLength(state === 'customer' ? 0 : 2)
  })

  it.each([
    ['/pricing', 'Start Free', undefined],
    ['/pricing', 'Your account', 'customer'],
    ['/contact', null, undefined],
    ['/demo-session', null, undefined],
    ['/account', null, 'customer'],
    ['/404', null, undefined],
  ])('on %s has %s in the bar of small screens', async (path, name, state) => {
    await page.viewport(390, 844)
    if (state) root.dataset.account = state
    render(<Shell currentPath={path}>Content</Shell>)
    const links = within(screen.getByRole('navigation', { name: 'Help' })).queryAllByRole('link')
    expect(links.map((link) => link.innerText)).toEqual(name ? [name] : [])
  })
})
