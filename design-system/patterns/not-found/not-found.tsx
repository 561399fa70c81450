import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { Heading } from '../../components/heading/heading.tsx'
import { Anchor } from '../../provider/anchor.tsx'

export type NotFoundProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. */
  title: ReactNode
  /** The explanation. */
  text: string
  /** A link to another page. */
  link: { label: string; href: string }
  /** A decorative drawing, positioned at the lower edge. */
  children?: ReactNode
}

/** The content of a page for an address that does not exist. */
export function NotFound({ title, text, link, className, children, ...rest }: NotFoundProps) {
  return (
    <section
      data-slot="not-found"
      data-surface="inverse"
      className={cx('relative px-inset pt-section', children ? 'pb-48' : 'pb-section', className)}
      {...rest}
    >
      <Heading level={1} size="display" measure="short">
        {title}
      </Heading>
      <p className="mt-8 max-w-[29em] text-lead">{text}</p>
      <Anchor
        href={link.href}
        className={buttonVariants({ variant: 'primary', className: 'mt-8 max-xs:w-full' })}
      >
        {link.label}
      </Anchor>
      {children}
    </section>
  )
}
