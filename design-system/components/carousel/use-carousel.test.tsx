import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
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
} from './carousel.fixture.ts'
import { Autoplay, Default, WithLinks } from './carousel.stories.tsx'
import { Carousel, type CarouselApi, CarouselItem } from './carousel.tsx'

freshCarousel()

const three = ['One', 'Two', 'Three'].map((text) => (
  <CarouselItem key={text}>
    <p>{text}</p>
  </CarouselItem>
))

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
    render(<Autoplay />)
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
        {three}
      </Carousel>,
    )
    pass(6999)
    expect(exposed()).toEqual([1])
    pass(1)
    expect(exposed()).toEqual([2])
  })

  it('loops', () => {
    render(<Autoplay />)
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
    render(<Autoplay />)
    expect(carousel()).toBeVisible()
    fireEvent.click(button('Next slide'))
    expect(document.querySelector('[data-phase]')).toBeNull()
    expect(first()).toContain('seismograph')
  })
})

describe('rotation', () => {
  const moves = () => {
    const before = first()
    pass(2000)
    arrive()
    return first() !== before
  }

  it('stops while the pointer hovers, and continues when it leaves', () => {
    render(<Autoplay />)
    expect(live()).toBe('off')
    hover()
    expect(live()).toBe('polite')
    expect(moves()).toBe(false)
    expect(button('Pause the slides'), 'it will go on').toBeVisible()
    leave()
    expect(live()).toBe('off')
    expect(moves()).toBe(true)
  })

  it('does not stop for a touch', () => {
    render(<Autoplay />)
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' })
    expect(moves()).toBe(true)
  })

  it('does not stop for focus by a mouse press', async () => {
    render(<WithLinks />)
    const link = screen.getAllByRole('link')[0]!
    link.addEventListener('click', (event) => event.preventDefault())
    await click(link)
    expect(link).toHaveFocus()
    leave()
    expect(moves()).toBe(true)
  })

  it('starts at a press on the rotation control, although the pointer hovers', async () => {
    render(<Autoplay />)
    await click(button('Pause the slides'))
    await click(button('Start the slides'))
    expect(live()).toBe('off')
    expect(moves()).toBe(true)
    hover()
    expect(moves()).toBe(false)
  })

  it('stops while the page is hidden, from the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Autoplay />)
    expect(moves()).toBe(false)
  })

  it('stops while the page is hidden, and continues when it is visible', () => {
    render(<Autoplay />)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    expect(moves()).toBe(false)
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    expect(moves()).toBe(true)
  })
})

it('starts at defaultIndex, and is moved by its api, which stays the same object', () => {
  const change = vi.fn()
  const api = createRef<CarouselApi>()
  render(
    <Carousel aria-label="Work" perView={{ base: 1 }} defaultIndex={1} onIndexChange={change} api={api}>
      {three}
    </Carousel>,
  )
  expect(first()).toBe('Two')
  expect(change).not.toHaveBeenCalled()
  const moved = (by: () => void) => {
    act(by)
    arrive()
    return first()
  }
  const { current } = api
  expect(moved(() => current!.next())).toBe('Three')
  expect(moved(() => current!.previous())).toBe('Two')
  expect(moved(() => current!.moveTo(0))).toBe('One')
  const twice = () => {
    current!.next()
    current!.moveTo(1)
  }
  expect(moved(twice)).toBe('Two')
  expect(change.mock.calls).toEqual([[2], [1], [0], [1]])
  expect(api.current).toBe(current)
})

describe('index', () => {
  it('sets the first slide, moves the row when it changes, and is reported when the visitor moves the row', async () => {
    const change = vi.fn()
    const slides = (value: number) => (
      <Carousel aria-label="Work" perView={{ base: 1 }} index={value} onIndexChange={change}>
        {three}
      </Carousel>
    )
    const { rerender } = render(slides(1))
    expect(document.querySelector('[data-phase]'), 'no movement at first').toBeNull()
    expect(first()).toBe('Two')
    rerender(slides(2))
    expect(document.querySelector('[data-phase=move]')).not.toBeNull()
    arrive()
    expect(first()).toBe('Three')
    expect(change, 'nothing that the page knows').not.toHaveBeenCalled()
    fireEvent.click(button('Next slide'))
    arrive()
    expect(first(), 'after the last').toBe('One')
    expect(change.mock.calls).toEqual([[0]])
    rerender(slides(0))
    fireEvent.click(button('Previous slide'))
    arrive()
    expect(change.mock.calls).toEqual([[0], [2]])
  })

  it('is replaced by the last position if it is larger, which is reported', () => {
    const change = vi.fn()
    render(
      <Carousel aria-label="Work" loop={false} perView={{ base: 2 }} index={9} onIndexChange={change}>
        {three}
      </Carousel>,
    )
    expect(seen()).toEqual(['Two', 'Three'])
    expect(change.mock.calls).toEqual([[1]])
  })

  it('is reported when the rotation moves the row', () => {
    const change = vi.fn()
    render(
      <Carousel aria-label="Work" autoplay perView={{ base: 1 }} onIndexChange={change}>
        {three}
      </Carousel>,
    )
    pass(2000)
    arrive()
    expect(change.mock.calls).toEqual([[1]])
  })
})
