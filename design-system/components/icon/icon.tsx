import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const iconDescriptions = {
  size: {
    text: '1.25em: follows the size of the text around it. The default.',
    sm: '20 px, beside small text.',
    md: '24 px, beside a row of text.',
    lg: '28 px, beside a title.',
  },
  stroke: {
    regular: 'A stroke width of 1.75, as in every icon. The default.',
    strong: 'A stroke width of 2.25, for ticks, which consist of one line.',
  },
  flip: {
    true: 'Mirrored in right-to-left text. For arrows only.',
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
    flip: { true: 'rtl:-scale-x-100' },
  },
  defaultVariants: { size: 'text' },
})

export type IconProps = Omit<
  ComponentProps<'svg'>,
  'children' | 'role' | 'stroke' | 'aria-hidden' | 'aria-label' | 'aria-labelledby'
> &
  Pick<VariantProps<typeof icon>, 'size'> & {
    /** How strong its lines are. */
    stroke?: keyof typeof iconDescriptions.stroke | null

    /** An icon of lucide-react, or your own component that renders an `<svg>` and forwards its props. */
    icon: ComponentType<ComponentProps<'svg'>>
    /**
     * Accessible name of an icon without text beside it. Without a label the icon is decorative and hidden from screen
     * readers.
     */
    label?: string
    /** Mirrors an icon that points forward or backward in right-to-left text. False by default. */
    flip?: boolean
    // Declared as `never`: otherwise TypeScript accepts any attribute with a hyphen in JSX.
    'aria-label'?: never
    'aria-labelledby'?: never
    'aria-hidden'?: never
  }

/**
 * A drawing in the colour of the text beside it. It is decorative unless it has a `label`, which it needs only if it
 * has no text beside it and is not inside a control with its own name.
 *
 * @example <Icon icon={Check} size="md" stroke="strong" />
 * @example <Icon icon={Check} label="Included" />
 */
export function Icon({ icon: Drawing, label, size, stroke, flip, className, ...rest }: IconProps) {
  return (
    <Drawing
      data-slot="icon"
      strokeWidth={stroke === 'strong' ? 2.25 : 1.75}
      className={icon({ size, flip, className })}
      role={label && 'img'}
      aria-label={label}
      // Undefined, not omitted: it overrides an `aria-hidden` of the drawing.
      aria-hidden={label ? undefined : true}
      {...rest}
    />
  )
}
