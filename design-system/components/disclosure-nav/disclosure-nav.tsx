import { cx } from 'class-variance-authority'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useDisclosure } from '../../hooks/use-disclosure.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type DisclosureNavProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Names the navigation, without the word: 'Main', 'Help'. */
  label: string
}

/**
 * A navigation in a row, some of whose entries open a list of links. Lists of links and buttons, not an ARIA menu:
 * Tab goes through them, and a screen reader reads them as the links that they are.
 *
 * @example
 * <DisclosureNav label="Main">
 *   <DisclosureNavLink href="/" current>Home</DisclosureNavLink>
 *   <DisclosureNavMenu label="Courses">
 *     <DisclosureNavLink href="/maths">Mathematics</DisclosureNavLink>
 *   </DisclosureNavMenu>
 * </DisclosureNav>
 */
export function DisclosureNav({ label, className, children, ...rest }: DisclosureNavProps) {
  return (
    <nav data-slot="disclosure-nav" aria-label={label} className={className} {...rest}>
      <ul className="flex flex-wrap gap-x-6">{children}</ul>
    </nav>
  )
}

export type DisclosureNavLinkProps = ComponentProps<'a'> & {
  href: string
  /** Leads to the page that is shown. */
  current?: boolean
  /** Opens in a new tab, and says so to the eye (a mark) and to the ear. */
  external?: boolean
}

/** A link: in the row, or in the list of a DisclosureNavMenu. */
export function DisclosureNavLink(props: DisclosureNavLinkProps) {
  const { current, external, className, children, ...rest } = props
  return (
    <li>
      <a
        data-slot="disclosure-nav-link"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-12 items-center gap-2 py-2 leading-[1.35] underline-offset-[.22em] hover:underline hover:decoration-2',
          'aria-[current]:font-bold aria-[current]:shadow-[inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-edge)] forced-colors:aria-[current]:border-b-4',
          className,
        )}
        {...(external && { target: '_blank', rel: 'noopener' })}
        {...rest}
      >
        {children}
        {external && (
          <>
            <ExternalLink aria-hidden="true" className="size-4" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </>
        )}
      </a>
    </li>
  )
}

export type DisclosureNavMenuProps = Omit<ComponentProps<'li'>, 'ref'> & {
  /** On the button. */
  label: string
}

/** A button that shows a list of DisclosureNavLinks under itself; below 40rem in the row, with the full width. */
export function DisclosureNavMenu({ label, className, children, ...rest }: DisclosureNavMenuProps) {
  const { open, root, button, panel } = useDisclosure<HTMLLIElement>()
  const list = useRef<HTMLUListElement>(null)
  const [atEnd, setAtEnd] = useState(false)

  // A list that would reach over the edge of the window hangs from the other end of its button.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    setAtEnd(open && !!box && (box.left < 0 || box.right > document.documentElement.clientWidth))
  }, [open])

  return (
    <li
      data-slot="disclosure-nav-menu"
      className={cx('group relative max-sm:data-open:basis-full', className)}
      {...rest}
      {...root}
    >
      <button
        {...button}
        className="flex min-h-12 items-center gap-2 underline-offset-[.22em] group-has-[[aria-current]]:font-bold hover:underline hover:decoration-2"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-mid ease-standard group-data-open:rotate-180"
        />
      </button>
      <ul
        {...panel}
        ref={list}
        data-at-end={atEnd || undefined}
        // Without JavaScript the lists stand open in the row.
        data-noscript="show"
        className="top-full z-10 min-w-56 sm:absolute sm:w-max sm:max-w-80 sm:not-data-at-end:start-0 sm:data-at-end:end-0 border border-t-6 border-edge border-t-ink bg-surface px-4 pb-2 sm:shadow-lift *:not-last:border-b *:border-hair [@media(scripting:none)]:static!"
      >
        {children}
      </ul>
    </li>
  )
}
