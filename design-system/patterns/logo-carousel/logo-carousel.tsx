'use client'

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
  /** Says whose logos these are. It also names the region. */
  label: string
  /** Accessible names of the controls. Say what moves: 'Pause the row of academies'. */
  labels?: Partial<CarouselLabels>
}

/**
 * A row of customer logos in one colour that moves on every two seconds.
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
        // Hidden from screen readers, because it is the name of the region.
        <Text
          id={id}
          aria-hidden="true"
          size="small"
          tone="muted"
          className="flex-1 text-balance xl:flex-[0_0_12.5rem]"
        >
          {label}
        </Text>
      }
      className={cx('border-b border-border-subtle px-inset py-5', className)}
      {...rest}
    />
  )
}

/** The use of each variant value. Shown in the documentation. */
export const logoCarouselDescriptions = {
  face: {
    heavy: 'Heavy weight. The default.',
    medium: 'Medium weight.',
    light: 'Light weight with wider letter spacing.',
    capitals: 'Capitals, for a name that its owner writes in capitals.',
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
    /** The logo before the name: an `<svg aria-hidden="true">` in `currentColor`. */
    mark: ReactNode
  }

/** One logo of a LogoCarousel. */
export function LogoCarouselItem({ mark, face, className, children, ...rest }: LogoCarouselItemProps) {
  return (
    <CarouselItem data-slot="logo-carousel-item" className={logo({ face, className })} {...rest}>
      {mark}
      {children}
    </CarouselItem>
  )
}
