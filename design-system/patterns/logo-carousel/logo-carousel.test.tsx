import '../../styles.css'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testCarousel } from '../../testing/suites/carousel.ts'
import meta from './logo-carousel.meta.ts'
import { Default, Linked } from './logo-carousel.stories.tsx'
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
})

testRootProps(
  <LogoCarousel label="Schools">
    <LogoCarouselItem mark={null}>One</LogoCarouselItem>
  </LogoCarousel>,
)
