import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../../components/button/button.tsx'
import { ChalkLedge } from '../../components/chalk/chalk-ledge.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { DusterStroke } from './duster-stroke.tsx'

export type NotFoundProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The headline. Its first zero looks erased. Screen readers get it as it is written. */
  title: string
  /** The explanation. */
  text: string
  /** A link to another page. */
  link: { label: string; href: string }
}

/** The text before the number with the first zero, the digits before that zero, those after it, and the rest. */
const firstZero = /^(.*?)(\d*?)0(\d*)(.*)$/s

/** The content of a page for an address that does not exist. The headline has an erased zero. */
export function NotFound({ title, text, link, className, ...rest }: NotFoundProps) {
  const [, before, digits, more, after] = title.match(firstZero) ?? []
  return (
    <section
      data-slot="not-found"
      data-surface="inverse"
      className={cx('relative px-inset pt-section pb-48', className)}
      {...rest}
    >
      <Heading level={1} size="display" measure="short">
        {digits === undefined ? (
          title
        ) : (
          <>
            {before}
            {/* The drawing splits the number. Without dir the bidi algorithm would reorder its parts in Arabic. */}
            <span dir="ltr">
              {digits}
              <span className="relative">
                0
                <DusterStroke />
              </span>
              {more}
            </span>
            {after}
          </>
        )}
      </Heading>
      <p className="mt-8 max-w-[29em] text-lead">{text}</p>
      <a href={link.href} className={buttonVariants({ variant: 'primary', className: 'mt-8 max-xs:w-full' })}>
        {link.label}
      </a>
      <ChalkLedge />
    </section>
  )
}
