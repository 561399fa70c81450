import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  arrive,
  button,
  exposed,
  first,
  freshCarousel,
  live,
  pass,
  seen,
  viewport,
} from './carousel.fixture.ts'
import { Autoplay, Default, RightToLeft, WithEnds, WithLinks } from './carousel.stories.tsx'

freshCarousel()

describe('a swipe', () => {
  const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX: number, pointerType = 'touch') =>
    fireEvent[`pointer${type}`](viewport(), {
      clientX,
      pointerType,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: type === 'Up' ? 0 : 1,
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

  it('ends if the press was released outside, where no event reports it', () => {
    render(<Default />)
    const slide = document.querySelector('[data-slot=carousel-item]')!
    const before = slide.getBoundingClientRect().left
    pointer('Down', 600, 'mouse')
    fireEvent.pointerMove(viewport(), { clientX: 400, pointerId: 1, isPrimary: true, buttons: 0 })
    expect(slide.getBoundingClientRect().left).toBe(before)
    // It is over, also if a button is pressed again outside.
    pointer('Move', 300, 'mouse')
    expect(slide.getBoundingClientRect().left).toBe(before)
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
    render(<Autoplay />)
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
    fireEvent.pointerMove(link, { clientX: 450, pointerId: 1, isPrimary: true, buttons: 1 })
    fireEvent.pointerUp(link, { clientX: 450, pointerId: 1, isPrimary: true })
    // False: the default action was prevented.
    expect(fireEvent.click(link)).toBe(false)
    expect(followed).not.toHaveBeenCalled()
    arrive()
    fireEvent.pointerDown(link, { clientX: 600, pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerMove(link, { clientX: 602, pointerId: 1, isPrimary: true, buttons: 1 })
    fireEvent.pointerUp(link, { clientX: 602, pointerId: 1, isPrimary: true })
    fireEvent.click(link)
    expect(followed).toHaveBeenCalledOnce()
  })
})
