import {
  Banner,
  buttonVariants,
  createIcon,
  PopupCard,
  SideMenu,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ThemeSwitch,
  VisuallyHidden,
  WhatsAppIcon,
} from '@kaksha/design-system'
import { ChalkGrain } from '@kaksha/design-system/brand'
import { ExternalLink, Mail } from 'lucide'
import type { ReactNode } from 'react'
import { bannerKey, paymentKey, themeKey } from '../../browser/storage'
import { brand } from '../../content/brand'
import {
  accountLink,
  admin,
  banner,
  footer,
  menuDemo,
  navigationPath,
  newTab,
  sideMenu,
  start,
  topNavigation,
  whatsapp,
} from '../../content/navigation'
import { popup } from '../../content/popup'
import PaymentNotice from '../-onboarding/payment-notice.island'
import { Island } from './island'
import { kakshaMark } from './kaksha-mark'

const ExternalLinkIcon = createIcon('external-link', ExternalLink)
const MailIcon = createIcon('mail', Mail)

const icons: Record<'mail' | 'whatsapp', ReactNode> = {
  mail: <MailIcon aria-hidden="true" />,
  whatsapp: (
    <>
      <WhatsAppIcon />
      <VisuallyHidden>{whatsapp} </VisuallyHidden>
    </>
  ),
}

const { company, legal, touch } = footer
const columns = [
  company,
  legal,
  // The purpose of these addresses is clear, so they need no icon for external links.
  {
    ...touch,
    links: touch.links.map(({ label, href, icon }) => ({ label, href, icon: icon && icons[icon] })),
  },
]

/** 'Sign in', or 'Your account' in a browser with a session: the inline script marks the root element. */
const account = {
  href: accountLink.href,
  label: (
    <>
      <span className="in-data-account:hidden">{accountLink.signIn}</span>
      <span className="hidden in-data-account:inline">{accountLink.label}</span>
    </>
  ),
}
const help = [...sideMenu, account]

/** Pages with another main action, beside which the bar of small screens has no Start Free. */
const withoutStartInBar = ['/contact', '/demo-session', '/account', '/404']

/**
 * The popup of the home page: an empty live region, so that its text is announced when it appears, and the card that the
 * inline script inserts (`browser/inline-home.ts`).
 */
const homePopup = (
  <div role="status" data-popup="">
    <template>
      <PopupCard title={popup.title} link={popup.link} labels={{ close: popup.close }} inSideMenuBar>
        {popup.body}
      </PopupCard>
    </template>
  </div>
)

/** The header, footer and other parts around the content of every page. */
export function Shell({ currentPath, children }: { currentPath: string; children: ReactNode }) {
  // It stays while it has the focus: a focused element that is hidden loses the focus.
  const startLink = (className: string) =>
    navigationPath(currentPath) !== start.href &&
    currentPath !== account.href && (
      <a
        href={start.href}
        className={buttonVariants({
          variant: 'primary',
          size: 'sm',
          className: `in-data-hero:not-focus:hidden in-data-[account=customer]:hidden ${className}`,
        })}
      >
        {start.label}
      </a>
    )
  const accountIn = (className: string) => (
    <a
      href={account.href}
      aria-current={currentPath === account.href ? 'page' : undefined}
      className={buttonVariants({ variant: 'ghost', size: 'sm', className })}
    >
      {account.label}
    </a>
  )
  return (
    <>
      <SkipLink />
      <Banner
        aria-label={banner.label}
        storageKey={bannerKey}
        labels={{ close: banner.close }}
        links={
          <>
            <a href={banner.how.href}>{banner.how.label}</a>
            <a
              href={banner.start.href}
              target="_blank"
              rel="noopener"
              className="in-data-[account=customer]:hidden!"
            >
              {banner.start.label}
              <VisuallyHidden> {newTab}</VisuallyHidden>
            </a>
          </>
        }
      >
        {banner.text}
      </Banner>
      <SiteHeader
        brand={brand.name}
        mark={kakshaMark}
        links={topNavigation}
        menuLinks={[account]}
        currentPath={navigationPath(currentPath)}
        action={menuDemo}
      >
        {/* The nine links, Admin and the account leave no room for it below 90rem. */}
        {startLink('max-[90rem]:hidden')}
        {accountIn('max-md:hidden nav:px-3')}
        <a
          href={admin.href}
          target="_blank"
          rel="noopener"
          className={buttonVariants({
            variant: 'ghost',
            size: 'sm',
            className: 'max-xs:px-3 nav:-me-3 nav:px-3',
          })}
        >
          {admin.label}
          <ExternalLinkIcon aria-hidden="true" className="max-xs:hidden nav:hidden" />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
      </SiteHeader>
      {currentPath === '/' && homePopup}
      <main id="main" tabIndex={-1} className={`outline-none ${currentPath === '/' ? '' : 'subpage'}`}>
        <Island name="payment-notice" of={PaymentNotice} hydrateWhen={paymentKey} />
        {children}
      </main>
      <SiteFooter
        brand={brand.name}
        mark={kakshaMark}
        tagline={footer.tagline}
        aside={footer.loop}
        columns={columns}
        year={new Date().getFullYear()}
        endLink={footer.designSystem}
        location={footer.location}
        settings={
          <div data-noscript="hide">
            <ThemeSwitch storageKey={themeKey} />
          </div>
        }
      />
      <ChalkGrain />
      <SideMenu
        links={help}
        currentPath={currentPath}
        action={
          !withoutStartInBar.includes(currentPath) && (
            <>
              {startLink('')}
              <span className="hidden in-data-[account=customer]:contents">{accountIn('')}</span>
            </>
          )
        }
      />
    </>
  )
}
