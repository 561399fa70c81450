import { cva, type VariantProps } from 'class-variance-authority'
import { ExternalLink } from 'lucide'
import type { ComponentProps } from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { NewTab } from '../_internal/new-tab.tsx'
import { translateOf, wholeWords } from '../_internal/whole-words.tsx'
import { createIcon } from '../icon/create-icon.ts'

const ExternalLinkIcon = createIcon('external-link', ExternalLink)

/** A one-line description of each value, printed by the documentation. */
export const linkDescriptions = {
  variant: {
    inline: 'In running text: in the link colour and always underlined. The default.',
    plain: 'In a list, where the position shows that it is a link: in the text colour, underlined on hover.',
  },
} as const

/** The styles of a link as a class name, for elements that cannot be a `Link`. */
export const linkVariants = cva('underline-offset-[.22em] hover:decoration-[3px]', {
  variants: {
    variant: {
      inline: 'text-link underline decoration-[1.5px]',
      plain: 'inline-flex min-h-11 items-center gap-2 text-fg no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'inline' },
})

export type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkVariants> & {
    /** URL of the destination. */
    href: string
    /** Opens a new tab, and shows an icon and the visually hidden text “(opens in a new tab)”. False by default. */
    external?: boolean
  }

/**
 * Goes to another address. To start an action use a Button.
 *
 * @example <Link href="/refund-policy">Read the refund rules</Link>
 */
export function Link({ variant, external, className, children, ...rest }: LinkProps) {
  return (
    <Anchor
      data-slot="link"
      translate={translateOf(children)}
      className={linkVariants({ variant, className })}
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {wholeWords(children)}
      {external && (
        <>
          <ExternalLinkIcon aria-hidden="true" className="ms-[.25em] inline size-[.9em] align-[-.1em]" />
          <NewTab />
        </>
      )}
    </Anchor>
  )
}
