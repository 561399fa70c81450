import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AboutSection } from './about'
import { ContactSection } from './contact/contact'
import { FaqSection } from './faq'
import { FeaturesSection } from './features/features'
import { ServicesSection } from './services'

afterEach(cleanup)

it.each([
  ['about', 'About us: One teacher, with an institute’s front office', AboutSection],
  ['services', 'Top services: What you get, in plain words', ServicesSection],
  ['contact', 'Get in touch: Ask us anything. A person replies.', ContactSection],
  ['faq', 'FAQ: Questions teachers ask us first', FaqSection],
  ['features', 'Key features: Everything after the bell, done for you', FeaturesSection],
])('%s is a region with an anchor on the home page, labelled by its headline', (id, name, Section) => {
  render(<Section />)
  expect(screen.getByRole('region', { name })).toHaveAttribute('id', id)
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
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
