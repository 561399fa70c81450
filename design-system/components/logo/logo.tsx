import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const logoDescriptions = {
  size: {
    md: 'For a header, with a mark of 34 px. The default.',
    lg: 'For a footer, with a mark of 44 px.',
  },
} as const

const logo = cva(
  'inline-flex min-h-11 items-center leading-none font-extrabold tracking-[-.035em] text-fg no-underline',
  {
    variants: {
      size: {
        md: 'gap-[.45rem] text-[1.5rem] xs:gap-[.55rem] xs:text-[1.625rem] [&>svg]:size-8.5',
        lg: 'gap-[.6rem] text-[2rem] [&>svg]:size-11',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export type LogoProps = Omit<ComponentProps<'a'>, 'children'> &
  VariantProps<typeof logo> & {
    /** Name of the brand. */
    name: string
    /** The destination, added to the name in the accessible name. 'home' by default. */
    destination?: string
    /** The drawing before the name, as a square `<svg aria-hidden="true">`. The letter ka by default. */
    mark?: ReactNode
  }

/** The letter ka below its headline stroke. */
const ka = (
  <svg viewBox="0 0 34 34" aria-hidden="true" className="flex-none">
    <rect width="34" height="34" rx="5" className="fill-accent" />
    <path
      d="M6 9h22M17 9v18m0-11.500c-4.5-2.8-8.6-1.6-8.6 2.1 0 4 5.2 4 8.6-.6 2.6-3.5 8.2-3.4 8.2.9 0 2.7-1.5 4.3-3.7 4.6"
      className="fill-none stroke-on-accent [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:3.2]"
    />
  </svg>
)

/**
 * The mark and the name of the brand, as a link to the home page.
 *
 * @example <Logo name={brand.name} />
 */
export function Logo({
  name,
  destination = 'home',
  mark = ka,
  size,
  href = '/',
  className,
  ...rest
}: LogoProps) {
  return (
    <a
      data-slot="logo"
      href={href}
      aria-label={`${name}, ${destination}`}
      className={logo({ size, className })}
      {...rest}
    >
      {mark}
      {name}
    </a>
  )
}
