'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'

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

/** The texts of a logo. */
export const logoLabels = {
  /** The destination of the link, added to its accessible name. */
  home: 'home',
}

export type LogoProps = Omit<ComponentProps<'a'>, 'children'> &
  VariantProps<typeof logo> & {
    /** Name of the brand. */
    name: string
    /** The destination, added to the name in the accessible name. 'home' by default. */
    destination?: string
    /** The drawing before the name, as a square `<svg aria-hidden="true">`. None by default. */
    mark?: ReactNode
    /** Its texts in another language. */
    labels?: Partial<typeof logoLabels>
  }

/**
 * The mark and the name of the brand, as a link to the home page.
 *
 * @example <Logo name={brand.name} />
 */
export function Logo({ name, mark, size, labels, href = '/', className, ...more }: LogoProps) {
  const { home } = useLabels('logo', logoLabels, labels)
  const { destination = home, ...rest } = more
  return (
    <Anchor
      data-slot="logo"
      href={href}
      aria-label={`${name}, ${destination}`}
      className={logo({ size, className })}
      {...rest}
    >
      {mark}
      <span translate="no">{name}</span>
    </Anchor>
  )
}
