import '../../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HeroSection } from './hero'

afterEach(cleanup)

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
