import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import {
  Carousel,
  CarouselItem,
  type CarouselItemProps,
  type CarouselLabels,
} from '../../components/carousel/carousel.tsx'
import { Text } from '../../components/text/text.tsx'

export type LogoCarouselProps = Omit<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby'> & {
  /** Says whose marks these are; names the region too. */
  label: string
  /** Words of the controls. Say what moves: 'Pause the row of academies'. */
  labels?: Partial<CarouselLabels>
}

/**
 * The marks of those who use the product, in one row and one colour, that moves on every two seconds.
 *
 * @example
 * <LogoCarousel label="Academies on Kaksha" labels={{ pause: 'Pause the row of academies', … }}>
 *   <LogoCarouselItem mark={<ShalukMark />}>Shaluk Academy</LogoCarouselItem>
 * </LogoCarousel>
 */
export function LogoCarousel({ label, className, ...rest }: LogoCarouselProps) {
  const id = useId()
  return (
    <Carousel
      data-slot="logo-carousel"
      aria-labelledby={id}
      layout="beside"
      autoplay
      header={
        // Hidden here, since the region says it.
        <Text
          id={id}
          aria-hidden="true"
          size="small"
          tone="muted"
          className="flex-1 text-balance 2xl:flex-[0_0_12.5rem]"
        >
          {label}
        </Text>
      }
      className={cx('border-b border-hair px-inset py-5', className)}
      {...rest}
    />
  )
}

/** What each value is for, in one line; the documentation prints these. */
export const logoCarouselDescriptions = {
  face: {
    heavy: 'Set tight and heavy. The default.',
    medium: 'Set in a medium weight.',
    light: 'Set light and a little open.',
    capitals: 'A mark that is set in capitals by its owner.',
  },
} as const

const logo = cva('flex items-center gap-3 text-balance wrap-anywhere [&>svg]:size-8 [&>svg]:flex-none', {
  variants: {
    face: {
      heavy: 'text-h3',
      medium: 'text-h3 font-medium',
      light: 'text-h3 font-normal tracking-[.02em]',
      capitals: 'text-small font-bold tracking-[.14em] uppercase',
    },
  },
  defaultVariants: { face: 'heavy' },
})

export type LogoCarouselItemProps = Omit<CarouselItemProps, 'label'> &
  VariantProps<typeof logo> & {
    /** The drawing before the name: an `<svg aria-hidden="true">` in `currentColor`. */
    mark: ReactNode
  }

/** One mark of a LogoCarousel. */
export function LogoCarouselItem({ mark, face, className, children, ...rest }: LogoCarouselItemProps) {
  return (
    <CarouselItem data-slot="logo-carousel-item" className={logo({ face, className })} {...rest}>
      {mark}
      {children}
    </CarouselItem>
  )
}
