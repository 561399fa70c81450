import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const separatorDescriptions = {
  variant: {
    bar: '6 px in the colour of the text: what a list or a reading hangs from.',
    rule: '2 px in the colour of the text: parts one subject from the next.',
    hair: '1 px, faint: between rows that spacing already parts. The default.',
  },
  orientation: {
    horizontal: 'From side to side. The default.',
    vertical: 'From top to bottom, in a row of things; as tall as they are.',
  },
} as const

const separator = cva('m-0 border-0', {
  variants: {
    variant: {
      bar: 'border-ink [--line:6px]',
      rule: 'border-ink [--line:2px]',
      hair: 'border-hair [--line:1px]',
    },
    orientation: {
      horizontal: 'w-full border-t-(length:--line)',
      vertical: 'h-auto self-stretch border-s-(length:--line)',
    },
  },
  defaultVariants: { variant: 'hair', orientation: 'horizontal' },
})

export type SeparatorProps = Omit<ComponentProps<'hr'>, 'role' | 'children'> &
  VariantProps<typeof separator> & {
    /** For the eye alone: headings or a list already say that something new begins. */
    decorative?: boolean
  }

/**
 * A line between two things: an `<hr>`, which screen readers tell as a change of subject unless it is `decorative`.
 *
 * @example <Separator variant="bar" decorative />
 */
export function Separator({ variant, orientation, decorative, className, ...rest }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      data-orientation={orientation ?? 'horizontal'}
      role={decorative ? 'none' : undefined}
      aria-orientation={!decorative && orientation === 'vertical' ? 'vertical' : undefined}
      className={separator({ variant, orientation, className })}
      {...rest}
    />
  )
}
