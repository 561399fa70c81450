'use client'

import { cx } from 'class-variance-authority'
import { ArrowUp, LifeBuoy } from 'lucide'
import type { ComponentProps } from 'react'
import { currentOf, type LinkMatch } from '../../components/_internal/current-link.ts'
import { DisclosureNavLink } from '../../components/disclosure-nav/disclosure-nav.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { scrollToTop } from '../../components/scroll-to-top/scroll-to-top.tsx'
import { useDisclosure } from '../../hooks/use-disclosure.ts'
import { useLabels } from '../../provider/context.ts'

const ArrowUpIcon = createIcon('arrow-up', ArrowUp)
const LifeBuoyIcon = createIcon('life-buoy', LifeBuoy)

export type SideMenuLink = {
  label: string
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

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label' | 'ref'> & {
  /** Label of the button and accessible name of the navigation. */
  label?: string
  links: readonly SideMenuLink[]
  /** Path of the current page. Its link has aria-current="page". */
  currentPath?: string
  /** Its texts in another language. */
  labels?: Partial<typeof sideMenuLabels>
  /** Id of the element that receives focus at the top, usually the `main` element. */
  focusId?: string
}

/** As wide as the gutter of the page, so that no text is below them. The target of a press is wider. */
const handle =
  'relative flex min-h-11 w-[min(var(--ds-space-gutter),2.75rem)] flex-col items-center justify-center gap-2 border-2 border-e-0 border-fg bg-surface text-fg text-micro/none font-bold hover:bg-fg hover:text-page nav:text-small/none ' +
  'after:absolute after:inset-y-0 after:-start-2.5 after:end-0 [&>svg]:h-auto [&>svg]:w-[min(1.25rem,80%)] ' +
  // A light outline below the focus ring: the button may be over a dark part of the page.
  'focus-visible:shadow-[0_0_0_6px_var(--ds-surface)]'

/**
 * A floating help menu at the edge of the window: a button that opens a list of links, and a button to the top. Both lie
 * in the gutter, beside the text. Render it once on a page, after all other content.
 *
 * @example <SideMenu links={[{ label: 'Help & Support', href: '/contact' }]} currentPath="/pricing" />
 */
export function SideMenu(props: SideMenuProps) {
  const { labels: own, links, currentPath, focusId = 'main', ...navProps } = props
  const labels = useLabels('sideMenu', sideMenuLabels, own)
  const { label = labels.help, className, ...rest } = navProps
  const { root, button, panel } = useDisclosure<HTMLElement>()
  return (
    <nav
      data-slot="side-menu"
      aria-label={label}
      data-noscript="hide"
      className={cx(
        'fixed end-0 top-[min(58%,100%-11rem)] z-11 grid justify-items-end gap-2 text-small print:hidden',
        className,
      )}
      {...rest}
      {...root}
    >
      <button {...button} className={cx(handle, 'rounded-s-panel py-3.5')}>
        <LifeBuoyIcon aria-hidden="true" />
        <span className="[writing-mode:vertical-rl]">{label}</span>
      </button>
      <ul
        {...panel}
        className="absolute end-full bottom-0 me-3 max-h-[58vh] w-72 max-w-[calc(100vw-var(--ds-space-gutter)-1.75rem)] overflow-y-auto overscroll-contain border border-t-6 border-border border-t-fg bg-surface px-4 shadow-float *:not-last:border-b *:border-border-subtle"
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
        className={cx(handle, 'rounded-s-panel')}
        onClick={() => scrollToTop(focusId)}
      >
        <ArrowUpIcon aria-hidden="true" />
      </button>
    </nav>
  )
}
