import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { LabelText } from '../../provider/label-text.tsx'

/** The texts of a skip link. */
export const skipLinkLabels = { skip: 'Skip to main content' }

export type SkipLinkProps = ComponentProps<'a'> & {
  /** Its texts in another language. `children` replaces the text. */
  labels?: Partial<typeof skipLinkLabels>
}

/**
 * The first tab stop of a page: a link past the header. Visually hidden until it has the focus. Its target needs the id
 * in `href` and `tabIndex={-1}`, so that the focus moves there.
 *
 * @example <SkipLink /> <main id="main" tabIndex={-1}>…</main>
 */
export function SkipLink({ href = '#main', labels, className, children, ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={cx(
        'fixed start-4 top-4 z-50 print:hidden inline-flex min-h-11 items-center border-2 border-accent-border bg-accent px-6 py-3 font-bold text-on-accent',
        'not-focus:-translate-y-24 not-focus:opacity-0',
        className,
      )}
      {...rest}
    >
      {children ?? <LabelText part="skipLink" name="skip" english={skipLinkLabels} own={labels} />}
    </a>
  )
}
