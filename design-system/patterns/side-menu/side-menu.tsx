'use client'

import { cx } from 'class-variance-authority'
import { ArrowUp, LifeBuoy } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { currentOf, type LinkMatch } from '../../components/_internal/current-link.ts'
import { DisclosureNavLink } from '../../components/disclosure-nav/disclosure-nav.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { scrollToTop } from '../../components/scroll-to-top/scroll-to-top-action.ts'
import { useDisclosure } from '../../hooks/use-disclosure.ts'
import { useLabels } from '../../provider/context.ts'

const ArrowUpIcon = createIcon('arrow-up', ArrowUp)
const LifeBuoyIcon = createIcon('life-buoy', LifeBuoy)

export type SideMenuLink = {
  label: ReactNode
  href: string
  /** A link to another site. It opens in a new tab and says so. */
  external?: boolean
  /** 'prefix' marks it on the pages below it too. 'exact' by default. */
  match?: LinkMatch
}

/** The texts of a side menu. */
export const sideMenuLabels = {
  /** Label of the button and accessible name of the navigation. */
  help: 'Help',
  /** Accessible name of the button to the top. */
  top: 'Back to top',
}

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** Label of the button and accessible name of the navigation. */
  label?: string
  links: readonly SideMenuLink[]
  /** Path of the current page. Its link has aria-current="page". */
  currentPath?: string
  /** Its texts in another language. */
  labels?: Partial<typeof sideMenuLabels>
  /** Id of the element that receives focus at the top, usually the `main` element. */
  focusId?: string
  /** The main action of the page at the start of the bar below 78rem: a link with `buttonVariants({ size: 'sm' })`. */
  action?: ReactNode
}

/** In the bar below 78rem. In a wider window, as wide as the gutter, so that no text is below it. */
const handle =
  'flex min-h-[max(48px,2.75rem)] min-w-[48px] items-center justify-center gap-2 font-bold leading-none max-nav:rounded-control max-nav:-outline-offset-3 max-nav:hover:bg-tint nav:hover:bg-fg nav:hover:text-page [&>svg]:size-5 ' +
  'nav:min-h-11 nav:w-11 nav:min-w-0 nav:flex-col nav:rounded-s-panel nav:border-2 nav:border-e-0 nav:border-fg nav:bg-surface ' +
  // A light outline below the focus ring: the button may be over a dark part of the page.
  'nav:focus-visible:[box-shadow:0_0_0_6px_var(--ds-surface)]'

/**
 * A help menu that stays in the window: a button that opens a list of links, and a button to the top. Below 78rem they
 * are in a bar at the bottom, which has its own room at the end of the page; in a wider window they are in the gutter,
 * beside the text. Render it once on a page, after all other content.
 *
 * @example <SideMenu links={[{ label: 'Help & Support', href: '/contact' }]} currentPath="/pricing" />
 */
export function SideMenu(props: SideMenuProps) {
  const { labels: labelOverrides, links, currentPath, focusId = 'main', action, ...navProps } = props
  const labels = useLabels('sideMenu', sideMenuLabels, labelOverrides)
  const { label = labels.help, className, ref, ...rest } = navProps
  const { root, button, panel } = useDisclosure(ref)
  return (
    <nav
      data-slot="side-menu"
      aria-label={label}
      data-noscript="hide"
      className={cx(
        'sticky bottom-0 z-11 flex items-center justify-end border-t-2 border-fg bg-page px-[max(0px,var(--ds-space-gutter)-.75rem)] text-small print:hidden',
        // The home indicator of a phone lies over the bottom of the window.
        'max-nav:pb-[env(safe-area-inset-bottom)]',
        'nav:fixed nav:end-0 nav:top-[min(58%,100%-11rem)] nav:bottom-auto nav:grid nav:justify-items-end nav:gap-2 nav:border-0 nav:bg-transparent nav:p-0',
        className,
      )}
      {...rest}
      {...root}
    >
      {/* As high as the bar and at its edge: a button with a margin of a few pixels would look misplaced. */}
      {action && (
        <div className="-ms-[max(0px,var(--ds-space-gutter)-.75rem)] me-auto flex self-stretch nav:hidden [&_a]:h-full [&_a]:rounded-none [&_a]:border-0 [&_a]:px-(--ds-space-gutter) [&_a]:-outline-offset-4 [&_a]:outline-current">
          {action}
        </div>
      )}
      <button {...button} className={cx(handle, 'px-[12px] max-xs:text-micro nav:px-0 nav:py-3.5')}>
        <LifeBuoyIcon aria-hidden="true" className="max-xs:hidden" />
        <span className="nav:[writing-mode:vertical-rl]">{label}</span>
      </button>
      <ul
        {...panel}
        className="absolute end-(--ds-space-gutter) bottom-full mb-2 max-h-[58vh] w-72 max-w-[calc(100vw-2*var(--ds-space-gutter))] overflow-y-auto overscroll-contain rounded-panel border border-t-6 border-border border-t-fg bg-surface px-4 shadow-float *:not-last:border-b *:border-border-subtle nav:end-full nav:bottom-0 nav:me-3 nav:mb-0"
      >
        {links.map(({ label: linkLabel, href, external, match }) => (
          <DisclosureNavLink
            key={href}
            href={href}
            external={external}
            aria-current={currentOf(href, match, currentPath)}
          >
            {linkLabel}
          </DisclosureNavLink>
        ))}
      </ul>
      <button
        type="button"
        aria-label={labels.top}
        data-scroll-to-top={focusId}
        className={handle}
        onClick={() => scrollToTop(focusId)}
      >
        <ArrowUpIcon aria-hidden="true" />
      </button>
    </nav>
  )
}
