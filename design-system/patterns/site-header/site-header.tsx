'use client'

import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { currentOf, type LinkMatch } from '../../components/_internal/current-link.ts'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { Drawer } from '../../components/drawer/drawer.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { Logo } from '../../components/logo/logo.tsx'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

/** A navigation link. */
export type NavigationLink = {
  label: ReactNode
  href: string
  /** 'prefix' marks it on the pages below it too: `/courses` on `/courses/maths`. 'exact' by default. */
  match?: LinkMatch
}

/** The navigation links as list items, with the current page marked. */
const navigationItems = (links: readonly NavigationLink[], currentPath?: string) =>
  links.map(({ label, href, match }) => (
    <li key={href}>
      <Anchor href={href} aria-current={currentOf(href, match, currentPath)}>
        {label}
      </Anchor>
    </li>
  ))

/** The texts of a header. */
export const siteHeaderLabels = {
  /** Accessible name of the navigation. */
  main: 'Main',
  /** Accessible name of the navigation in the menu of small screens. */
  menu: 'Menu',
}

export type SiteHeaderProps = ComponentProps<'header'> & {
  /** Name of the brand, shown beside the logo. */
  brand: string
  /** The drawing before the name, as for Logo. */
  mark?: ReactNode
  links: readonly NavigationLink[]
  /** Path of the current page. Its link has aria-current="page", or "true" if `match` marks it on the pages below. */
  currentPath?: string
  /** Actions after the navigation, as Buttons or links of size `sm`. On a small screen `action` of SideMenu has room for one more. */
  children?: ReactNode
  /** More links for the small-screen menu, after the navigation: of `children` that a small screen has no room for. */
  menuLinks?: readonly NavigationLink[]
  /** A button at the end of the small-screen menu. */
  action?: NavigationLink
  /** Accessible name of the navigation. */
  label?: string
  /** Its texts in another language. */
  labels?: Partial<typeof siteHeaderLabels>
}

/**
 * The sticky header of every page: logo, navigation and actions. Below 78rem the links are in a
 * menu, which can be opened before hydration (see `Drawer`). Without JavaScript they are listed below the logo.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    brand,
    mark,
    links,
    menuLinks = [],
    currentPath,
    children,
    action,
    labels: labelOverrides,
    className,
    ...more
  } = props
  const labels = useLabels('siteHeader', siteHeaderLabels, labelOverrides)
  const { label = labels.main, ...rest } = more
  return (
    <header
      data-slot="site-header"
      className={cx(
        'sticky top-0 z-10 flex min-h-17 flex-wrap items-center gap-x-2 border-b-2 border-fg bg-page px-inset nav:min-h-19 nav:gap-x-4',
        // A browser without popovers shows the open menu in the layer of the header.
        'has-[dialog[open]]:z-(--ds-layer-dialog)',
        // In a low window, such as a phone on its side or at 400 % zoom, it would take a quarter of the height.
        '[@media(height<30rem)]:static',
        '[@media(scripting:none)]:max-nav:static [@media(scripting:none)]:max-nav:pt-3',
        className,
      )}
      {...rest}
    >
      <Logo name={brand} mark={mark} />
      {/* The noscript style of the page shows it where the menu cannot open. */}
      <nav
        aria-label={label}
        data-noscript="show"
        className="order-last hidden basis-full max-nav:-ms-[.72rem] nav:order-none nav:ms-2 nav:block nav:basis-auto"
      >
        <ul
          className={cx(
            'flex flex-wrap text-small whitespace-nowrap [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:px-[.72rem] nav:[&_a]:min-h-19 nav:[&_a]:px-[.5rem]',
            '[&_a]:-outline-offset-3 [&_a]:transition-shadow [&_a]:duration-fast [&_a:hover]:[box-shadow:inset_0_-4px_0_var(--ds-border)]',
            '[&_[aria-current]]:font-bold [&_[aria-current]]:[box-shadow:inset_0_-6px_0_var(--ds-accent),inset_0_-7.5px_0_var(--ds-accent-border)]!',
            'forced-colors:[&_[aria-current]]:border-b-4',
          )}
        >
          {navigationItems(links, currentPath)}
        </ul>
      </nav>
      {children && (
        <div data-slot="site-header-actions" className="ms-auto flex flex-none items-center gap-2">
          {children}
        </div>
      )}
      <Drawer
        head={<Logo name={brand} mark={mark} />}
        triggerClassName={cx('nav:hidden', !children && 'ms-auto')}
      >
        <nav aria-label={labels.menu}>
          <ul className="mt-4 border-t-6 border-fg text-[1.5rem] leading-[1.2] [&_a]:flex [&_a]:min-h-14 [&_a]:items-center [&_a:hover]:underline [&_[aria-current]]:font-bold [&_[aria-current]]:[box-shadow:inset_0_-6px_0_var(--ds-accent),inset_0_-7.5px_0_var(--ds-accent-border)]! forced-colors:[&_[aria-current]]:border-b-4 [&>li]:border-b [&>li]:border-border-subtle">
            {navigationItems([...links, ...menuLinks], currentPath)}
          </ul>
        </nav>
        {action && (
          <Anchor
            href={action.href}
            className={buttonVariants({ variant: 'primary', className: 'mt-auto max-xs:px-2' })}
          >
            {action.label}
            <ArrowRightIcon data-nudge aria-hidden="true" />
          </Anchor>
        )}
      </Drawer>
    </header>
  )
}
