import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { slideName, testCarousel } from '../../testing/suites/carousel.ts'
import { pressKeys } from '../../testing/suites/press-keys.ts'
import { testTypes } from '../../testing/test-types.ts'
import {
  arrive,
  button,
  carousel,
  exposed,
  freshCarousel,
  live,
  pass,
  seen,
  viewport,
} from './carousel.fixture.ts'
import meta from './carousel.meta.ts'
import {
  Autoplay,
  Default,
  NamedByAHeading,
  OneSlide,
  Pictures,
  RightToLeft,
  WithDots,
  WithEnds,
  WithLinks,
} from './carousel.stories.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

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

describe('dots', () => {
  freshCarousel()
  const dots = () => within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button')
  const current = () => dots().flatMap((dot, index) => (dot.matches('[aria-current=true]') ? [index] : []))

  it('mark the slide in view and are 44 px wide and high', () => {
    render(<WithDots />)
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Slide ${number} of 5`),
    )
    for (const dot of dots()) expect(dot.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 })
    expect(current()).toEqual([0])
    fireEvent.click(button('Previous slide'))
    expect(current()).toEqual([4])
    expect(dots()[4]).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(dots()[1]!)
    arrive()
    expect(exposed()).toEqual([2])
  })

  it('come before the slides in the document and are shown below them', () => {
    render(<WithDots />)
    expect(dots()[0]!.compareDocumentPosition(viewport())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(dots()[0]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      viewport().getBoundingClientRect().bottom,
    )
  })

  it('lead to positions only that a row without a loop has', () => {
    render(
      <Carousel aria-label="Work" loop={false} perView={{ base: 2 }} dots>
        {['One', 'Two', 'Three'].map((text) => (
          <CarouselItem key={text}>
            <p>{text}</p>
          </CarouselItem>
        ))}
      </Carousel>,
    )
    expect(dots()).toHaveLength(2)
    fireEvent.click(dots()[1]!)
    arrive()
    expect(seen()).toEqual(['Two', 'Three'])
  })
})

describe('semantics', () => {
  freshCarousel()

  it('is a named carousel of numbered slides', () => {
    render(<Default />)
    expect(carousel()).toHaveAccessibleName('Student work')
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = document.querySelectorAll('[aria-roledescription=slide]')
    expect([...slides].map(slideName)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number} of 6`))
  })

  it('is named by a visible heading', () => {
    render(<NamedByAHeading />)
    expect(carousel()).toHaveAccessibleName('What our students made this term')
    expect(button('Pause the student work')).toBeVisible()
  })

  it('announces the label of a picture after its number', () => {
    render(<Pictures />)
    expect(screen.getByRole('group', { name: '1 of 3: The big hall' })).toBeVisible()
  })

  it('has labels for other languages', () => {
    render(<RightToLeft />)
    expect(carousel()).toHaveAttribute('aria-roledescription', 'عرض دوّار')
    expect(screen.getByRole('group', { name: '1 من 5' })).toHaveAttribute('aria-roledescription', 'شريحة')
    for (const name of ['إيقاف الحركة', 'الشريحة السابقة', 'الشريحة التالية'])
      expect(button(name)).toBeVisible()
  })

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

  it('has controls of 44 px', () => {
    render(<Autoplay />)
    for (const control of screen.getAllByRole('button')) {
      const { width, height } = control.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
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

  it('has buttons that give the reason at an end, and keep the focus', async () => {
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
    [1280, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [480, 2],
    [479, 1],
    [320, 1],
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
  // @ts-expect-error: at most four slides are visible at once
  <Carousel key="4" aria-label="Student work" perView={{ lg: 9 }} />,
  // @ts-expect-error: the breakpoint does not exist
  <Carousel key="5" aria-label="Student work" perView={{ huge: 4 }} />,
  // @ts-expect-error: the name of a slide starts with its number; use `label` for its content
  <CarouselItem key="6" aria-label="The big hall" />,
])
