import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Activity, createRef, Fragment, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { testKeys } from '../../testing/keys.ts'
import { hydrate, serverPage, withoutMotion } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { slideName, testCarousel } from '../../testing/suites/carousel.ts'
import { pressKeys } from '../../testing/suites/press-keys.ts'
import { testTypes } from '../../testing/test-types.ts'
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
import meta from './carousel.meta.ts'
import {
  AsManyAsFit,
  Autoplay,
  Default,
  OneSlide,
  RightToLeft,
  TwoSlides,
  WithDots,
  WithEnds,
  WithLinks,
} from './carousel.stories.tsx'
import { Carousel, type CarouselApi, CarouselItem, type CarouselProps } from './carousel.tsx'
import {
  drag,
  dragged,
  move,
  type Place,
  type Row,
  release,
  setCount,
  settle,
  slideOffset,
  start,
} from './carousel-motion.ts'
import { startCarousel } from './start-carousel.ts'

testKeys(meta.contract, {
  ...testCarousel(<WithLinks />, {
    name: 'Student work',
    next: 'Next slide',
    previous: 'Previous slide',
    rotation: { pause: 'Pause the slides', start: 'Start the slides', interval: 2000 },
  }),
  ...pressKeys(async (press) => {
    render(<WithDots />)
    await press(button('Slide 4 of 5'))
    await vi.waitFor(() => expect(exposed()).toEqual([4]))
    expect(button('Slide 4 of 5')).toHaveFocus()
    await press(button('Slide 4 of 5'))
    await press(button('Slide 2 of 5'))
    await vi.waitFor(() => expect(exposed()).toEqual([2]))
    cleanup()
  }, 'a dot'),
})

type ThreeProps = Pick<
  CarouselProps,
  'api' | 'autoplay' | 'defaultIndex' | 'dots' | 'index' | 'interval' | 'loop' | 'onIndexChange' | 'perView'
>
/** Three slides, one at a time. */
const Three = (props: ThreeProps) => (
  <Carousel aria-label="Work" perView={{ base: 1 }} {...props}>
    {['One', 'Two', 'Three'].map((text) => (
      <CarouselItem key={text}>
        <p>{text}</p>
      </CarouselItem>
    ))}
  </Carousel>
)

describe('dots', () => {
  freshCarousel()
  const dots = () => within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button')
  const current = () => dots().flatMap((dot, index) => (dot.matches('[aria-current=true]') ? [index] : []))

  it('mark the slide in view, and come before the slides', () => {
    render(<WithDots />)
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Slide ${number} of 5`),
    )
    expect(dots()[0]!.compareDocumentPosition(viewport())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(current()).toEqual([0])
    fireEvent.click(button('Previous slide'))
    expect(current()).toEqual([4])
    expect(dots()[4]).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(dots()[1]!)
    arrive()
    expect(exposed()).toEqual([2])
  })

  it('lead to positions only that a row without a loop has', () => {
    render(<Three loop={false} perView={{ base: 2 }} dots />)
    expect(dots()).toHaveLength(2)
    fireEvent.click(dots()[1]!)
    arrive()
    expect(seen()).toEqual(['Two', 'Three'])
  })
})

describe('semantics', () => {
  freshCarousel()

  it('has no rotation control without autoplay, and no controls with one slide', () => {
    const { rerender } = render(<Default />)
    expect(screen.getAllByRole('button').map((control) => control.getAttribute('aria-label'))).toEqual([
      'Previous slide',
      'Next slide',
    ])
    rerender(<OneSlide />)
    expect(screen.queryByRole('button')).toBeNull()
    pass(9000)
    expect(seen()).toHaveLength(1)
  })

  testRootProps(
    <Carousel aria-label="Work">
      <CarouselItem>One</CarouselItem>
      <CarouselItem>Two</CarouselItem>
    </Carousel>,
  )
})

describe('a row that does not loop', () => {
  freshCarousel()

  it('stops rotating at its end, and restarts from its beginning', () => {
    render(<WithEnds />)
    pass(4000)
    arrive()
    expect(exposed()).toEqual([3, 4, 5, 6])
    expect(button('Start the slides')).toBeVisible()
    expect(live()).toBe('polite')
    fireEvent.click(button('Start the slides'))
    arrive()
    expect(exposed()).toEqual([1, 2, 3, 4])
    pass(1500)
    arrive()
    expect(exposed()).toEqual([2, 3, 4, 5])
  })
})

describe('the number of visible slides', () => {
  freshCarousel()

  it.each([
    [1024, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ])('at %i px %i are visible, and the page does not scroll sideways', async (width, count) => {
    await page.viewport(width, 900)
    render(<Default />)
    expect(seen()).toHaveLength(count)
    expect(exposed()).toHaveLength(count)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

testTypes(() => [
  // @ts-expect-error: a carousel needs a name
  <Carousel key="1">
    <CarouselItem>One</CarouselItem>
  </Carousel>,
  <Carousel key="2" aria-label="Student work" />,
  <Carousel key="3" aria-labelledby="heading" />,

  // @ts-expect-error: the name of a slide starts with its number; use `label` for its content
  <CarouselItem key="6" aria-label="The big hall" />,
])

freshCarousel()

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
    render(<Three autoplay interval={7000} />)
    pass(6999)
    expect(exposed()).toEqual([1])
    pass(1)
    expect(exposed()).toEqual([2])
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

  it('moves without a transition under reduced motion', async () => {
    await withoutMotion()
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

  it('stops while the page is hidden, also from the start, and continues when it is visible', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Autoplay />)
    expect(moves()).toBe(false)
    for (const now of [false, true]) {
      hidden.mockReturnValue(now)
      fireEvent(document, new Event('visibilitychange'))
      expect(moves()).toBe(!now)
    }
  })
})

it('starts at defaultIndex, and is moved by its api, which stays the same object', () => {
  const change = vi.fn()
  const api = createRef<CarouselApi>()
  render(<Three defaultIndex={1} onIndexChange={change} api={api} />)
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
    const slides = (value: number) => <Three index={value} onIndexChange={change} />
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
    render(<Three loop={false} perView={{ base: 2 }} index={9} onIndexChange={change} />)
    expect(seen()).toEqual(['Two', 'Three'])
    expect(change.mock.calls).toEqual([[1]])
  })

  it('is reported when the rotation moves the row', () => {
    const change = vi.fn()
    render(<Three autoplay onIndexChange={change} />)
    pass(2000)
    arrive()
    expect(change.mock.calls).toEqual([[1]])
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
})

describe('slides that all fit', () => {
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

  it('have copies without ids, labels and names of radio buttons, also when they change', async () => {
    const Late = () => {
      const [named, setNamed] = useState(false)
      return (
        <button type="button" {...(named && { 'aria-describedby': 'note' })} onClick={() => setNamed(true)}>
          {named ? 'Later' : 'Late'}
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
    const copies = () => [...document.querySelectorAll('[data-copy]')]
    const found = () =>
      copies().flatMap((copy) => [
        ...copy.querySelectorAll('[id], [for], [aria-labelledby], [aria-describedby], [type=radio][name]'),
      ])
    expect(copies().map((copy) => copy.textContent)).toContainEqual(expect.stringMatching(/Late$/))
    expect(found()).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As on the card.')
    fireEvent.click(button('Late'))
    await vi.waitFor(() =>
      expect(copies().map((copy) => copy.textContent)).toContainEqual(expect.stringMatching(/Later$/)),
    )
    expect(found()).toEqual([])
    for (const copy of copies()) expect(copy).toHaveAttribute('inert')
  })

  it('stay before their copies when others replace them', () => {
    const two = (...names: string[]) => (
      <Carousel aria-label="Work" perView={{ base: 2 }}>
        {names.map((name) => (
          <CarouselItem key={name}>{name}</CarouselItem>
        ))}
      </Carousel>
    )
    const { rerender } = render(two('One', 'Two'))
    rerender(two('Two', 'Three'))
    expect(seen()).toEqual(['Two', 'Three'])
    fireEvent.click(button('Next slide'))
    arrive()
    expect(seen()).toEqual(['Three', 'Two'])
    expect(exposed()).toEqual([1, 2])
    expect(document.querySelectorAll('[data-copy]')).toHaveLength(2)
  })

  it('keep their place in an Activity that was hidden, also in StrictMode, and leave no timer', () => {
    const page = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>
          <Three autoplay perView={{ base: 3 }} />
        </Activity>
      </StrictMode>
    )
    const { rerender, unmount } = render(page('visible'))
    pass(2000)
    arrive()
    for (const mode of ['hidden', 'visible'] as const) rerender(page(mode))
    expect(seen()).toEqual(['Two', 'Three', 'One'])
    expect(document.querySelectorAll('[data-copy]')).toHaveLength(3)
    pass(2000)
    arrive()
    expect(seen(), 'one move for each interval').toEqual(['Three', 'One', 'Two'])
    unmount()
    expect(vi.getTimerCount()).toBe(0)
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

  it('do not move if fewer are given than fit, but where one fits', async () => {
    render(<TwoSlides />)
    expect(seen()).toHaveLength(2)
    expect(exposed()).toEqual([1, 2])
    expect(document.querySelector('[data-copy]')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    pass(9000)
    expect(exposed()).toEqual([1, 2])
    cleanup()
    await page.viewport(320, 900)
    render(<TwoSlides />)
    expect(exposed()).toEqual([1])
    act(() => button('Next slide').click())
    arrive()
    expect(exposed()).toEqual([2])
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
      {['Chess'].map((name) => (
        <Fragment key={name}>
          <CarouselItem label={name}>{name}</CarouselItem>
        </Fragment>
      ))}
    </Carousel>
  )

  it('counts the slides of a component and inside fragments, also when they change or move', () => {
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
    const place = serverPage(row(['Tabla', 'Rangoli']))
    const all = ['1 of 3: Tabla', '2 of 3: Rangoli', '3 of 3: Chess']
    expect(names()).toEqual(all)
    hydrate(place, row(['Tabla', 'Rangoli']))
    expect(names()).toEqual(all)
  })
})

describe('before hydration', () => {
  it('exposes every slide once, without inline style', () => {
    const place = serverPage(<AsManyAsFit />)
    expect(place.querySelector('[style], [inert], [data-copy]')).toBeNull()
    expect(exposed()).toEqual([1, 2, 3, 4])
    expect(button('Next slide').parentElement).toHaveAttribute('data-noscript', 'hide')
    expect(live()).toBeNull()
    expect(viewport().firstElementChild).toHaveAttribute('data-noscript', 'wrap')
  })

  it.each([
    ['hydration', (place: HTMLElement) => hydrate(place, <WithLinks />)],
    ['startCarousel', (place: HTMLElement) => startCarousel(place.querySelector('section')!)],
  ])('continues from a link that was focused before %s', async (_way, begin) => {
    await page.viewport(320, 900)
    const place = serverPage(<WithLinks />)
    const link = place.querySelectorAll('a')[2]!
    link.focus()
    expect(viewport().scrollLeft).toBeGreaterThan(300)
    begin(place)
    expect(viewport().scrollLeft).toBe(0)
    expect(exposed()).toEqual([3])
    expect(first()).toContain('Monsoon')
    expect(link).toHaveFocus()
  })

  it.each([1280, 800, 500, 320])('keeps its layout on hydration, at %i px', async (width) => {
    await page.viewport(width, 900)
    const place = serverPage(<AsManyAsFit />)
    const boxes = () =>
      [...place.querySelectorAll('button, [role=group], section')].map((element) =>
        element.getBoundingClientRect().toJSON(),
      )
    const before = boxes()
    hydrate(place, <AsManyAsFit />)
    expect(viewport()).toHaveAttribute('data-ready')
    expect(boxes()).toEqual(before)
  })

  it('does not rotate while it has a focus that it got before hydration', async () => {
    const place = serverPage(<Autoplay />)
    await userEvent.keyboard('{Tab}')
    expect(place).toContainElement(document.activeElement as HTMLElement)
    hydrate(place, <Autoplay />)
    expect(button('Pause the slides')).toHaveFocus()
    expect(live()).toBe('polite')
  })

  it('pauses by a press on Pause that the page answers after hydration', async () => {
    const place = serverPage(<Autoplay />)
    const control = place.querySelector('button')!
    await userEvent.keyboard('{Tab}')
    expect(control).toHaveFocus()
    control.ariaBusy = 'true'
    // React reports the unknown attribute in development.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Autoplay />, { container: place, hydrate: true })
    control.ariaBusy = null
    act(() => control.click())
    expect(button('Start the slides')).toHaveFocus()
  })
})

describe('the place of the slides', () => {
  const four: Row = { count: 4, perView: 4, loop: true }
  const six: Row = { count: 6, perView: 4, loop: true }
  const notLooping: Row = { count: 6, perView: 4, loop: false }

  /** Every slide and copy by its position in the row. */
  const laidOut = (place: Place, row: Row) =>
    new Map(
      Array.from({ length: setCount(row) * row.count }, (_, element) => {
        const index = element % row.count
        return [element + slideOffset(index, place, row), index] as const
      }),
    )

  /** The slides shown from `from` across one viewport. A gap is undefined. */
  const seen = (place: Place, row: Row, from = place.slide) => {
    const places = laidOut(place, row)
    return Array.from({ length: Math.ceil(row.perView + (from % 1 ? 1 : 0)) }, (_, slot) =>
      places.get(Math.floor(from) + slot),
    )
  }

  describe('a loop', () => {
    it.each([1, -1])('has no gap during and after a move by %i', (by) => {
      for (const row of [four, six, { ...six, perView: 1 }, { count: 2, perView: 4, loop: true }]) {
        let place = start
        for (let step = 1; step < 10; step++) {
          const next = move(place, by, row)
          expect(seen(next, row, place.slide), 'when the move begins').not.toContain(undefined)
          expect(seen(next, row), 'when the move ends').not.toContain(undefined)
          place = settle(next, row)
          expect(seen(place, row)[0]).toBe((row.count * 9 + by * step) % row.count)
        }
      }
    })

    it('has no gap after quick presses during a move', () => {
      for (const steps of [
        [1, 1, 1, 1, 1, 1, 1],
        [-1, -1, -1, -1, -1],
        [1, -1, -1, 1, 1],
      ]) {
        let place = start
        for (const step of steps) {
          place = move(place, step, six)
          expect(seen(place, six)).not.toContain(undefined)
        }
      }
    })

    it('follows a drag of any length without a gap', () => {
      for (const by of [0.3, 1.7, 4.2, -0.3, -1.7, -7.5]) {
        expect(dragged(by, start, six)).toBe(by)
        const place = drag(start, by, six)
        expect(seen(place, six, start.slide + by), `${by}`).not.toContain(undefined)
        const after = release(place, by, six)
        expect(seen(after, six, start.slide + by), `${by} released`).not.toContain(undefined)
        expect(seen(after, six), `${by} ended`).not.toContain(undefined)
      }
    })
  })

  it('a row that does not loop moves back into the row when more slides fit than before', () => {
    const narrow = { ...notLooping, perView: 1 }
    const last = settle(move(start, 9, narrow), narrow)
    expect(last.slide).toBe(5)
    expect(settle(last, notLooping)).toMatchObject({ slide: 2, layoutStart: 0 })
  })

  it('an empty row does not move', () => {
    const none: Row = { count: 0, perView: 4, loop: false }
    expect(settle(move(start, 1, none), none)).toBe(start)
  })
})
