import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Building2, ChartColumn } from 'lucide'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { account } from '../../content/account'
import { AboutSection } from './about'
import { AboutMore } from './about-more'
import { ContactSection } from './contact/contact'
import { HelpSection } from './help-section'
import { iconsOf } from './icons'
import { ServicesSection } from './services'

afterEach(cleanup)

const levels = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))

describe.each([
  ['about', 'About us: One teacher, with an institute’s front office', AboutSection],
  ['services', 'Top services: What you get, in plain words', ServicesSection],
  ['contact', 'Get in touch: Ask us anything. A person replies.', ContactSection],
])('%s', (id, name, Section) => {
  it('is a region with an anchor on the home page, labelled by its headline', () => {
    render(<Section />)
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', id)
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('has the h1 as a page, and skips no heading level below it', () => {
    render(<Section isPage />)
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    levels().reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    }, 0)
  })
})

it('has icons with the classes of Lucide', () => {
  const { ChartColumn: column, Building2: building } = iconsOf({ Building2, ChartColumn })
  const { container } = render(
    <>
      {column}
      {building}
    </>,
  )
  const classes = [...container.querySelectorAll('svg')].map((icon) => icon.getAttribute('class'))
  expect(classes).toEqual(['lucide lucide-chart-column flex-none', 'lucide lucide-building-2 flex-none'])
})

it('shows the ten minutes as three steps', () => {
  render(<AboutSection />)
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Minutes 0 to 2Sign up/),
    expect.stringMatching(/^Minutes 2 to 8Customise your modules/),
    expect.stringMatching(/^Minutes 8 to 10Launch and grow/),
  ])
})

it('lists six services, each with its icon', () => {
  render(<ServicesSection />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(6)
  for (const item of items) {
    expect(within(item).getByRole('heading', { level: 3 })).toBeVisible()
    expect(item.querySelector('svg')).toBeVisible()
  }
})

it('lists every other way to reach a person beside the form', () => {
  render(<ContactSection />)
  expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kaksha.example',
  )
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
  )
  expect(screen.getByText('9 AM to 6 PM IST')).toBeVisible()
  expect(screen.getByText('Kolkata, India')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book a free demo' })).toHaveAttribute('href', '/demo-session')
})

it('shows the about section of docs/product.md, and ends with links to start and to ask', () => {
  render(<AboutMore />)
  for (const name of [
    'Our mission',
    'Our vision',
    'Our promise: Why choose Kaksha',
    'What comes with it',
    'Contact: Talk to us',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
    'href',
    '/online-teaching-platform-launch-in-10-min',
  )
  expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
})

it('begins the texts of columns at one height, whether a title takes one line or two', async () => {
  await page.viewport(768, 900)
  const [item, ...others] = account.help.items
  const items = [{ ...item!, title: 'A title that takes two lines in a narrow column' }, ...others]
  render(<HelpSection copy={{ ...account.help, items }} />)
  const titles = screen.getAllByRole('heading', { level: 3 })
  const range = document.createRange()
  const lines = titles.map((title) => {
    range.selectNodeContents(title)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(new Set(lines).size, 'titles of different length').toBeGreaterThan(1)
  const tops = titles.map((title) => title.nextElementSibling?.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
