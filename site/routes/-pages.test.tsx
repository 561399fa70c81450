import '../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { type ComponentType, createElement, Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { terms } from '../content/legal'
import { sampleNotice, testimonials } from '../content/testimonials'
import { CallToActionSection } from './-marketing/call-to-action'
import { Route as contact } from './contact'
import { Route as privacyRoute } from './privacy'
import { Route as refundRoute } from './refund'
import { Route as reviews } from './reviews'
import { Route as termsRoute } from './terms'

afterEach(cleanup)

const show = async (route: { options: { component?: unknown } }) => {
  render(<Suspense>{createElement(route.options.component as ComponentType)}</Suspense>)
  return screen.findByRole('heading', { level: 1 })
}
const itemsOf = (heading: string | RegExp) =>
  within(screen.getByRole('region', { name: heading })).getAllByRole('listitem')

describe('reviews', () => {
  it('is a list of quotes, each with a name, five stars as text; one note says that they are samples', async () => {
    await show(reviews)
    expect(screen.getAllByText(/sample/i)).toEqual([screen.getByText(sampleNotice)])
    const items = itemsOf(/^Reviews/)
    expect(items).toHaveLength(testimonials.length)
    for (const [index, { name, title, review }] of testimonials.entries()) {
      const item = within(items[index]!)
      expect(item.getByRole('blockquote')).toHaveTextContent(review)
      for (const expected of [name, title, '5 out of 5']) expect(item.getByText(expected)).toBeVisible()
      expect(items[index]!.querySelectorAll('svg')).toHaveLength(5)
    }
  })
})

describe('contact', () => {
  it('answers common questions, each with a link', async () => {
    await show(contact)
    const shortcuts = itemsOf(/Before you write$/)
    const leads = shortcuts.map((item) => within(item).getByRole('link').getAttribute('href'))
    expect(leads).toEqual(['/faq', '/account', '/demo-session', '/online-teaching-platform'])
  })
})

describe('legal texts', () => {
  it.each([
    ['terms', termsRoute, 'Terms of service'],
    ['privacy', privacyRoute, 'Privacy policy'],
    ['refund', refundRoute, 'Refund policy'],
  ])('%s: is marked as a sample, with its date and a table of contents', async (_, route, title) => {
    expect(await show(route)).toHaveTextContent(title)
    expect(screen.getByText('Sample.')).toBeVisible()
    expect(document.querySelector('time')).toHaveAttribute('datetime', terms.updated.iso)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    for (const link of contents.getAllByRole('link') as HTMLAnchorElement[])
      expect(screen.getByRole('region', { name: link.textContent! })).toContainElement(
        document.getElementById(link.hash.slice(1)),
      )
  })
})

it('ends a page with the bell, a link to start and a link to a demo', () => {
  render(<CallToActionSection />)
  expect(screen.getByRole('heading', { level: 2, name: 'The bell rings in ten minutes.' })).toBeVisible()
  const leads = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(leads).toEqual([
    ['Start Free', '/online-teaching-platform-launch-in-10-min'],
    ['Book a demo', '/demo-session'],
  ])
})
