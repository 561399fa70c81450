import '../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { type ComponentType, createElement, Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '../content/brand'
import { featureCards, featureItems } from '../content/features'
import { terms } from '../content/legal'
import { sampleNotice, testimonials } from '../content/testimonials'
import { CallToActionSection } from './-marketing/call-to-action'
import { FeaturesMore } from './-marketing/features/features-more'
import { StatsSection } from './-marketing/stats'
import { Route as contact } from './contact'
import { Route as demo } from './demo-session'
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

describe('features, below the tabs', () => {
  it('lists what teachers use every day, each with its icon', () => {
    render(<FeaturesMore />)
    const items = itemsOf(/What teachers use every day$/)
    expect(items).toHaveLength(featureItems.length)
    for (const [index, { title, description }] of featureItems.entries()) {
      expect(within(items[index]!).getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(items[index]).toHaveTextContent(description)
      expect(items[index]!.querySelector('svg')).toBeVisible()
    }
  })

  it('ends with cards in the four colours of the palette', () => {
    render(<FeaturesMore />)
    const cards = itemsOf(/What you never have to think about$/)
    expect(new Set(cards.map((card) => getComputedStyle(card).backgroundColor)).size).toBe(4)
    for (const [index, { title, description }] of featureCards.entries()) {
      expect(within(cards[index]!).getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(cards[index]).toHaveTextContent(description)
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

describe('demo', () => {
  it('states length, price and place, and offers other ways to book', async () => {
    await show(demo)
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '30 minutes',
      'Free',
      'On your screen',
    ])
    expect(screen.getByRole('region', { name: 'Calendar for booking a demo' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book by e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+\?subject=A%20free/),
    )
    expect(screen.getByRole('link', { name: 'Book on WhatsApp' })).toHaveAttribute('href', brand.whatsappUrl)
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

it('shows four figures, each with its label', () => {
  render(<StatsSection />)
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent?.replace(/\s+/g, ' '))
  const counted = screen.getAllByRole('term').map((term) => term.textContent)
  expect(figures).toEqual(['10 min', '14 days', '1,000+', '99.9%'])
  expect(counted).toEqual([
    expect.stringMatching(/students can open/),
    expect.stringMatching(/card/),
    expect.stringMatching(/educators/),
    expect.stringMatching(/uptime/),
  ])
})
