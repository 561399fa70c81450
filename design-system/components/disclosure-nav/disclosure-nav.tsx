'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown, ExternalLink } from 'lucide'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useDisclosure } from '../../hooks/use-disclosure.ts'
import { Anchor } from '../../provider/anchor.tsx'
import { NewTab } from '../_internal/new-tab.tsx'
import { createIcon } from '../icon/create-icon.ts'

const ChevronDownIcon = createIcon('chevron-down', ChevronDown)
const ExternalLinkIcon = createIcon('external-link', ExternalLink)

export type DisclosureNavProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Accessible name of the `nav`, without the word “navigation”: 'Main', 'Help'. */
  label: string
}

/**
 * A navigation in a row in which some entries open a list of links. It uses lists, links and buttons, not the ARIA menu
 * roles: Tab moves through them, and screen readers announce links.
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
  /** URL of the page. */
  href: string
  /** The link leads to the current page: sets `aria-current="page"`. False by default. */
  current?: boolean
  /** Opens a new tab, and shows an icon and the visually hidden text “(opens in a new tab)”. False by default. */
  external?: boolean
}

/** A link in the row, or in the list of a DisclosureNavMenu. */
export function DisclosureNavLink(props: DisclosureNavLinkProps) {
  const { current, external, className, children, ...rest } = props
  return (
    <li>
      <Anchor
        data-slot="disclosure-nav-link"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-12 items-center gap-2 py-2 leading-[1.35] underline-offset-[.22em] hover:underline hover:decoration-2',
          'aria-[current]:font-bold aria-[current]:[box-shadow:inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-border)] forced-colors:aria-[current]:border-b-4',
          className,
        )}
        {...(external && { target: '_blank', rel: 'noopener' })}
        {...rest}
      >
        {children}
        {external && (
          <>
            <ExternalLinkIcon aria-hidden="true" className="size-4" />
            <NewTab />
          </>
        )}
      </Anchor>
    </li>
  )
}

export type DisclosureNavMenuProps = ComponentProps<'li'> & {
  /** Label of the button. */
  label: string
}

/** A button that shows a list of DisclosureNavLinks below it. Below 40rem the list takes its own line in the row. */
export function DisclosureNavMenu({ label, className, children, ref, ...rest }: DisclosureNavMenuProps) {
  const { open, root, button, panel } = useDisclosure(ref)
  const list = useRef<HTMLUListElement>(null)
  const [atEnd, setAtEnd] = useState(false)

  // A list that would overflow the window is aligned with the other end of its button.
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
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-mid ease-standard group-data-open:rotate-180"
        />
      </button>
      <ul
        {...panel}
        ref={list}
        data-at-end={atEnd || undefined}
        // Without JavaScript the lists are shown in the row.
        data-noscript="show"
        className="top-full z-10 min-w-56 sm:absolute sm:w-max sm:max-w-80 sm:not-data-at-end:start-0 sm:data-at-end:end-0 border border-t-6 border-border border-t-fg bg-surface px-4 pb-2 sm:shadow-float *:not-last:border-b *:border-border-subtle [@media(scripting:none)]:static!"
      >
        {children}
      </ul>
    </li>
  )
}
