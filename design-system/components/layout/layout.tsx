import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const layoutDescriptions = {
  width: {
    text: 'At most 36em: the longest comfortable line.',
    form: 'At most 36rem, for a form or a single card.',
    wide: 'As wide as the sections of a page. The default.',
  },
  gap: {
    xs: '8 px: a name and its value.',
    sm: '16 px: controls of one group, buttons. The default.',
    md: '24 px: fields of a form, cards.',
    lg: '48 px: parts of a page.',
  },
  direction: {
    column: 'From top to bottom. The default.',
    row: 'Side by side, and wrapped where there is too little room.',
  },
  align: {
    start: 'At the start, as wide as the content needs.',
    center: 'Centred across the direction.',
    end: 'At the end.',
    stretch: 'As wide (or as high) as the widest. The default.',
  },
  min: {
    xs: 'Columns of at least 10rem: figures, options.',
    sm: 'Columns of at least 15rem: small cards. The default.',
    md: 'Columns of at least 20rem: cards with text.',
  },
  columns: {
    2: 'Two from 40rem, else one.',
    3: 'Three from 64rem, two from 40rem, else one.',
    4: 'Four from 64rem, two from 40rem, else one.',
  },
} as const

const gap = { xs: 'gap-2', sm: 'gap-4', md: 'gap-6', lg: 'gap-12' }
const align = { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' }

const container = cva('mx-auto w-full', {
  variants: {
    width: {
      text: 'max-w-[calc(36em+2*var(--ds-space-gutter))] px-gutter',
      form: 'max-w-[calc(36rem+2*var(--ds-space-gutter))] px-gutter',
      wide: 'px-inset',
    },
  },
  defaultVariants: { width: 'wide' },
})

const stack = cva('flex', {
  variants: { direction: { column: 'flex-col', row: 'flex-row flex-wrap' }, gap, align },
  defaultVariants: { direction: 'column', gap: 'sm' },
})

const grid = cva('grid', {
  variants: {
    min: {
      xs: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
      sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
    },
    columns: {
      2: 'grid-cols-[minmax(0,1fr)] sm:grid-cols-2',
      3: 'grid-cols-[minmax(0,1fr)] sm:grid-cols-2 lg:grid-cols-3',
      4: 'grid-cols-[minmax(0,1fr)] sm:grid-cols-2 lg:grid-cols-4',
    },
    gap,
    align,
  },
  defaultVariants: { min: 'sm', gap: 'md' },
})

export type ContainerProps = ComponentProps<'div'> & VariantProps<typeof container>

/**
 * A centred column with the margins of the page at its sides.
 *
 * @example <Container width="form">…</Container>
 */
export function Container({ width, className, ...rest }: ContainerProps) {
  return <div data-slot="container" className={container({ width, className })} {...rest} />
}

export type StackProps = Omit<ComponentProps<'div'>, 'ref'> &
  VariantProps<typeof stack> & {
    /** Ref to the root element. */
    ref?: Ref<HTMLElement>
    /** The element, `div` by default. A list has `li` as children. */
    as?: 'div' | 'ul' | 'ol' | 'li'
  }

/**
 * Elements below or beside each other, with the same space between them.
 *
 * @example
 * <Stack gap="md">
 *   <Field label="Name"><Input name="name" /></Field>
 *   <Field label="Email"><Input name="email" type="email" /></Field>
 * </Stack>
 */
export function Stack({ as = 'div', direction, gap, align, className, ...rest }: StackProps) {
  const Tag = as as 'div'
  return (
    <Tag
      data-slot="stack"
      className={stack({ direction, gap, align, className })}
      {...(rest as ComponentProps<'div'>)}
    />
  )
}

export type GridProps = ComponentProps<'div'> & VariantProps<typeof grid>

/**
 * Columns of equal width, as many as there is room for: from one on a phone, without a breakpoint. With `columns` at most
 * that many, from the widths of the window at which these fit in a page.
 *
 * @example <Grid min="md"><Card>…</Card><Card>…</Card></Grid>
 */
export function Grid({ min, columns, gap, align, className, ...rest }: GridProps) {
  const variants = { min: columns ? null : min, columns, gap, align, className }
  return <div data-slot="grid" className={grid(variants)} {...rest} />
}
