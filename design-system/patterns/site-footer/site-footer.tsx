import { cx } from 'class-variance-authority'
import { ExternalLink } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { translateOf, wholeWords } from '../../components/_internal/whole-words.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { Logo } from '../../components/logo/logo.tsx'
import { Anchor } from '../../provider/anchor.tsx'
import { LocaleNumber } from '../../provider/label-text.tsx'

const ExternalLinkIcon = createIcon('external-link', ExternalLink)

/** A link of the footer. */
export type FooterLink = {
  label: string
  href: string
  /** A Lucide icon before the label. */
  icon?: ReactNode
  /** Whether the link leads to another site. It is marked as external. */
  external?: boolean
}

/** A titled list of links. */
export type FooterColumn = {
  /** The heading of the column. */
  title: string
  links: readonly FooterLink[]
}

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** Name of the brand. */
  brand: string
  /** The drawing before the name, as for Logo. */
  mark?: ReactNode
  /** One sentence about the brand. */
  tagline: string
  /** A titled sentence below the tagline. */
  aside?: { title: string; body: string }
  columns: readonly FooterColumn[]
  /** The copyright year, in the digits of the locale. If a page may be served in the next year, update `[data-year]` with a script. */
  year: number
  /** Settings for the whole site, above the last line: a ThemeSwitch. */
  settings?: ReactNode
  /** A link in the last line. */
  endLink?: FooterLink
  /** A place name in the last line. */
  location?: string
}

/** The footer of every page: the brand, contact information and links in titled columns. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, mark, tagline, aside, columns, year, settings, endLink, location, className, ...rest } =
    props
  return (
    <footer
      data-slot="site-footer"
      data-surface="inverse-strong"
      className={cx('px-inset pt-10 pb-6 md:pt-24 md:pb-8 border-t-panel', className)}
      {...rest}
    >
      <div
        className={cx(
          'grid gap-x-8 gap-y-12 max-sm:grid-cols-[repeat(auto-fill,minmax(max(6rem,calc(50%-.75rem)),1fr))] max-sm:gap-x-6 max-sm:gap-y-6 sm:grid-cols-[1.2fr_.7fr_1.4fr] lg:grid-cols-[1.3fr_1.4fr_.7fr_1.4fr] wide:grid-cols-[1.9fr_1fr_1fr_1.25fr]',
          '[&_ul]:pt-3 [&_li>a]:inline-flex [&_li>a]:min-h-11 [&_li>a]:items-center [&_li>a]:gap-[.6rem] [&_li>a:hover]:underline [&_li>a:hover]:underline-offset-[.22em] [&_svg.lucide]:size-[1.2em]',
        )}
      >
        <div className="max-sm:col-span-full sm:col-span-3 lg:col-span-1 [&_p]:max-w-[25em]">
          <Logo name={brand} mark={mark} size="lg" />
          <p className="mt-4 text-muted">{tagline}</p>
          {aside && (
            <p className="mt-4 md:mt-6">
              <strong className="block">{aside.title}</strong> {aside.body}
            </p>
          )}
        </div>
        {columns.map(({ title, links }) => (
          <div
            key={title}
            className={cx(
              'min-w-0 wrap-anywhere',
              // On phones two columns are side by side, if the longest words fit; a third has its links in lines below them.
              'max-sm:last:even:col-span-full max-sm:last:even:[&_ul]:flex max-sm:last:even:[&_ul]:flex-wrap max-sm:last:even:[&_ul]:gap-x-6',
            )}
          >
            <Heading level={2} size="label" className="border-b-2 border-border pb-3">
              {title}
            </Heading>
            <ul>
              {links.map(({ label, href, icon, external }) => (
                // One with an icon, such as an address, has its own line.
                <li key={label} className={icon ? 'w-full' : undefined}>
                  <Anchor href={href} translate={translateOf(label)}>
                    {icon}
                    {wholeWords(label)}
                    {external && <ExternalLinkIcon aria-hidden="true" />}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {settings && <div className="mt-6 md:mt-16">{settings}</div>}
      <p className="mt-6 flex flex-wrap md:mt-16 items-center justify-between gap-x-4 gap-y-2 border-t sm:gap-x-8 border-border-subtle pt-4 text-small text-muted tabular-nums">
        <span>
          ©{' '}
          <span data-year="" suppressHydrationWarning>
            <LocaleNumber value={year} />
          </span>{' '}
          {brand}
        </span>
        {endLink && (
          <Anchor href={endLink.href} className="inline-flex min-h-11 items-center hover:underline">
            {endLink.label}
          </Anchor>
        )}
        {location && <span>{location}</span>}
      </p>
    </footer>
  )
}
