import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ContactSection } from './contact/contact'
import { AboutSection, FaqSection, FeaturesSection, HeroSection, ServicesSection } from './sections'

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

it.each([320, 360, 390, 768, 1024, 1280, 1440, 1920])(
  'has room for the texts of each school in its picture, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    render(<HeroSection />)
    await document.fonts.ready
    const places = [...screen.getByRole('img').querySelectorAll<HTMLElement>('[data-per-phrase]')]
    const shown = places.filter((place) => place.offsetHeight > 0)
    expect(shown.length).toBeGreaterThan(12)
    for (const place of shown) {
      const texts = ['p0', 'p1', 'p2', 'p3', 'p4'].map((phrase) => place.getAttribute(`data-${phrase}`)!)
      const text = document.createElement('span')
      text.style.cssText = 'position: absolute; inset-inline: 0'
      place.append(text)
      for (const content of texts) {
        text.textContent = content
        expect.soft(text.offsetHeight, content).toBeLessThanOrEqual(place.offsetHeight + 1)
        expect.soft(text.scrollWidth, content).toBeLessThanOrEqual(place.offsetWidth + 1)
      }
      text.remove()
    }
  },
)
