import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Default, PerPhrase } from './product-preview.stories.tsx'

it('is one named image without focusable content', () => {
  render(<Default />)
  const image = screen.getByRole('img', { name: /Ganit Ghar, a maths teacher/ })
  expect(image).toHaveTextContent('₹1,200 received')
  expect(screen.queryByRole('table')).toBeNull()
  expect(image.querySelector('a, button, [tabindex]')).toBeNull()
})

it.each([320, 768, 1024, 1440])(
  'shows one site for each phrase in the same space, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    render(<PerPhrase />)
    const hero = document.querySelector<HTMLElement>('[data-slot=hero]')!
    const image = screen.getByRole('img')
    const places = [...image.querySelectorAll<HTMLElement>('[data-per-phrase]')]
    const show = (phrase?: string) => {
      if (phrase) hero.dataset.phrase = phrase
      const parts = [...image.querySelectorAll<HTMLElement>('*')]
      return {
        text: places.map((place) => getComputedStyle(place, '::after').content).join(' '),
        boxes: parts.map((part) => part.getBoundingClientRect().toJSON()),
      }
    }
    const first = show()
    expect(first.text).toMatch(/Ganit Ghar.*Quadratic equations.*₹900.*Class 10 maths, by UPI/)
    expect(first.text).not.toMatch(/tabla|Teentaal/i)
    expect(show('p0')).toEqual(first)
    const second = show('p1')
    expect(second.text).toMatch(/Tabla Ghar.*Teentaal.*₹800.*Tabla, year 2, by UPI/)
    expect(second.text).not.toMatch(/ganit|Quadratic|maths/i)
    expect(second.boxes).toEqual(first.boxes)
  },
)

it('cross-fades the texts at every new phrase', () => {
  vi.useFakeTimers()
  render(<PerPhrase />)
  const { dataset } = document.querySelector<HTMLElement>('[data-slot=hero]')!
  const animations = () =>
    document.getAnimations().map((animation) => (animation as CSSAnimation).animationName)
  const nextPhrase = () => {
    const { phrase } = dataset
    while (dataset.phrase === phrase) vi.advanceTimersToNextTimer()
    return animations()
  }
  expect(nextPhrase()).toEqual(expect.arrayContaining(['fade-in', 'fade-out']))
  expect(nextPhrase()).toEqual(expect.arrayContaining(['fade-in-again', 'fade-out-again']))
  expect(nextPhrase()).toEqual(expect.arrayContaining(['fade-in', 'fade-out']))
})
