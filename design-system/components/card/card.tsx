import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const cardDescriptions = {
  surface: {
    surface: 'One step nearer than the page. The default.',
    tint: 'One step away from the page: something set aside.',
    accent: 'A marigold wash: an offer.',
    info: 'A river wash: help, a note.',
    ok: 'A leaf wash. Its colour alone says nothing: not that something worked.',
    error: 'A terra wash. Its colour alone says nothing: not that something failed.',
    board: 'Slate, where chalk and marigold can be read.',
    artefact: 'Paper that stays paper in the dark theme: an object that lies on the page.',
  },
  edge: {
    none: 'No edge. The default. In forced colours every card has one.',
    hair: '1 px, faint, all round.',
    line: '2 px in the colour of a control, all round.',
    top: '2 px in ink along the top, as on a sheet of paper that hangs.',
  },
  shape: {
    square: 'Square corners, as sections have. The default.',
    panel: 'Corners of 8 px, for what lies on the page.',
  },
  padding: {
    none: 'Its content reaches the edge: a picture, a table.',
    sm: '16 px.',
    md: '24 px. The default.',
    lg: '24 px on a phone, 32 from 40rem, 40 from 64rem.',
  },
  lift: {
    true: 'Throws the one shadow of the system: it lies on the page.',
  },
} as const

const card = cva('min-w-0 forced-colors:border-2', {
  variants: {
    surface: {
      surface: 'bg-surface',
      tint: 'bg-tint',
      accent: 'bg-accent-wash',
      info: 'bg-info-wash',
      ok: 'bg-ok-wash',
      error: 'bg-error-wash',
      board: '',
      artefact: '',
    },
    edge: {
      none: '',
      hair: 'border border-hair',
      line: 'border-2 border-edge',
      top: 'border-t-2 border-ink',
    },
    shape: { square: '', panel: 'rounded-panel' },
    padding: { none: '', sm: 'p-4', md: 'p-6', lg: 'p-6 sm:p-8 lg:p-10' },
    lift: { true: 'shadow-lift' },
  },
  defaultVariants: { surface: 'surface', padding: 'md' },
})

/** A `section` without a name is a landmark to nobody, so it does not compile without one. */
type ElementAndName =
  | { as?: 'div' | 'article' | 'li' }
  | ({ as: 'section' } & ({ 'aria-label': string } | { 'aria-labelledby': string }))

export type CardProps = Omit<ComponentProps<'div'>, 'ref'> &
  Omit<VariantProps<typeof card>, 'lift'> & {
    ref?: Ref<HTMLElement>
    /** Throws the one shadow of the system: it lies on the page. */
    lift?: boolean
  } & ElementAndName

/**
 * A field of its own for things that belong together. It says nothing to screen readers: its heading, or the list
 * that it is an item of, does.
 *
 * @example <Card as="article" surface="accent" edge="top"><Heading level={3}>14 days free</Heading></Card>
 */
export function Card({ as = 'div', surface, edge, shape, padding, lift, className, ...rest }: CardProps) {
  const Tag = as as 'div'
  return (
    <Tag
      data-slot="card"
      data-surface={surface === 'board' || surface === 'artefact' ? surface : undefined}
      className={card({ surface, edge, shape, padding, lift, className })}
      {...(rest as ComponentProps<'div'>)}
    />
  )
}
