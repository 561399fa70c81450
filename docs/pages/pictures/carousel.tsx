import { Card, Carousel, CarouselItem } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

const slides = (count: number) => (
  <Carousel aria-label="Student work" dots style={{ width: '100%', zoom: 0.6 }}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slides that never move
      <CarouselItem key={index}>
        <Card padding="sm">{index + 1}</Card>
      </CarouselItem>
    ))}
  </Carousel>
)

export default {
  'Show `dots` for up to ten': { do: slides(6), dont: slides(18) },
} satisfies Pictures
