import {
  Banner,
  buttonVariants,
  createIcon,
  SideMenu,
  SiteFooter,
  SiteHeader,
  SkipLink,
  VisuallyHidden,
  WhatsAppIcon,
} from '@kaksha/design-system'
import { ChalkGrain } from '@kaksha/design-system/brand'
import { ExternalLink, Mail } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { bannerKey } from '../../browser/storage-keys'
import { brand } from '../../content/brand'
import {
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
import { kakshaMark } from './kaksha-mark'
import { LazyPopup } from './lazy-popup'
import { useShellWidgets } from './use-shell-widgets'

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

/** Extends the observed area below the window: a hero that begins there, as with large text on a phone, is not past. */
const below = '0px 0px 100000px'

/** Whether the hero of the home page, which has its main action, is above the window. Other pages have none. */
function usePastHero(currentPath: string) {
  const [past, setPast] = useState(currentPath !== '/')
  useEffect(() => {
    const hero = currentPath === '/' && document.querySelector('[data-slot=hero]')
    if (!hero) return setPast(true)
    const observer = new IntersectionObserver((entries) => setPast(!entries.at(-1)?.isIntersecting), {
      rootMargin: below,
    })
    observer.observe(hero)
    return () => observer.disconnect()
  }, [currentPath])
  return past
}

/** The header, footer and other parts around the content of every page. */
export function Shell({ currentPath, children }: { currentPath: string; children: ReactNode }) {
  const { parts, place } = useShellWidgets()
  const past = usePastHero(currentPath)
  // Invisible rather than absent, so that the navigation does not move when it appears. It stays while it has the focus:
  // a focused element that becomes invisible loses the focus.
  const startLink = (className = '') =>
    navigationPath(currentPath) !== start.href && (
      <a
        href={start.href}
        className={buttonVariants({
          variant: 'primary',
          size: 'sm',
          className: `${past ? '' : 'not-focus:invisible'} ${className}`,
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
      {currentPath === '/' && <LazyPopup />}
      <main id="main" tabIndex={-1} className="outline-none">
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
          // Reserves the height of the controls that load later, so that nothing shifts.
          <div ref={place} data-noscript="hide" className="relative min-h-[7.9rem] sm:min-h-[4.7rem]">
            {parts && (
              <>
                <parts.Theme />
                <parts.AccountLink />
              </>
            )}
          </div>
        }
      />
      <ChalkGrain />
      <SideMenu links={sideMenu} currentPath={currentPath} action={startLink()} />
    </>
  )
}
