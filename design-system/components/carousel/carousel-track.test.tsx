import { act, render, screen } from '@testing-library/react'
import { Fragment, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { slideName } from '../../testing/suites/carousel.ts'
import { arrive, button, carousel, exposed, freshCarousel, pass, seen, viewport } from './carousel.fixture.ts'
import { AsManyAsFit, TwoSlides } from './carousel.stories.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

describe('slides that all fit', () => {
  freshCarousel()
  const names = () => [...carousel().querySelectorAll('[role=group]')].map(slideName)

  const titles = ['Mandala', 'seismograph', 'Monsoon', 'Chess']
  const inOrder = (from: number) =>
    [0, 1, 2, 3].map((slot) => expect.stringContaining(titles[(from + slot) % 4]!))

  it('are repeated visually, loop, and stay reachable', () => {
    render(<AsManyAsFit />)
    const copies = document.querySelectorAll('[data-copy]')
    expect(copies).toHaveLength(4)
    for (const copy of copies) {
      expect(copy).toHaveAttribute('aria-hidden', 'true')
      expect(copy).toHaveAttribute('inert')
      expect(copy).not.toHaveAttribute('role')
    }
    for (let turn = 0; turn < 6; turn++) {
      expect(seen()).toEqual(inOrder(turn))
      expect(exposed()).toEqual([1, 2, 3, 4])
      pass(turn === 0 ? 2000 : 1500)
      expect(exposed(), 'on the way').toEqual([1, 2, 3, 4])
      arrive()
    }
  })

  it('have copies without ids, labels and names of radio buttons', async () => {
    const Late = () => {
      const [named, setNamed] = useState(false)
      return (
        <button type="button" {...(named && { 'aria-describedby': 'note' })} onClick={() => setNamed(true)}>
          Late
        </button>
      )
    }
    render(
      <Carousel aria-label="Answers" perView={{ base: 2 }}>
        <CarouselItem>
          <label htmlFor="name">Name</label>
          <input id="name" aria-describedby="note" />
          <p id="note">As on the card.</p>
          <input type="radio" name="answer" aria-label="Yes" />
          <Late />
        </CarouselItem>
        <CarouselItem>Thank you.</CarouselItem>
      </Carousel>,
    )
    const copies = [...document.querySelectorAll('[data-copy]')]
    expect(copies.length).toBeGreaterThan(0)
    const found = () =>
      copies.flatMap((copy) => [
        ...copy.querySelectorAll('[id], [for], [aria-labelledby], [aria-describedby], [type=radio][name]'),
      ])
    expect(found()).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As on the card.')
    act(() => copies[0]!.querySelector('button')!.click())
    await vi.waitFor(() => expect(found()).toEqual([]))
  })

  it('leave no gap while they move', () => {
    render(<AsManyAsFit />)
    for (const name of ['Next slide', 'Previous slide', 'Previous slide']) {
      act(() => button(name).click())
      const [way] = document.querySelector('[data-slot=carousel-track]')!.getAnimations()
      way!.pause()
      way!.currentTime = 200
      const view = viewport().getBoundingClientRect()
      const boxes = [...document.querySelectorAll('[data-slot=carousel-item]')]
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ right, left }) => right > view.left + 1 && left < view.right - 1)
        .sort((a, b) => a.left - b.left)
      expect(boxes).toHaveLength(5)
      expect(boxes[0]!.left).toBeLessThan(view.left)
      for (const [index, box] of boxes.slice(1).entries())
        expect(box.left).toBeCloseTo(boxes[index]!.right + 24, 0)
      way!.finish()
      arrive()
      const starts = [...document.querySelectorAll('[data-slot=carousel-item]')].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - view.left),
      )
      expect(Math.min(...starts), 'a slide begins where the view begins').toBeLessThan(0.5)
    }
  })

  it('do not move if fewer are given than fit', () => {
    render(<TwoSlides />)
    expect(seen()).toHaveLength(2)
    expect(exposed()).toEqual([1, 2])
    expect(document.querySelector('[data-copy]')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    pass(9000)
    expect(exposed()).toEqual([1, 2])
  })

  it('moves two slides where one fits', async () => {
    await page.viewport(320, 900)
    render(<TwoSlides />)
    expect(exposed()).toEqual([1])
    act(() => button('Next slide').click())
    arrive()
    expect(exposed()).toEqual([2])
  })

  it('counts slides inside fragments', () => {
    const two = (
      <>
        <CarouselItem>One</CarouselItem>
        <CarouselItem>Two</CarouselItem>
      </>
    )
    render(
      <Carousel aria-label="Student work">
        {two}
        {['Three', 'Four', 'Five'].map((name) => (
          <Fragment key={name}>
            <CarouselItem>{name}</CarouselItem>
          </Fragment>
        ))}
      </Carousel>,
    )
    expect(exposed()).toEqual([1, 2, 3, 4])
    expect(names()).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'])
  })

  const Work = ({ of }: { of: string[] }) =>
    of.map((name) => (
      <CarouselItem key={name} label={name}>
        {name}
      </CarouselItem>
    ))
  const row = (work: string[]) => (
    <Carousel aria-label="Student work">
      <Work of={work} />
      <CarouselItem label="Chess">Chess</CarouselItem>
    </Carousel>
  )

  it('counts the slides of a component, also when they change or move', () => {
    const { rerender } = render(row(['Tabla', 'Rangoli']))
    expect(names()).toEqual(['1 of 3: Tabla', '2 of 3: Rangoli', '3 of 3: Chess'])
    rerender(row(['Poem', 'Rangoli', 'Tabla', 'Monsoon']))
    expect(names()).toEqual([
      '1 of 5: Poem',
      '2 of 5: Rangoli',
      '3 of 5: Tabla',
      '4 of 5: Monsoon',
      '5 of 5: Chess',
    ])
    expect(exposed()).toEqual([1, 2, 3, 4])
    rerender(row(['Monsoon']))
    expect(names()).toEqual(['1 of 2: Monsoon', '2 of 2: Chess'])
  })

  it('counts the slides of a component on the server and while hydrating', () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(row(['Tabla', 'Rangoli']))
    const all = ['1 of 3: Tabla', '2 of 3: Rangoli', '3 of 3: Chess']
    expect(names()).toEqual(all)
    const error = vi.spyOn(console, 'error')
    render(row(['Tabla', 'Rangoli']), { container: place, hydrate: true })
    expect(error).not.toHaveBeenCalled()
    expect(names()).toEqual(all)
    place.remove()
  })
})
