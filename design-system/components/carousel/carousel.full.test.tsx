import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { frames, press, swipe } from '../../testing/index.ts'
import { testCarousel } from '../../testing/suites/carousel.ts'
import { exposed, viewport } from './carousel.fixture.ts'
import { Default, RightToLeft, WithEnds, WithLinks } from './carousel.stories.tsx'

describe('without a loop', () => {
  testCarousel(<WithEnds />, {
    name: 'Student work',
    next: 'Next slide',
    previous: 'Previous slide',
    rotation: { pause: 'Pause the slides', start: 'Start the slides', interval: 2000 },
  })
})

describe('from right to left', () => {
  testCarousel(<RightToLeft />, {
    name: 'أعمال الطلاب',
    next: 'الشريحة التالية',
    previous: 'الشريحة السابقة',
    rotation: { pause: 'إيقاف الحركة', start: 'بدء الحركة', interval: 2000 },
  })
})

const shows = (slides: number[]) => vi.waitFor(() => expect(exposed()).toEqual(slides))

describe.each(['mouse', 'touch'] as const)('a real swipe by %s', (way) => {
  beforeEach(() => page.viewport(1280, 900))

  const swiped = (by: number) => swipe(viewport(), by, way)

  it('moves forward to the left, and back to the right', async () => {
    render(<Default />)
    await swiped(-150)
    await shows([2, 3, 4, 5])
    await swiped(150)
    await shows([1, 2, 3, 4])
  })

  it('does not click the link under it, but a press does', async () => {
    render(<WithLinks />)
    const followed = vi.fn((event: Event) => event.preventDefault())
    const inReach = () => screen.getAllByRole('link').find((link) => !link.closest('[inert]'))!
    window.addEventListener('click', followed)
    await swipe(inReach(), -150, way)
    await vi.waitFor(() => expect(exposed()).not.toContain(1))
    await frames(6)
    expect(followed.mock.calls.filter(([event]) => !event.defaultPrevented)).toEqual([])
    followed.mockClear()
    // The pointer would miss a link that is still moving.
    await vi.waitFor(() => expect(document.querySelector('[data-phase]')).toBeNull())
    await press(inReach(), way)
    await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
    window.removeEventListener('click', followed)
  })
})
