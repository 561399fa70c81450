import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const cardDescriptions = {
  surface: {
    surface: 'The surface colour, one step above the page. The default.',
    tint: 'The tint colour, one step below the page, for secondary content.',
    accent: 'A tint of the accent colour, for an offer.',
    info: 'A blue tint, for help or a note.',
    ok: 'A green tint. The colour does not announce a success: say it in words.',
    error: 'A red tint. The colour does not announce a failure: say it in words.',
    inverse: 'A dark surface, on which chalk and the accent colour have enough contrast.',
    paper: 'Paper that stays light in the dark theme, for an object that lies on the page.',
  },
  border: {
    none: 'No border. The default. In high contrast and in forced colours it is 2 px on all sides.',
    subtle: '1 px, low contrast, on all sides.',
    line: '2 px in the border colour of a control, on all sides.',
    top: '2 px in the text colour along the top. In high contrast and in forced colours on all sides.',
  },
  shape: {
    square: 'Square corners. The default.',
    panel: 'Corners with a radius of 8 px, for an object that lies on the page.',
  },
  padding: {
    none: 'None, for content that reaches the edge: a picture, a table.',
    sm: '16 px.',
    md: '24 px. The default.',
    lg: '24 px on a phone, 32 px from 40rem, 40 px from 64rem.',
  },
  shadow: {
    true: 'Casts the shadow of the design system.',
  },
} as const

const card = cva('min-w-0', {
  variants: {
    surface: {
      surface: 'bg-surface',
      tint: 'bg-tint',
      accent: 'bg-accent-subtle',
      info: 'bg-info-subtle',
      ok: 'bg-ok-subtle',
      error: 'bg-error-subtle',
      inverse: '',
      paper: '',
    },
    border: {
      none: 'border-panel',
      subtle: 'border border-border-subtle',
      line: 'border-2 border-border',
      top: 'border-panel border-t-2 border-fg',
    },
    shape: { square: '', panel: 'rounded-panel' },
    padding: { none: '', sm: 'p-4', md: 'p-6', lg: 'p-6 sm:p-8 lg:p-10' },
    shadow: { true: cx('shadow-float') },
  },
  defaultVariants: { surface: 'surface', border: 'none', padding: 'md' },
})

type Element = 'div' | 'article' | 'li' | 'section'

/**
 * A `section` without a name is not a landmark, so it does not compile without one. An element that is only known at run
 * time is accepted.
 */
type Name<E> = [E] extends ['section'] ? { 'aria-label': string } | { 'aria-labelledby': string } : unknown

export type CardProps = Omit<ComponentProps<'div'>, 'ref'> &
  Omit<VariantProps<typeof card>, 'shadow'> & {
    /** Ref to the root element. */
    ref?: Ref<HTMLElement>
    /** Casts the shadow of the design system. */
    shadow?: boolean
    /** The element, `div` by default. A `section` needs an accessible name. */
    as?: Element | undefined
  }

/**
 * An area that groups related content. It has no role: screen-reader users find its heading, or the list
 * that contains it.
 *
 * @example <Card as="article" surface="accent" border="top"><Heading level={3}>14 days free</Heading></Card>
 */
export function Card<const E extends Element | undefined = 'div'>(props: CardProps & { as?: E } & Name<E>) {
  const { as = 'div', surface, border, shape, padding, shadow, className, ...rest } = props as CardProps
  const Tag = as as 'div'
  return (
    <Tag
      data-slot="card"
      data-surface={surface === 'inverse' || surface === 'paper' ? surface : undefined}
      className={card({ surface, border, shape, padding, shadow, className })}
      {...(rest as ComponentProps<'div'>)}
    />
  )
}
