import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The use of each variant value. Shown in the documentation. */
export const sectionDescriptions = {
  surface: {
    page: 'The background of the page. The default.',
    tint: 'A slightly darker background, to separate two sections. Lines, in high contrast and in forced colours.',
    inverse: 'A dark slate background.',
  },
} as const

/**
 * A link scrolls the section to the lower edge of SiteHeader: less than the 6rem of `theme.css`, because the section has
 * its own padding.
 */
const section = cva('px-inset -scroll-mt-7', {
  variants: { surface: { page: 'bg-page', tint: 'border-y-panel bg-tint', inverse: '' } },
  defaultVariants: { surface: 'page' },
})

export type SectionProps = ComponentProps<'section'> &
  VariantProps<typeof section> & {
    /**
     * Label of the section in the margin. It is hidden from screen readers, so repeat it in the heading:
     * `<PageHeader level={2} label="Our Pricing" …>`.
     */
    label?: ReactNode
    /** A short note: below the label from 64rem, else at the end of the section. It may contain a link. */
    note?: ReactNode
    /** Draws a double margin line from 64rem. */
    ruled?: boolean
    /** Id of the heading that names the section. */
    headingId?: string
  }

/**
 * A section of a page. From 64rem its label is in a margin column at the side and stays visible on scroll. Below that
 * width the label is above the headline.
 *
 * @example
 * <Section id="faq" label="FAQ" note="Yours not here?" headingId="faq-heading" ruled>
 *   <PageHeader level={2} label="FAQ" headingId="faq-heading" title="Questions teachers ask first" />
 * </Section>
 */
export function Section({
  surface,
  label,
  note,
  ruled,
  headingId,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      data-slot="section"
      data-surface={surface === 'inverse' ? 'inverse' : undefined}
      data-ruled={ruled || undefined}
      aria-labelledby={headingId}
      className={section({ surface, className })}
      {...rest}
    >
      <div
        className={cx(
          'relative grid gap-6 py-section lg:grid-cols-[var(--ds-space-label)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-label-gap lg:gap-y-2',
          ruled &&
            'lg:before:absolute lg:before:inset-y-0 lg:before:start-[calc(var(--ds-space-label)+var(--ds-space-label-gap)/2-3px)] lg:before:w-1.5 lg:before:border-x-[1.5px] lg:before:border-margin print:before:hidden',
        )}
      >
        {label && (
          <p
            aria-hidden="true"
            className="-mb-3 text-small/[1.3] font-bold lg:sticky lg:top-26 lg:mb-0 lg:self-start lg:pt-[.9rem]"
          >
            {label}
          </p>
        )}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        {note && (
          <div
            className={cx(
              'text-small/[1.45] text-balance text-muted lg:sticky lg:col-start-1 lg:self-start',
              label ? 'lg:row-start-2 lg:top-36' : 'lg:row-start-1 lg:top-26 lg:pt-[.9rem]',
            )}
          >
            {note}
          </div>
        )}
      </div>
    </section>
  )
}
