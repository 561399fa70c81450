import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const textDescriptions = {
  size: {
    lead: 'The paragraph under a main heading: 19 to 23 px.',
    xl: 'One large paragraph as the main content of a section: 21 to 28 px.',
    body: 'Running text, 18 px, the default of a page. Only needed inside smaller text.',
    small: 'Notes and captions: 16 px.',
    label: 'The name of what is beside or below it, if it is not a heading: 16 px, bold.',
    micro: 'Inside drawings and dense rows: 14 px, the smallest size.',
  },
  tone: {
    fg: 'The text colour, the default of a page. Only needed inside muted text.',
    muted: 'Secondary text, with a contrast of at least 7:1 on light and dark surfaces.',
    error: 'An error. The words must say so; the colour only repeats it.',
    ok: 'A success. The words must say so; the colour only repeats it.',
  },
  measure: {
    short: 'At most 29em per line, for a lead beside a picture.',
    full: 'At most 36em per line, the longest comfortable line.',
  },
} as const

/** The styles of a text as a class name, for elements that cannot be a `Text`: a link, a label. */
export const textVariants = cva('', {
  variants: {
    size: {
      lead: 'text-lead',
      xl: 'text-lead-xl',
      body: 'text-body',
      small: 'text-small',
      label: 'text-small font-bold',
      micro: 'text-micro',
    },
    tone: { fg: 'text-fg', muted: 'text-muted', error: 'text-error', ok: 'text-ok' },
    measure: { short: 'max-w-[29em]', full: 'max-w-[36em]' },
  },
})

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> &
  VariantProps<typeof textVariants> & {
    /** Ref to the root element. */
    ref?: Ref<HTMLElement>
    /** The element, `p` by default. For a heading use Heading, for a link use Link. */
    as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'blockquote'
  }

/**
 * Text in one of the sizes and tones of the design system, in a paragraph by default. Props that are left out are
 * inherited: a Text in a small note is small.
 *
 * @example <Text size="lead" tone="muted" measure="full">Ten minutes from sign-up to your own site.</Text>
 */
export function Text({ as = 'p', size, tone, measure, className, ...rest }: TextProps) {
  const Tag = as as 'p'
  return (
    <Tag
      data-slot="text"
      // Undefined instead of an empty class attribute in the HTML.
      className={textVariants({ size, tone, measure, className }) || undefined}
      {...(rest as ComponentProps<'p'>)}
    />
  )
}
