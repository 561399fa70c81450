import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { startCarousel } from '../../components/carousel/start-carousel.ts'
import { testKeys } from '../../testing/keys.ts'
import { AsHtml } from '../../testing/page/as-html.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testCarousel } from '../../testing/suites/carousel.ts'
import meta from './logo-carousel.meta.ts'
import { Linked } from './logo-carousel.stories.tsx'
import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

const start = (carousel: HTMLElement) => startCarousel(carousel).stop

// The tests of Carousel prove the same with React.
testKeys(
  meta.contract,
  testCarousel(
    <AsHtml start={start}>
      <Linked />
    </AsHtml>,
    {
      name: 'Academies on Kaksha',
      next: 'Next academy',
      previous: 'Previous academy',
      rotation: {
        pause: 'Pause the row of academies',
        start: 'Start the row of academies',
        interval: 2000,
      },
    },
  ),
)

beforeEach(() => page.viewport(1440, 900))

testRootProps(
  <LogoCarousel label="Schools">
    <LogoCarouselItem mark={null}>One</LogoCarouselItem>
  </LogoCarousel>,
)
