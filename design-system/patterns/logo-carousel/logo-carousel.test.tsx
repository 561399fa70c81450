import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testCarousel } from '../../testing/suites/carousel.ts'
import meta from './logo-carousel.meta.ts'
import { Linked } from './logo-carousel.stories.tsx'
import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

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

testRootProps(
  <LogoCarousel label="Schools">
    <LogoCarouselItem mark={null}>One</LogoCarouselItem>
  </LogoCarousel>,
)
