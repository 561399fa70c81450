import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export type PartnerRowProps = ComponentProps<'section'> & {
  /** Says whose marks these are; names the region too. */
  label: string
}

/**
 * The marks of those who use the product, in one row and one colour.
 *
 * @example
 * <PartnerRow label="Academies on Kaksha">
 *   <Partner mark={<ShalukMark />} face="heavy">Shaluk Academy</Partner>
 * </PartnerRow>
 */
export function PartnerRow({ label, className, children, ...rest }: PartnerRowProps) {
  return (
    <section
      data-slot="partner-row"
      aria-label={label}
      className={cx(
        'border-b border-hair px-inset py-6 2xl:flex 2xl:items-center 2xl:gap-label-gap 2xl:py-8',
        className,
      )}
      {...rest}
    >
      <p aria-hidden="true" className="flex-none text-small text-balance text-muted 2xl:w-label">
        {label}
      </p>
      <ul className="grid flex-1 gap-x-6 gap-y-5 pt-4 pb-3 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between 2xl:py-2">
        {children}
      </ul>
    </section>
  )
}

/** What each value is for, in one line; the documentation prints these. */
export const partnerDescriptions = {
  face: {
    heavy: 'Set tight and heavy. The default.',
    medium: 'Set in a medium weight.',
    light: 'Set light and a little open.',
    capitals: 'A mark that is set in capitals by its owner.',
  },
} as const

const partner = cva(
  'flex min-h-8 items-center gap-[.6rem] text-[1.3125rem] leading-none whitespace-nowrap [&>svg]:size-8 [&>svg]:flex-none',
  {
    variants: {
      face: {
        heavy: 'font-extrabold tracking-[-.03em]',
        medium: 'font-medium tracking-[-.01em]',
        light: 'font-normal tracking-[.02em]',
        capitals: 'text-[1.0625rem]! font-bold tracking-[.14em] uppercase',
      },
    },
    defaultVariants: { face: 'heavy' },
  },
)

export type PartnerProps = ComponentProps<'li'> &
  VariantProps<typeof partner> & {
    /** The drawing before the name: an `<svg aria-hidden="true">` in `currentColor`. */
    mark: ReactNode
  }

/** One mark of a PartnerRow. */
export function Partner({ mark, face, className, children, ...rest }: PartnerProps) {
  return (
    <li data-slot="partner" className={partner({ face, className })} {...rest}>
      {mark}
      {children}
    </li>
  )
}
