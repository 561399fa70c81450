import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { translateOf, wholeWords } from '../../components/_internal/whole-words.tsx'
import { Anchor } from '../../provider/anchor.tsx'

export type ContactDetailsProps = ComponentProps<'dl'>

/**
 * A description list of ways to contact an organisation.
 *
 * @example
 * <ContactDetails>
 *   <ContactDetail icon={<Mail />} term="Email" href="mailto:hello@school.example">hello@school.example</ContactDetail>
 *   <ContactDetail icon={<Clock />} term="Hours">9 AM to 6 PM IST</ContactDetail>
 * </ContactDetails>
 */
export function ContactDetails({ className, ...rest }: ContactDetailsProps) {
  return (
    <dl
      data-slot="contact-details"
      className={cx(
        'border-t-6 border-fg',
        // On phones two details are side by side, where both fit.
        'max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:[&>div]:flex-auto',
        className,
      )}
      {...rest}
    />
  )
}

export type ContactDetailProps = ComponentProps<'div'> & {
  /** A Lucide icon. It is decorative and hidden from screen readers. */
  icon: ReactNode
  /** The label of the detail: Email, Hours. */
  term: ReactNode
  /** Makes the value a link. */
  href?: string
}

/** One way to contact an organisation: a term and its value. With `href` the value is a link. */
export function ContactDetail({ icon, term, href, className, children, ...rest }: ContactDetailProps) {
  return (
    <div
      data-slot="contact-detail"
      className={cx('relative border-b border-border-subtle py-2 ps-10 md:py-4 max-sm:ps-8', className)}
      {...rest}
    >
      <dt className="text-small text-muted [&>svg]:absolute [&>svg]:start-0 [&>svg]:size-6.5 [&>svg]:text-fg">
        {icon}
        {term}
      </dt>
      <dd className="font-bold tabular-nums">
        {href ? (
          <Anchor
            href={href}
            translate={translateOf(children)}
            className="-my-2 inline-flex min-h-11 py-2 text-link underline decoration-2 underline-offset-[.22em] [overflow-wrap:anywhere] hover:decoration-[3px]"
          >
            {wholeWords(children)}
          </Anchor>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
