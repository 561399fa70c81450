import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const iconDescriptions = {
  size: {
    text: 'Within a line: grows and shrinks with its words. The default.',
    sm: '20 px, beside small text.',
    md: '24 px, beside a row of text.',
    lg: '28 px, beside a title.',
  },
  stroke: {
    regular: 'The 1.75 of every icon. The default.',
    strong: '2.25, for ticks: one line has to carry them.',
  },
  flip: {
    true: 'Turns round where the text runs from right to left: arrows, and nothing else.',
  },
} as const

const icon = cva('flex-none', {
  variants: {
    size: {
      text: 'inline-block size-[1.25em] align-[-.25em]',
      sm: 'size-5',
      md: 'size-6',
      lg: 'size-7',
    },
    stroke: { regular: '', strong: 'stroke-[2.25]' },
    flip: { true: 'rtl:-scale-x-100' },
  },
  defaultVariants: { size: 'text' },
})

export type IconProps = Omit<
  ComponentProps<'svg'>,
  'children' | 'role' | 'stroke' | 'aria-hidden' | 'aria-label' | 'aria-labelledby'
> &
  Pick<VariantProps<typeof icon>, 'size' | 'stroke'> & {
    /** An icon of lucide-react, or a component of your own that draws an `<svg>` and passes its props on. */
    icon: ComponentType<ComponentProps<'svg'>>
    /** What it says where no words beside it do. Without one it is decoration, and hidden from screen readers. */
    label?: string
    /** It points forwards or backwards, so it turns round where the text runs from right to left. */
    flip?: boolean
    // Said, not left out: JSX takes any name with a hyphen that a type does not speak of.
    'aria-label'?: never
    'aria-labelledby'?: never
    'aria-hidden'?: never
  }

/**
 * A drawing beside words, in their colour. It repeats them, so screen readers skip it; give it a `label` only where
 * it stands alone and is not in a control, which has its own name.
 *
 * @example <Icon icon={Check} size="md" stroke="strong" />
 * @example <Icon icon={Check} label="Included" />
 */
export function Icon({ icon: Drawing, label, size, stroke, flip, className, ...rest }: IconProps) {
  return (
    <Drawing
      data-slot="icon"
      className={icon({ size, stroke, flip, className })}
      role={label && 'img'}
      aria-label={label}
      // Undefined rather than left out: a drawing may hide itself.
      aria-hidden={label ? undefined : true}
      {...rest}
    />
  )
}
