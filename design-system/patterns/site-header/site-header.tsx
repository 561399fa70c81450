import { cx } from 'class-variance-authority'
import { ArrowRight, ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../../components/button/button.tsx'
import { Drawer } from '../../components/drawer/drawer.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'

/** A navigation link. */
export type NavigationLink = { label: string; href: string }

/** The navigation links as list items, with the current page marked. */
const navigationItems = (links: readonly NavigationLink[], currentPath?: string) =>
  links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** Name of the brand, shown beside the logo. */
  brand: string
  links: readonly NavigationLink[]
  /** Path of the current page. Its link has aria-current="page". */
  currentPath?: string
  /** A link to another application. It opens in a new tab. */
  admin: NavigationLink
  /** A button at the end of the small-screen menu. */
  action?: NavigationLink
  /** Accessible name of the navigation. */
  label?: string
}

/**
 * The sticky header of every page: logo, navigation and a link to another application. Below 78rem the links are in a
 * menu, which can be opened before hydration (see `Drawer`). Without JavaScript they are listed below the logo.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, links, currentPath, admin, action, label = 'Main', className, ...rest } = props
  return (
    <header
      data-slot="site-header"
      className={cx(
        'sticky top-0 z-10 flex min-h-17 flex-wrap items-center gap-x-2 border-b-2 border-fg bg-page px-inset nav:min-h-19 nav:gap-x-6',
        '[@media(scripting:none)]:max-nav:static [@media(scripting:none)]:max-nav:pt-3',
        className,
      )}
      {...rest}
    >
      <Logo name={brand} />
      {/* The noscript style of the page shows it where the menu cannot open. */}
      <nav
        aria-label={label}
        data-noscript="show"
        className="order-last hidden basis-full max-nav:-ms-[.72rem] nav:order-none nav:ms-auto nav:block nav:basis-auto"
      >
        <ul
          className={cx(
            'flex flex-wrap text-small whitespace-nowrap [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:px-[.72rem] nav:[&_a]:min-h-19',
            '[&_a]:-outline-offset-3 [&_a]:transition-shadow [&_a]:duration-fast [&_a:hover]:shadow-[inset_0_-4px_0_var(--ds-border)]',
            '[&_[aria-current]]:font-bold [&_[aria-current]]:shadow-[inset_0_-6px_0_var(--ds-accent),inset_0_-7.5px_0_var(--ds-accent-border)]!',
            'forced-colors:[&_[aria-current]]:border-b-4',
          )}
        >
          {navigationItems(links, currentPath)}
        </ul>
      </nav>
      <a
        href={admin.href}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ size: 'sm', className: 'max-nav:ms-auto max-xs:px-3' })}
      >
        {admin.label}
        <ExternalLink aria-hidden="true" className="max-xs:hidden" />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
      <Drawer head={<Logo name={brand} />} triggerClassName="nav:hidden">
        <nav aria-label="Menu">
          <ul className="mt-4 border-t-6 border-fg text-[1.5rem] leading-[1.2] [&_a]:flex [&_a]:min-h-14 [&_a]:items-center [&_a:hover]:underline [&_[aria-current]]:font-bold [&_[aria-current]]:shadow-[inset_0_-6px_0_var(--ds-accent),inset_0_-7.5px_0_var(--ds-accent-border)]! forced-colors:[&_[aria-current]]:border-b-4 [&>li]:border-b [&>li]:border-border-subtle">
            {navigationItems(links, currentPath)}
          </ul>
        </nav>
        {action && (
          <a href={action.href} className={buttonVariants({ variant: 'primary', className: 'mt-auto' })}>
            {action.label}
            <ArrowRight data-nudge aria-hidden="true" />
          </a>
        )}
      </Drawer>
    </header>
  )
}
