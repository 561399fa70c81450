import { type ReactNode, useId } from 'react'
import { Heading, headingVariants } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Separator } from '../separator/separator.tsx'
import { Text } from '../text/text.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

export default { title: 'Components / Carousel' }

const works = [
  ['Mandala in rangoli powder', 'Class 6'],
  ['A working seismograph', 'Class 9'],
  ['Monsoon, in watercolour', 'Class 7'],
  ['Chess robot', 'Class 10'],
  ['A map of our lane', 'Class 5'],
  ['Tabla solo in teentaal', 'Class 8'],
] as const

const Work = ({ children, by }: { children: ReactNode; by: string }) => (
  <figure>
    <Separator variant="rule" decorative />
    <p className={headingVariants({ size: 'h3' })}>{children}</p>
    <Text as="figcaption" size="small" tone="muted">
      {by}
    </Text>
  </figure>
)

const slides = (count: number) =>
  works.slice(0, count).map(([title, by]) => (
    <CarouselItem key={title}>
      <Work by={by}>{title}</Work>
    </CarouselItem>
  ))

export const Default = () => <Carousel aria-label="Student work">{slides(6)}</Carousel>

export const Autoplay = () => (
  <Carousel aria-label="Student work" autoplay>
    {slides(6)}
  </Carousel>
)

export const AsManyAsFit = () => (
  <Carousel aria-label="Student work" autoplay>
    {slides(4)}
  </Carousel>
)

/** Fewer slides than fit do not move. On a phone, where one fits, they move. */
export const TwoSlides = () => (
  <Carousel aria-label="Student work" autoplay>
    {slides(2)}
  </Carousel>
)

/** A single slide does not move. */
export const OneSlide = () => (
  <Carousel aria-label="Student work" autoplay>
    {slides(1)}
  </Carousel>
)

export const WithEnds = () => (
  <Carousel aria-label="Student work" loop={false} autoplay>
    {slides(6)}
  </Carousel>
)

export const OneAtATime = () => (
  <Carousel aria-label="Student work" perView={{ base: 1 }} style={{ maxWidth: '28rem' }}>
    {slides(6)}
  </Carousel>
)

export const WithDots = () => (
  <Carousel aria-label="Student work" perView={{ base: 1 }} dots style={{ maxWidth: '28rem' }}>
    {slides(5)}
  </Carousel>
)

export const NamedByAHeading = () => {
  const id = useId()
  return (
    <Carousel
      aria-labelledby={id}
      header={
        <Heading level={2} size="h2" id={id}>
          What our students made this term
        </Heading>
      }
      autoplay
      labels={{ pause: 'Pause the student work', start: 'Start the student work' }}
    >
      {slides(6)}
    </Carousel>
  )
}

/** On a wide screen header, slides and controls share one row. */
export const Beside = () => (
  <Carousel aria-label="Student work" layout="beside" header={<p>Student work</p>} autoplay>
    {slides(6)}
  </Carousel>
)

/** Links in slides out of view cannot be reached. A swipe that ends on a link does not follow it. */
export const WithLinks = () => (
  <Carousel aria-label="Student work" autoplay>
    {works.map(([title, by], index) => (
      <CarouselItem key={title}>
        <Work by={by}>
          <Link href={`#work-${index + 1}`} variant="plain">
            {title}
          </Link>
        </Work>
      </CarouselItem>
    ))}
  </Carousel>
)

export const Pictures = () => (
  <Carousel aria-label="Our rooms" perView={{ base: 1, md: 2 }} style={{ maxWidth: '42rem' }}>
    {['The big hall', 'The music room', 'The workshop'].map((label, index) => (
      <CarouselItem key={label} label={label}>
        <svg
          viewBox="0 0 16 9"
          aria-hidden="true"
          style={{
            width: '100%',
            backgroundColor: 'var(--ds-bg-tint)',
            fill: 'none',
            stroke: 'var(--ds-text)',
            strokeWidth: '.15',
          }}
        >
          <path d={`M1 8V4l${3 + index}-3 ${3 + index} 3v4zM${10 + index} 8V3h3v5`} />
        </svg>
      </CarouselItem>
    ))}
  </Carousel>
)

export const LongText = () => (
  <Carousel aria-label="Student work" autoplay>
    <CarouselItem>
      <Work by="Ventilatorunterstützungsgruppe der neunten Klasse">
        Donaudampfschifffahrtsgesellschaftskapitänsmütze, knitted
      </Work>
    </CarouselItem>
    {slides(5)}
  </Carousel>
)

/** Arrows, slides and swipes move forward to the right. */
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Carousel
      aria-label="أعمال الطلاب"
      autoplay
      labels={{
        carousel: 'عرض دوّار',
        slide: 'شريحة',
        position: (number, total) => `${number} من ${total}`,
        pause: 'إيقاف الحركة',
        start: 'بدء الحركة',
        previous: 'الشريحة السابقة',
        next: 'الشريحة التالية',
      }}
    >
      {['خريطة شارعنا', 'روبوت الشطرنج', 'ألوان مائية', 'مقياس الزلازل', 'عزف على الطبلة'].map((title) => (
        <CarouselItem key={title}>
          <Work by="الصف السابع">{title}</Work>
        </CarouselItem>
      ))}
    </Carousel>
  </div>
)
