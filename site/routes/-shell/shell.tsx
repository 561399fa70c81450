import {
  Banner,
  buttonVariants,
  createIcon,
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
import { bannerKey, paymentKey, themeKey } from '../../browser/storage-keys'
import { brand } from '../../content/brand'
import {
  admin,
  banner,
  footer,
  menuDemo,
  navigationPath,
  newTab,
  pageLabels,
  sideMenu,
  start,
  topNavigation,
  whatsapp,
} from '../../content/navigation'
import PaymentNotice from '../-onboarding/payment-notice.island'
import { Island } from './island'
import { kakshaMark } from './kaksha-mark'
import { HomePopup } from './popup'

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

/** The header, footer and other parts around the content of every page. */
export function Shell({ currentPath, children }: { currentPath: string; children: ReactNode }) {
  // Invisible rather than absent, so that the navigation does not move when it appears. It stays while it has the focus:
  // a focused element that becomes invisible loses the focus.
  const startLink = (className = '') =>
    navigationPath(currentPath) !== start.href && (
      <a
        href={start.href}
        className={buttonVariants({
          variant: 'primary',
          size: 'sm',
          className: `in-data-hero:not-focus:invisible ${className}`,
        })}
      >
        {start.label}
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
            <a href={banner.start.href} target="_blank" rel="noopener">
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
        currentPath={navigationPath(currentPath)}
        action={menuDemo}
      >
        {startLink('max-nav:hidden')}
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
          <ExternalLinkIcon aria-hidden="true" className="max-xs:hidden nav:max-[86rem]:hidden" />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
      </SiteHeader>
      {currentPath === '/' && <HomePopup />}
      <main id="main" tabIndex={-1} className="outline-none">
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
          <div data-noscript="hide" className="relative">
            <ThemeSwitch storageKey={themeKey} />
            <a
              href="/account"
              hidden
              data-slot="account-link"
              className="absolute end-0 -top-3 inline-flex min-h-11 items-center hover:underline hover:underline-offset-[.22em] [&[hidden]]:hidden"
            >
              {pageLabels['/account']}
            </a>
          </div>
        }
      />
      <ChalkGrain />
      <SideMenu links={sideMenu} currentPath={currentPath} action={startLink()} />
    </>
  )
}
