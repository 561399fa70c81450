import { cva, type VariantProps } from 'class-variance-authority'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** What each value is for, in one line; the documentation prints these. */
export const linkDescriptions = {
  variant: {
    inline: 'Within running text: link colour, always underlined. The default.',
    plain: 'Within a list of links, where the place says that it is one: text colour, underlined on hover.',
  },
} as const

/** The look of a link as a class name, for elements that must not be a `Link`. */
export const linkVariants = cva('underline-offset-[.22em] hover:decoration-[3px]', {
  variants: {
    variant: {
      inline: 'text-link underline decoration-[1.5px]',
      plain: 'inline-flex min-h-11 items-center gap-2 text-ink no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'inline' },
})

export type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkVariants> & {
    href: string
    /** Opens in a new tab, and says so to the eye (a mark) and to the ear. */
    external?: boolean
  }

/**
 * Leads somewhere. What starts something is a Button.
 *
 * @example <Link href="/refund-policy">Read the refund rules</Link>
 */
export function Link({ variant, external, className, children, ...rest }: LinkProps) {
  return (
    <a
      data-slot="link"
      className={linkVariants({ variant, className })}
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {external && (
        <>
          <ExternalLink aria-hidden="true" className="ms-[.25em] inline size-[.9em] align-[-.1em]" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </a>
  )
}
