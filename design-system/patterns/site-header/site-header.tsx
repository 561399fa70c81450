'use client'

import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
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
  /** More links for the small-screen menu, after the navigation: of `children` that a small screen has no room for. With them, all links are in the menu below 78rem. */
  menuLinks?: readonly NavigationLink[]
  /** A button at the end of the small-screen menu. */
  action?: NavigationLink
  /** Accessible name of the navigation. */
  label?: string
  /** Its texts in another language. */
  labels?: Partial<typeof siteHeaderLabels>
}

/**
 * Shows the links in the row if they fit there, else the menu: `data-links` is 'row' or 'menu'. A menu with more links than
 * the row is needed on small screens, so there the width of the window decides.
 */
function placeLinks(header: HTMLElement, hasMenuLinks: boolean) {
  const nav = header.querySelector('nav')!
  header.dataset.links = 'row'
  if (nav.scrollWidth > nav.clientWidth) header.dataset.links = 'menu'
  else if (hasMenuLinks) delete header.dataset.links
}

/**
 * The sticky header of every page: logo, navigation and actions. Links that do not fit beside these are in a
 * menu, which can be opened before hydration (see `Drawer`). Before hydration the width decides: they are in the menu below
 * 78rem. Without JavaScript they are listed below the logo.
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
    ref,
    ...more
  } = props
  const labels = useLabels('siteHeader', siteHeaderLabels, labelOverrides)
  const { label = labels.main, ...rest } = more
  const header = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => header.current!, [])
  // After every render, because the links may be others then.
  useLayoutEffect(() => {
    const place = () => header.current && placeLinks(header.current, menuLinks.length > 0)
    place()
    // A late web font can be wider.
    void document.fonts?.ready.then(place)
    const sizes = window.ResizeObserver && new ResizeObserver(place)
    sizes?.observe(header.current!)
    return () => sizes?.disconnect()
  })
  return (
    <header
      ref={header}
      data-slot="site-header"
      className={cx(
        'sticky top-0 z-10 flex min-h-17 flex-wrap items-center gap-x-2 border-b-2 border-fg bg-page px-inset nav:min-h-19 nav:gap-x-4 data-[links=row]:flex-nowrap',
        // A browser without popovers shows the open menu in the layer of the header.
        'has-[dialog[open]]:z-(--ds-layer-dialog)',
        // In a low window, such as a phone on its side or at 400 % zoom, it would take a quarter of the height.
        '[@media(height<30rem)]:static',
        '[@media(scripting:none)]:max-nav:static [@media(scripting:none)]:max-nav:pt-3',
        className,
      )}
      {...rest}
    >
      <Logo name={brand} mark={mark} className="in-data-[links=row]:whitespace-nowrap" />
      {/* The noscript style of the page shows it where the menu cannot open. */}
      <nav
        aria-label={label}
        data-noscript="show"
        className={cx(
          'order-last hidden min-w-0 basis-full max-nav:-ms-[.72rem] nav:order-none nav:ms-2 nav:block nav:basis-auto',
          'in-data-[links=menu]:hidden! in-data-[links=row]:order-none in-data-[links=row]:ms-2! in-data-[links=row]:block in-data-[links=row]:basis-auto',
        )}
      >
        <ul
          className={cx(
            'flex flex-wrap text-small whitespace-nowrap [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:px-[.72rem] nav:[&_a]:min-h-19 nav:[&_a]:px-[.5rem]',
            'in-data-[links=row]:flex-nowrap max-nav:in-data-[links=row]:[&_a]:px-[.5rem]',
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
        triggerClassName={cx(
          'nav:hidden in-data-[links=menu]:inline-flex! in-data-[links=row]:hidden',
          !children && 'ms-auto',
        )}
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
