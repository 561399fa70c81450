import '../../styles.css'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import contract from './carousel.a11y.ts'
import {
  AsManyAsFit,
  ByHand,
  MovesByItself,
  NamedByAHeading,
  OneSlide,
  Pictures,
  RightToLeft,
  TwoSlides,
  WithEnds,
  WithLinks,
} from './carousel.stories.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const carousel = () => screen.getByRole('region')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const viewport = () => document.querySelector<HTMLElement>('[data-slot=carousel-viewport]')!
const live = () => viewport().getAttribute('aria-live')
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
/** The whole of a move: half a second. */
const arrive = () => pass(500)
/** Slides that are there for everybody, by number. */
const exposed = () =>
  within(carousel())
    .queryAllByRole('group')
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => Number.parseInt(slide.getAttribute('aria-label')!, 10))
/** What is seen in the view once all is at rest, from the start to the end, copies too. */
const seen = () => {
  const view = viewport().getBoundingClientRect()
  const order = getComputedStyle(viewport()).direction === 'rtl' ? -1 : 1
  return [...document.querySelectorAll<HTMLElement>('[data-slot=carousel-item]')]
    .map((slide) => ({ slide, box: slide.firstElementChild!.getBoundingClientRect() }))
    .filter(({ box }) => box.right > view.left + 8 && box.left < view.right - 8)
    .filter(({ slide }) => getComputedStyle(slide).visibility === 'visible')
    .sort((a, b) => order * (a.box.left - b.box.left))
    .map(({ slide }) => slide.textContent)
}
const first = () => seen()[0]
const hover = () => fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
const leave = () => fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' })

/** The browser's answer to whether less motion is wanted. */
function lessMotion() {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList)
      : real(query),
  )
}

describe('what it is', () => {
  it('is a carousel with a name, of slides that know their number', () => {
    render(<ByHand />)
    expect(carousel()).toHaveAccessibleName('Student work')
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = document.querySelectorAll('[aria-roledescription=slide]')
    expect([...slides].map((slide) => slide.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} of 6`),
    )
  })

  it('is named by a heading that is seen', () => {
    render(<NamedByAHeading />)
    expect(carousel()).toHaveAccessibleName('What our students made this term')
    expect(button('Pause the student work')).toBeVisible()
  })

  it('says what a picture shows after its number', () => {
    render(<Pictures />)
    expect(screen.getByRole('group', { name: '1 of 3: The big hall' })).toBeVisible()
  })

  it('speaks other languages', () => {
    render(<RightToLeft />)
    expect(carousel()).toHaveAttribute('aria-roledescription', 'عرض دوّار')
    expect(screen.getByRole('group', { name: '1 من 5' })).toHaveAttribute('aria-roledescription', 'شريحة')
    for (const name of ['إيقاف الحركة', 'الشريحة السابقة', 'الشريحة التالية'])
      expect(button(name)).toBeVisible()
  })

  it('has no control to stop what does not rotate, and none at all with one slide', () => {
    const { rerender } = render(<ByHand />)
    expect(screen.getAllByRole('button').map((control) => control.getAttribute('aria-label'))).toEqual([
      'Previous slide',
      'Next slide',
    ])
    rerender(<OneSlide />)
    expect(screen.queryByRole('button')).toBeNull()
    pass(9000)
    expect(seen()).toHaveLength(1)
  })

  it('has controls of 44 px', () => {
    render(<MovesByItself />)
    for (const control of screen.getAllByRole('button')) {
      const { width, height } = control.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('passes other props, className and ref to its roots', () => {
    const ref = createRef<HTMLElement>()
    const slide = createRef<HTMLDivElement>()
    render(
      <Carousel aria-label="Work" id="work" className="mt-4" ref={ref}>
        <CarouselItem id="one" className="italic" ref={slide}>
          <p>One</p>
        </CarouselItem>
        <CarouselItem>
          <p>Two</p>
        </CarouselItem>
      </Carousel>,
    )
    expect(ref.current).toBe(carousel())
    expect(ref.current).toHaveAttribute('id', 'work')
    expect(ref.current).toHaveClass('mt-4')
    expect(slide.current).toHaveClass('italic')
    expect(document.querySelectorAll('#one'), 'copies have no id').toHaveLength(1)
  })
})

describe('time', () => {
  it('moves every 2 s, and takes 500 ms', () => {
    render(<MovesByItself />)
    const track = document.querySelector('[data-slot=carousel-track]')!
    pass(1999)
    expect(track).toHaveAttribute('data-phase', 'rest')
    pass(1)
    expect(track).toHaveAttribute('data-phase', 'move')
    expect(getComputedStyle(track).transitionDuration).toBe('0.5s')
    expect(getComputedStyle(track).transitionProperty).toBe('translate')
    pass(499)
    expect(track).toHaveAttribute('data-phase', 'move')
    pass(1)
    expect(track).toHaveAttribute('data-phase', 'rest')
    expect(first()).toContain('A working seismograph')
    pass(1499)
    expect(track).toHaveAttribute('data-phase', 'rest')
    pass(1)
    expect(track).toHaveAttribute('data-phase', 'move')
  })

  it('keeps the time that is asked for', () => {
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

  it('goes round and round', () => {
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

  it('is quiet for 50 ms after the window has changed its size before it counts anew', async () => {
    render(<ByHand />)
    expect(exposed()).toEqual([1, 2, 3, 4])
    await page.viewport(800, 900)
    pass(49)
    fireEvent(window, new Event('resize'))
    pass(49)
    expect(exposed()).toEqual([1, 2, 3, 4])
    pass(1)
    expect(exposed()).toEqual([1, 2, 3])
  })
})

it.each([
  [1280, 4],
  [1024, 4],
  [1023, 3],
  [768, 3],
  [767, 2],
  [480, 2],
  [479, 1],
  [320, 1],
])('at %i px %i are seen, and the page does not scroll sideways', async (width, count) => {
  await page.viewport(width, 900)
  render(<ByHand />)
  expect(seen()).toHaveLength(count)
  expect(exposed()).toHaveLength(count)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

describe('slides that all fit', () => {
  const names = ['Mandala', 'seismograph', 'Monsoon', 'Chess']
  const inOrder = (from: number) =>
    [0, 1, 2, 3].map((slot) => expect.stringContaining(names[(from + slot) % 4]!))

  it('are repeated for the eye, go round, and stay in reach', () => {
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

  it('leave no hole on the way', async () => {
    vi.useRealTimers()
    render(<AsManyAsFit />)
    for (const name of ['Next slide', 'Previous slide', 'Previous slide']) {
      button(name).click()
      await new Promise((done) => setTimeout(done, 200))
      const view = viewport().getBoundingClientRect()
      const boxes = [...document.querySelectorAll('[data-slot=carousel-item]')]
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ right, left }) => right > view.left + 1 && left < view.right - 1)
        .sort((a, b) => a.left - b.left)
      expect(boxes).toHaveLength(5)
      expect(boxes[0]!.left).toBeLessThan(view.left)
      for (const [index, box] of boxes.slice(1).entries())
        expect(box.left).toBeCloseTo(boxes[index]!.right, 0)
      await new Promise((done) => setTimeout(done, 500))
    }
  })

  it('fill the view where fewer fit', () => {
    render(<TwoSlides />)
    expect(seen()).toHaveLength(4)
    expect(exposed()).toEqual([1, 2])
    pass(2000)
    arrive()
    expect(first()).toContain('seismograph')
    expect(exposed()).toEqual([1, 2])
  })
})

describe('stops', () => {
  const moves = () => {
    const before = first()
    pass(2000)
    arrive()
    return first() !== before
  }

  it('while the pointer hovers, and goes on when it leaves', () => {
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

  it('not for a finger, which does not hover', () => {
    render(<MovesByItself />)
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' })
    expect(moves()).toBe(true)
  })

  it('with keyboard focus, and does not go on when the focus leaves', async () => {
    render(
      <>
        <MovesByItself />
        <button type="button">After</button>
      </>,
    )
    await userEvent.keyboard('{Tab}')
    expect(button('Start the slides')).toHaveFocus()
    expect(live()).toBe('polite')
    expect(moves()).toBe(false)
    act(() => button('After').focus())
    expect(moves()).toBe(false)
    expect(button('Start the slides')).toBeVisible()
  })

  it('when a finger or the mouse presses the rotation control: the press is not taken for focus', async () => {
    render(<MovesByItself />)
    await userEvent.click(button('Pause the slides'))
    expect(button('Start the slides')).toBeVisible()
    expect(button('Start the slides')).not.toHaveAttribute('aria-pressed')
    leave()
    expect(moves()).toBe(false)
  })

  it('and starts at once for who asks, although the pointer hovers', async () => {
    render(<MovesByItself />)
    await userEvent.click(button('Pause the slides'))
    await userEvent.click(button('Start the slides'))
    expect(live()).toBe('off')
    expect(moves()).toBe(true)
    hover()
    expect(moves()).toBe(false)
  })

  it('for who moves the slides by hand, and tells what comes', async () => {
    render(<MovesByItself />)
    fireEvent.click(button('Next slide'))
    expect(live()).toBe('polite')
    arrive()
    expect(first()).toContain('seismograph')
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

  it('where less motion is wanted, and moves in no time', () => {
    lessMotion()
    render(<MovesByItself />)
    expect(moves()).toBe(false)
    expect(live()).toBe('polite')
    fireEvent.click(button('Next slide'))
    expect(document.querySelector('[data-phase=rest]')).not.toBeNull()
    expect(first()).toContain('seismograph')
  })

  it('not before it may move again: a focus that was there when the script came counts', async () => {
    const html = renderToString(<MovesByItself />)
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = html
    await userEvent.keyboard('{Tab}')
    expect(place).toContainElement(document.activeElement as HTMLElement)
    render(<MovesByItself />, { container: place, hydrate: true })
    expect(button('Start the slides')).toHaveFocus()
    place.remove()
  })

  it('with the press on Pause that has waited for the script', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<MovesByItself />)
    const control = place.querySelector('button')!
    await userEvent.keyboard('{Tab}')
    expect(control).toHaveFocus()
    control.dataset.queued = ''
    // React does not know the attribute, and says so while developing.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<MovesByItself />, { container: place, hydrate: true })
    delete control.dataset.queued
    act(() => control.click())
    expect(button('Start the slides')).toHaveFocus()
    place.remove()
  })
})

describe('a row with two ends', () => {
  it('has buttons that say why they lead nowhere, and keep the focus', async () => {
    render(<WithEnds />)
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Previous slide')).toHaveAccessibleDescription('This is the first slide.')
    act(() => button('Next slide').focus())
    for (const _ of [1, 2, 3]) {
      fireEvent.click(button('Next slide'))
      arrive()
    }
    expect(exposed()).toEqual([3, 4, 5, 6])
    expect(button('Next slide')).toHaveFocus()
    expect(button('Next slide')).toHaveAccessibleDescription('This is the last slide.')
  })

  it('stops at its end, and starts again from its beginning', () => {
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
  // The browser knows no pointer by the number that a test makes up.
  beforeEach(() => void vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue())

  it.each(['touch', 'pen', 'mouse'])('by %s moves forward to the left, back to the right', (pointerType) => {
    render(<ByHand />)
    swipe(-150, pointerType)
    expect(exposed()[0]).toBe(2)
    swipe(150, pointerType)
    expect(exposed()).toEqual([1, 2, 3, 4])
    swipe(150, pointerType)
    expect(first()).toContain('Tabla')
  })

  it('goes as far as it is long, and a slip of the finger nowhere', () => {
    render(<ByHand />)
    swipe(-650)
    expect(first()).toContain('Monsoon')
    swipe(-40)
    expect(first()).toContain('Monsoon')
  })

  it('moves forward to the right where reading goes to the left', () => {
    render(<RightToLeft />)
    expect(first()).toContain('خريطة شارعنا')
    swipe(150)
    expect(first()).toContain('روبوت الشطرنج')
  })

  it('holds the slides under the finger', () => {
    render(<ByHand />)
    const slide = document.querySelector('[data-slot=carousel-item]')!
    const before = slide.getBoundingClientRect().left
    pointer('Down', 600)
    pointer('Move', 495)
    expect(slide.getBoundingClientRect().left).toBeCloseTo(before - 105, 0)
    expect(viewport()).toHaveAttribute('data-dragging')
    pointer('Cancel', 495)
    arrive()
    expect(slide.getBoundingClientRect().left).toBeCloseTo(before, 0)
    expect(viewport()).not.toHaveAttribute('data-dragging')
  })

  it('cannot be drawn beyond an end', () => {
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

  it('ends the rotation, and tells what comes', () => {
    render(<MovesByItself />)
    swipe(-150)
    expect(live()).toBe('polite')
    pass(9000)
    expect(exposed()[0]).toBe(2)
    expect(button('Start the slides')).toBeVisible()
  })

  it('leaves up and down, and two fingers, to the page', () => {
    render(<ByHand />)
    expect(getComputedStyle(viewport()).touchAction).toBe('pan-y pinch-zoom')
  })

  it('is not a press on the link where it ends; a press is', () => {
    render(<WithLinks />)
    const link = screen.getAllByRole('link')[0]!
    const followed = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed)
    fireEvent.pointerDown(link, { clientX: 600, pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerMove(link, { clientX: 450, pointerId: 1, isPrimary: true })
    fireEvent.pointerUp(link, { clientX: 450, pointerId: 1, isPrimary: true })
    fireEvent.click(link)
    expect(followed).not.toHaveBeenCalled()
    arrive()
    fireEvent.pointerDown(link, { clientX: 600, pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerMove(link, { clientX: 602, pointerId: 1, isPrimary: true })
    fireEvent.pointerUp(link, { clientX: 602, pointerId: 1, isPrimary: true })
    fireEvent.click(link)
    expect(followed).toHaveBeenCalledOnce()
  })
})

describe('before the script', () => {
  const server = () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<AsManyAsFit />)
    document.body.append(place)
    return { place }
  }

  it('has all slides in reach once, without inline style', () => {
    const { place } = server()
    expect(place.querySelector('[style], [inert], [data-copy], [data-away]')).toBeNull()
    expect(exposed()).toEqual([1, 2, 3, 4])
    expect(button('Next slide').parentElement).toHaveAttribute('data-noscript', 'hide')
    expect(live()).toBe('off')
    place.remove()
  })

  it.each([1280, 800, 500, 320])('has the geometry that it keeps, at %i px', async (width) => {
    await page.viewport(width, 900)
    const { place } = server()
    const boxes = () =>
      [...place.querySelectorAll('button, [role=group], section')].map((element) =>
        element.getBoundingClientRect().toJSON(),
      )
    const before = boxes()
    render(<AsManyAsFit />, { container: place, hydrate: true })
    expect(viewport()).toHaveAttribute('data-ready')
    expect(boxes()).toEqual(before)
    place.remove()
  })

  it('goes on from where the strip was scrolled to', async () => {
    await page.viewport(320, 900)
    const { place } = server()
    viewport().scrollLeft = 2 * viewport().clientWidth
    expect(viewport().scrollLeft).toBeGreaterThan(300)
    render(<AsManyAsFit />, { container: place, hydrate: true })
    expect(viewport().scrollLeft).toBe(0)
    expect(exposed()).toEqual([3])
    expect(first()).toContain('Monsoon')
    place.remove()
  })
})

it('keeps links of slides that are out of view out of the tab order', async () => {
  render(<WithLinks />)
  const stops = []
  for (let stop = 0; stop < 7; stop++) {
    await userEvent.keyboard('{Tab}')
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  }
  expect(stops).toEqual([
    'Start the slides',
    'Previous slide',
    'Next slide',
    'Mandala in rangoli powder',
    'A working seismograph',
    'Monsoon, in watercolour',
    'Chess robot',
  ])
})

describe('by keyboard', () => {
  const reach = async (stops: number) => {
    for (let stop = 0; stop < stops; stop++) await userEvent.keyboard('{Tab}')
  }
  const rotate = (key: string) => async () => {
    render(<MovesByItself />)
    await reach(1)
    await userEvent.keyboard(key)
    expect(button('Pause the slides')).toHaveFocus()
    pass(2000)
    expect(exposed()[0]).toBe(2)
    await userEvent.keyboard(key)
    expect(button('Start the slides')).toHaveFocus()
    pass(9000)
    expect(exposed()[0]).toBe(2)
  }
  const move = (key: string) => async () => {
    render(<MovesByItself />)
    await reach(3)
    await userEvent.keyboard(key)
    await userEvent.keyboard(key)
    arrive()
    expect(exposed()[0]).toBe(3)
    expect(button('Next slide')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await userEvent.keyboard(key)
    arrive()
    expect(exposed()[0]).toBe(2)
    pass(9000)
    expect(exposed()[0]).toBe(2)
  }
  testKeys(contract, {
    Tab: async () => {
      render(<WithLinks />)
      await reach(1)
      expect(button('Start the slides')).toHaveFocus()
      await reach(3)
      expect(screen.getAllByRole('link')[0]).toHaveFocus()
    },
    'Shift+Tab': async () => {
      render(<WithLinks />)
      await reach(4)
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      expect(button('Next slide')).toHaveFocus()
    },
    'Enter on the rotation control': rotate('{Enter}'),
    'Space on the rotation control': rotate(' '),
    'Enter on previous and next': move('{Enter}'),
    'Space on previous and next': move(' '),
  })
})
