import { render, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it } from 'vitest'
import { danglingIds } from '../../testing/page/exposed.ts'
import { Carousel, CarouselItem } from '../carousel/carousel.tsx'

it('keeps the numbers of the items while an Activity hides them, as Next does with the previous page', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Carousel aria-label="Work">
        <CarouselItem>One</CarouselItem>
        <CarouselItem>Two</CarouselItem>
      </Carousel>
    </Activity>
  )
  const { container, rerender } = render(page('visible'))
  const numbers = () =>
    [...container.querySelectorAll('[data-slot=carousel-item]:not([data-copy])')].map(
      (item) => document.getElementById(item.getAttribute('aria-labelledby') ?? '')?.textContent,
    )
  for (const mode of ['hidden', 'visible'] as const) {
    rerender(page(mode))
    await waitFor(() => expect(container.firstElementChild?.checkVisibility()).toBe(mode === 'visible'))
    // The hidden part is rendered again when the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve))
    expect(numbers()).toEqual(['1 of 2', '2 of 2'])
    expect(danglingIds()).toEqual([])
  }
})
