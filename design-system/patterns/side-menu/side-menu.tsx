import { cx } from 'class-variance-authority'
import { ArrowUp, LifeBuoy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { floating, floatingButton } from '../../components/_internal/floating.ts'
import { DisclosureNavLink } from '../../components/disclosure-nav/disclosure-nav.tsx'
import { scrollToTop } from '../../components/scroll-to-top/scroll-to-top.tsx'
import { useDisclosure } from '../../hooks/use-disclosure.ts'
import { usePastFirstScreen } from '../../hooks/use-past-first-screen.tsx'

export type SideMenuLink = {
  label: string
  href: string
  /** A link to another site. It opens in a new tab and says so. */
  external?: boolean
}

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label' | 'ref'> & {
  /** Label of the button and accessible name of the navigation. */
  label?: string
  links: readonly SideMenuLink[]
  /** Path of the current page. Its link has aria-current="page". */
  currentPath?: string
  /** Accessible name of the button to the top. */
  topLabel?: string
  /** Id of the element that receives focus at the top, usually the `main` element. */
  focusId?: string
}

/**
 * A floating help menu at the edge of the window: a button that opens a list of links, and a button to the top. It
 * appears after the first screen. Below 78rem it is one button in the corner, and the button to the top is in the list.
 * Render it once on a page, after all other content.
 *
 * @example <SideMenu links={[{ label: 'Help & Support', href: '/contact' }]} currentPath="/pricing" />
 */
export function SideMenu(props: SideMenuProps) {
  const {
    label = 'Help',
    links,
    currentPath,
    topLabel = 'Back to top',
    focusId = 'main',
    ...navProps
  } = props
  const { className, ...rest } = navProps
  const { past, sentinel } = usePastFirstScreen()
  const { open, root, button, panel } = useDisclosure<HTMLElement>()
  const up = () => scrollToTop(focusId)
  return (
    <>
      {sentinel}
      <nav
        data-slot="side-menu"
        aria-label={label}
        data-shown={past || open || undefined}
        className={cx(
          floating,
          'end-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] grid justify-items-end gap-2 text-small nav:end-0 nav:top-[min(58%,100%-11rem)] nav:bottom-auto',
          className,
        )}
        {...rest}
        {...root}
      >
        <button
          {...button}
          className={cx(
            floatingButton,
            'rounded-panel max-nav:size-12 max-nav:flex-col max-nav:gap-0.5 max-nav:text-micro/none nav:flex-col nav:rounded-e-none nav:border-e-0 nav:py-3.5',
          )}
        >
          <LifeBuoy aria-hidden="true" />
          <span className="nav:[writing-mode:vertical-rl]">{label}</span>
        </button>
        <ul
          {...panel}
          className="absolute end-0 bottom-full mb-2 max-h-[calc(100dvh-10rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain border border-t-6 border-border border-t-fg bg-surface px-4 shadow nav:end-full nav:bottom-0 nav:me-2 nav:mb-0 nav:max-h-[58vh] *:not-last:border-b *:border-border-subtle"
        >
          {links.map(({ label: words, href, external }) => (
            <DisclosureNavLink key={href} href={href} external={external} current={href === currentPath}>
              {words}
            </DisclosureNavLink>
          ))}
          <li className="nav:hidden">
            <button type="button" className="flex min-h-12 w-full items-center gap-2 font-bold" onClick={up}>
              <ArrowUp aria-hidden="true" className="size-5" />
              {topLabel}
            </button>
          </li>
        </ul>
        <button
          type="button"
          aria-label={topLabel}
          className={cx(floatingButton, 'rounded-s-panel border-e-0 max-nav:hidden')}
          onClick={up}
        >
          <ArrowUp aria-hidden="true" />
        </button>
      </nav>
    </>
  )
}
