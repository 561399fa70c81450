import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const badgeDescriptions = {
  variant: {
    outline: 'A bordered label beside a title: Sample, Draft. The default.',
    chalk: 'Circled in chalk. On a dark surface, and at most once on a page.',
  },
} as const

const badge = cva('inline-block flex-none font-bold whitespace-nowrap', {
  variants: {
    variant: {
      outline: 'rounded-control border-2 border-border px-2 py-0.5 text-micro',
      // The accent colour on a dark surface, the text colour on paper, where the accent has too little contrast.
      chalk: 'relative -my-1 px-[.4rem] py-1 text-accent-border',
    },
  },
  defaultVariants: { variant: 'outline' },
})

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badge>

/**
 * A label of one or two words that marks one item among others. The text carries the meaning, never the colour alone.
 *
 * @example <Badge>Sample</Badge>
 */
export function Badge({ variant, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" className={badge({ variant, className })} {...rest}>
      {variant === 'chalk' && (
        <svg
          viewBox="0 0 160 48"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute -inset-x-[.85rem] -inset-y-2 h-[calc(100%+1rem)] w-[calc(100%+1.7rem)] overflow-visible fill-none stroke-current stroke-[2.6] [stroke-linecap:round]"
        >
          {/* The filter comes from `ChalkGrain`, which is rendered once in the document. */}
          <g filter="url(#grain)" className="motion-safe:[&>path]:animate-draw">
            <path
              pathLength="1"
              d="M132 8C96 1 40 2 18 12 -4 22 2 38 34 43c36 5 94 3 114-9 20-13 2-27-40-31"
            />
          </g>
        </svg>
      )}
      {children}
    </span>
  )
}
