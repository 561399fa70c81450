import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { Heading } from '../../components/heading/heading.tsx'
import { Anchor } from '../../provider/anchor.tsx'
import { ChalkLedge } from './chalk-ledge.tsx'

/** A drawing of two eraser strokes over the zero. In hundredths of an em. */
export const EraserStroke = () => (
  // An absolutely positioned element counts as a block, and some implementations of the name computation add a space
  // for each block: "40 4". A hidden inline element adds nothing.
  <span aria-hidden="true">
    <svg
      viewBox="0 0 60 98"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/2 h-[.98em] w-full -translate-y-1/2 overflow-visible fill-none [stroke-linecap:round] forced-colors:hidden"
    >
      <g className="stroke-page">
        <path d="M-2 46C18 38 38 33 62 30" strokeWidth="22" />
        <path d="M-4 68C18 60 40 55 60 53" strokeWidth="17" opacity=".9" />
      </g>
      <g filter="url(#grain)" className="stroke-fg">
        <path d="M-8 38C16 29 40 23 70 20" strokeWidth="1.5" opacity=".5" />
        <path d="M-10 47C16 38 40 33 74 30" strokeWidth="9" opacity=".17" />
        <path d="M-6 57C18 49 42 44 70 42" strokeWidth="2" opacity=".4" />
        <path d="M-12 67C14 58 42 54 72 52" strokeWidth="8" opacity=".15" />
        <path d="M-6 77C18 69 42 65 66 63" strokeWidth="1.5" opacity=".45" />
      </g>
    </svg>
  </span>
)

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
                <EraserStroke />
              </span>
              {more}
            </span>
            {after}
          </>
        )}
      </Heading>
      <p className="mt-8 max-w-[29em] text-lead">{text}</p>
      <Anchor
        href={link.href}
        className={buttonVariants({ variant: 'primary', className: 'mt-8 max-xs:w-full' })}
      >
        {link.label}
      </Anchor>
      <ChalkLedge />
    </section>
  )
}
