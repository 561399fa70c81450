import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import {
  arrive,
  button,
  carousel,
  exposed,
  first,
  freshCarousel,
  hover,
  leave,
  live,
  pass,
  seen,
  viewport,
} from './carousel.fixture.ts'
import { Default, MovesByItself, RightToLeft, WithEnds, WithLinks } from './carousel.stories.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

freshCarousel()

/** A fake of the media query for reduced motion. */
function lessMotion() {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList)
      : real(query),
  )
}

describe('time', () => {
  it('moves every 2 s, and takes 500 ms', () => {
    render(<MovesByItself />)
    const track = document.querySelector('[data-slot=carousel-track]')!
    pass(1999)
    expect(track).not.toHaveAttribute('data-phase')
    pass(1)
    expect(track).toHaveAttribute('data-phase', 'move')
    expect(getComputedStyle(track).transitionDuration).toBe('0.5s')
    expect(getComputedStyle(track).transitionProperty).toBe('translate')
    pass(499)
    expect(track).toHaveAttribute('data-phase', 'move')
    pass(1)
    expect(track).not.toHaveAttribute('data-phase')
    expect(first()).toContain('A working seismograph')
    pass(1499)
    expect(track).not.toHaveAttribute('data-phase')
    pass(1)
    expect(track).toHaveAttribute('data-phase', 'move')
  })

  it('uses the given interval', () => {
    render(
      <Carousel aria-label="Work" autoplay interval={7000} perView={{ base: 1 }}>
        <CarouselItem>
          <p>One</p>
        </CarouselItem>
        <CarouselItem>
          <p>Two</p>
        </CarouselItem>
      </Carousel>,
    )
    pass(6999)
    expect(exposed()).toEqual([1])
    pass(1)
    expect(exposed()).toEqual([2])
  })

  it('loops', () => {
    render(<MovesByItself />)
    const order = Array.from({ length: 7 }, () => {
      pass(2000)
      return exposed()
    })
    expect(order[1]).toEqual([3, 4, 5, 6])
    expect(order[2]).toEqual([1, 4, 5, 6])
    expect(order[5]).toEqual([1, 2, 3, 4])
    expect(order[6]).toEqual([2, 3, 4, 5])
  })

  it('waits for 50 ms without a resize before it counts the slides again', async () => {
    render(<Default />)
    expect(exposed()).toEqual([1, 2, 3, 4])
    await page.viewport(800, 900)
    pass(49)
    fireEvent(window, new Event('resize'))
    pass(49)
    expect(exposed()).toEqual([1, 2, 3, 4])
    pass(1)
    expect(exposed()).toEqual([1, 2, 3])
  })

  it('moves without a transition under reduced motion', () => {
    lessMotion()
    render(<MovesByItself />)
    expect(carousel()).toBeVisible()
    fireEvent.click(button('Next slide'))
    expect(document.querySelector('[data-phase]')).toBeNull()
    expect(first()).toContain('seismograph')
  })
})

describe('stops', () => {
  const moves = () => {
    const before = first()
    pass(2000)
    arrive()
    return first() !== before
  }

  it('while the pointer hovers, and continues when it leaves', () => {
    render(<MovesByItself />)
    expect(live()).toBe('off')
    hover()
    expect(live()).toBe('polite')
    expect(moves()).toBe(false)
    expect(button('Pause the slides'), 'it will go on').toBeVisible()
    leave()
    expect(live()).toBe('off')
    expect(moves()).toBe(true)
  })

  it('not for a touch, which does not hover', () => {
    render(<MovesByItself />)
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' })
    expect(moves()).toBe(true)
  })

  it('when a touch or mouse press on the rotation control asks for it', async () => {
    render(<MovesByItself />)
    await click(button('Pause the slides'))
    expect(button('Start the slides')).toBeVisible()
    expect(button('Start the slides')).not.toHaveAttribute('aria-pressed')
    leave()
    expect(moves()).toBe(false)
  })

  it('not for the focus that a mouse press leaves', async () => {
    render(<WithLinks />)
    const link = screen.getAllByRole('link')[0]!
    link.addEventListener('click', (event) => event.preventDefault())
    await click(link)
    expect(link).toHaveFocus()
    leave()
    expect(moves()).toBe(true)
  })

  it('and starts immediately by its control, although the pointer hovers', async () => {
    render(<MovesByItself />)
    await click(button('Pause the slides'))
    await click(button('Start the slides'))
    expect(live()).toBe('off')
    expect(moves()).toBe(true)
    hover()
    expect(moves()).toBe(false)
  })

  it('while the page is hidden, from the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<MovesByItself />)
    expect(moves()).toBe(false)
  })

  it('while the page is hidden', () => {
    render(<MovesByItself />)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    expect(moves()).toBe(false)
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    expect(moves()).toBe(true)
  })
})

describe('a swipe', () => {
  const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX: number, pointerType = 'touch') =>
    fireEvent[`pointer${type}`](viewport(), {
      clientX,
      pointerType,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    })
  const swipe = (by: number, pointerType?: string) => {
    const from = 600
    pointer('Down', from, pointerType)
    for (const part of [0.25, 0.5, 0.75, 1]) pointer('Move', from + by * part, pointerType)
    pointer('Up', from + by, pointerType)
    arrive()
  }
  // The browser has no active pointer with the id of a synthetic event.
  beforeEach(() => void vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue())

  it.each(['touch', 'pen', 'mouse'])('by %s moves forward to the left, back to the right', (pointerType) => {
    render(<Default />)
    swipe(-150, pointerType)
    expect(exposed()[0]).toBe(2)
    swipe(150, pointerType)
    expect(exposed()).toEqual([1, 2, 3, 4])
    swipe(150, pointerType)
    expect(first()).toContain('Tabla')
  })

  it('moves by its length, and a short one does not move', () => {
    render(<Default />)
    swipe(-650)
    expect(first()).toContain('Monsoon')
    swipe(-40)
    expect(first()).toContain('Monsoon')
  })

  it('moves forward to the right in right-to-left text', () => {
    render(<RightToLeft />)
    expect(first()).toContain('خريطة شارعنا')
    swipe(150)
    expect(first()).toContain('روبوت الشطرنج')
    expect(seen()).toHaveLength(4)
  })

  it('moves the slides with the pointer', () => {
    render(<Default />)
    const slide = document.querySelector('[data-slot=carousel-item]')!
    const before = slide.getBoundingClientRect().left
    pointer('Down', 600)
    pointer('Move', 495)
    expect(slide.getBoundingClientRect().left).toBeCloseTo(before - 105, 0)
    expect(getComputedStyle(viewport()).userSelect).toBe('none')
    pointer('Cancel', 495)
    arrive()
    expect(slide.getBoundingClientRect().left).toBeCloseTo(before, 0)
    expect(getComputedStyle(viewport()).userSelect).toBe('auto')
  })

  it('cannot be dragged beyond an end', () => {
    render(<WithEnds />)
    const slide = document.querySelector('[data-slot=carousel-item]')!
    const before = slide.getBoundingClientRect().left
    pointer('Down', 600)
    pointer('Move', 900)
    expect(slide.getBoundingClientRect().left).toBe(before)
    pointer('Up', 900)
    arrive()
    expect(exposed()).toEqual([1, 2, 3, 4])
  })

  it('stops the rotation and announces the new slide', () => {
    render(<MovesByItself />)
    swipe(-150)
    expect(live()).toBe('polite')
    pass(9000)
    expect(exposed()[0]).toBe(2)
    expect(button('Start the slides')).toBeVisible()
  })

  it('leaves vertical panning and pinch zoom to the page', () => {
    render(<Default />)
    expect(getComputedStyle(viewport()).touchAction).toBe('pan-y pinch-zoom')
  })

  it('does not click the link where it ends; a press does', () => {
    render(<WithLinks />)
    const link = screen.getAllByRole('link')[0]!
    const followed = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed)
    fireEvent.pointerDown(link, { clientX: 600, pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerMove(link, { clientX: 450, pointerId: 1, isPrimary: true })
    fireEvent.pointerUp(link, { clientX: 450, pointerId: 1, isPrimary: true })
    // False: the default action was prevented.
    expect(fireEvent.click(link)).toBe(false)
    expect(followed).not.toHaveBeenCalled()
    arrive()
    fireEvent.pointerDown(link, { clientX: 600, pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerMove(link, { clientX: 602, pointerId: 1, isPrimary: true })
    fireEvent.pointerUp(link, { clientX: 602, pointerId: 1, isPrimary: true })
    fireEvent.click(link)
    expect(followed).toHaveBeenCalledOnce()
  })
})
