import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const textDescriptions = {
  size: {
    lead: 'The paragraph under a headline: 19 to 23 px.',
    say: 'One large paragraph that carries a section: 21 to 28 px.',
    body: 'Running text, 18 px: what a page has of itself. Only needed inside something smaller.',
    small: 'Notes and captions: 16 px.',
    label: 'Names what stands beside or below it, where it is not a heading: 16 px, bold.',
    micro: 'Inside drawn objects and dense rows. 14 px, and never less.',
  },
  tone: {
    ink: 'Full strength. What a page has of itself; only needed inside something quieter.',
    muted: 'Second in rank, and still 7:1 on paper and slate.',
    error: 'What went wrong. Say it in words: the colour repeats them.',
    ok: 'What went well. Say it in words: the colour repeats them.',
  },
  measure: {
    short: 'At most 29em a line: a lead beside a picture.',
    full: 'At most 36em a line: the longest that reads well.',
  },
} as const

/** The look of a text as a class name, for elements that must not be a `Text`: a link, a label. */
export const textVariants = cva('', {
  variants: {
    size: {
      lead: 'text-lead',
      say: 'text-say',
      body: 'text-body',
      small: 'text-small',
      label: 'text-small font-bold',
      micro: 'text-micro',
    },
    tone: { ink: 'text-ink', muted: 'text-muted', error: 'text-error', ok: 'text-ok' },
    measure: { short: 'max-w-[29em]', full: 'max-w-[36em]' },
  },
})

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> &
  VariantProps<typeof textVariants> & {
    ref?: Ref<HTMLElement>
    /** The element. A heading is a Heading, a link a Link. */
    as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'blockquote'
  }

/**
 * Words in one of the sizes and tones of the system, a paragraph unless told otherwise.
 * What is not given is inherited: a Text in a small note is small.
 *
 * @example <Text size="lead" tone="muted" measure="full">Ten minutes from sign-up to your own site.</Text>
 */
export function Text({ as = 'p', size, tone, measure, className, ...rest }: TextProps) {
  const Tag = as as 'p'
  return (
    <Tag
      data-slot="text"
      // An empty class attribute would be sent with every page.
      className={textVariants({ size, tone, measure, className }) || undefined}
      {...(rest as ComponentProps<'p'>)}
    />
  )
}
