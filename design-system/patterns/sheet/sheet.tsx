import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const sheetDescriptions = {
  surface: {
    page: 'Paper; the blackboard in the dark theme. The default.',
    tint: 'A darker paper, to part two sheets that say different things.',
    board: 'The page turned over to slate.',
  },
} as const

const sheet = cva('px-inset', {
  variants: { surface: { page: 'bg-page', tint: 'bg-tint', board: '' } },
  defaultVariants: { surface: 'page' },
})

export type SheetProps = ComponentProps<'section'> &
  VariantProps<typeof sheet> & {
    /**
     * Name of the section, in the margin. Hidden from screen readers, which hear it in the heading:
     * `<PageHeader level={2} label="Our Pricing" …>` says it there.
     */
    label?: ReactNode
    /** One short note under the label. May hold a link. */
    note?: ReactNode
    /** Draws the doubled margin line, from 64rem on. */
    ruled?: boolean
    /** Id of the heading that names the section. */
    headingId?: string
  }

/**
 * A section as a page of one exercise book: from 64rem on its name stands in the margin, left of a doubled line,
 * and stays in view; below that it stands above the headline.
 *
 * @example
 * <Sheet id="faq" label="FAQ" note="Yours not here?" headingId="faq-heading" ruled>
 *   <PageHeader level={2} label="FAQ" headingId="faq-heading" title="Questions teachers ask first" />
 * </Sheet>
 */
export function Sheet({ surface, label, note, ruled, headingId, className, children, ...rest }: SheetProps) {
  return (
    <section
      data-slot="sheet"
      data-surface={surface === 'board' ? 'board' : undefined}
      data-ruled={ruled || undefined}
      aria-labelledby={headingId}
      className={sheet({ surface, className })}
      {...rest}
    >
      <div
        className={cx(
          'relative grid gap-6 py-section lg:grid-cols-[var(--ds-space-label)_minmax(0,1fr)] lg:gap-label-gap',
          ruled &&
            'lg:before:absolute lg:before:inset-y-0 lg:before:start-[calc(var(--ds-space-label)+var(--ds-space-label-gap)/2-3px)] lg:before:w-1.5 lg:before:border-x-[1.5px] lg:before:border-margin',
        )}
      >
        {(label || note) && (
          <div className="text-small lg:sticky lg:top-26 lg:self-start lg:pt-[.9rem]">
            {label && (
              <p aria-hidden="true" className="leading-[1.3] font-bold">
                {label}
              </p>
            )}
            {note && <div className="mt-2 leading-[1.45] text-balance text-muted">{note}</div>}
          </div>
        )}
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
    </section>
  )
}
