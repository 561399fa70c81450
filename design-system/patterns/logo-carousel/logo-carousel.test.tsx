import '../../styles.css'
import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testCarousel } from '../../testing/suites/carousel.ts'
import meta from './logo-carousel.meta.ts'
import { Default, Linked, LongNames } from './logo-carousel.stories.tsx'
import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

const four = ['Shaluk Academy', 'Nodi School of Dance', 'Ekagra', 'Torsha Music Room']

const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
/** The visible items after a transition, from left to right. */
const seen = () => {
  const view = document.querySelector('[data-slot=carousel-viewport]')!.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>('[data-slot=logo-carousel-item]')]
    .map((item) => ({ name: item.textContent!, left: item.getBoundingClientRect().left }))
    .filter(({ left }) => left > view.left - 8 && left < view.right - 8)
    .sort((a, b) => a.left - b.left)
    .map(({ name }) => name)
}

testKeys(
  meta.contract,
  testCarousel(<Linked />, {
    name: 'Academies on Kaksha',
    next: 'Next academy',
    previous: 'Previous academy',
    rotation: {
      pause: 'Pause the row of academies',
      start: 'Start the row of academies',
      interval: 2000,
    },
  }),
)

beforeEach(() => page.viewport(1440, 900))

it('is a carousel whose label is exposed once', () => {
  render(<Default />)
  const region = screen.getByRole('region', { name: 'Academies on Kaksha' })
  expect(region).toHaveAttribute('aria-roledescription', 'carousel')
  expect(screen.getByText('Academies on Kaksha')).toHaveAttribute('aria-hidden', 'true')
  expect(
    within(region)
      .getAllByRole('group')
      .map((mark) => mark.textContent),
  ).toEqual(four)
})

describe('four logos', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  )

  it('move although four fit: each is shown in turn, and all stay in the accessibility tree', () => {
    render(<Default />)
    for (let turn = 0; turn < 5; turn++) {
      expect(seen()).toEqual([0, 1, 2, 3].map((slot) => four[(turn + slot) % 4]))
      expect(screen.getAllByRole('group')).toHaveLength(4)
      pass(turn === 0 ? 2000 : 1500)
      pass(500)
    }
  })

  it.each([
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
    [320, 1],
  ])('at %i px %i are fully visible, and the page does not scroll horizontally', async (width, count) => {
    await page.viewport(width, 900)
    render(<Default />)
    expect(seen()).toEqual(four.slice(0, count))
    for (const mark of screen.getAllByRole('group'))
      expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it.each([1440, 1024, 320])('wraps long names within their item, at %i px', async (width) => {
  await page.viewport(width, 900)
  render(<LongNames />)
  for (const mark of screen.getAllByRole('group'))
    expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth)
})

testRootProps(
  <LogoCarousel label="Schools">
    <LogoCarouselItem mark={null}>One</LogoCarouselItem>
  </LogoCarousel>,
)
