import { Banner, ChalkGrain, SiteFooter, SiteHeader, SkipLink, VisuallyHidden } from '@kaksha/design-system'
import { Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '../../content/brand'
import { admin, banner, footer, menuDemo, topNavigation } from '../../content/navigation'
import { bannerKey } from '../../content/storage-keys'
import type { IconName } from '../../content/types'

const icons: Partial<Record<IconName, ReactNode>> = {
  mail: <Mail aria-hidden="true" />,
  whatsapp: <MessageCircle aria-hidden="true" />,
}

const { company, legal, touch } = footer
const columns = [
  company,
  legal,
  // Addresses and names that everybody knows need no mark that says they lead out of this site.
  {
    ...touch,
    links: touch.links.map(({ label, href, icon }) => ({ label, href, icon: icon && icons[icon] })),
  },
]

/** What every page has around its own content. */
export const Shell = ({ currentPath, children }: { currentPath: string; children: ReactNode }) => (
  <>
    <SkipLink />
    <Banner
      aria-label={banner.label}
      storageKey={bannerKey}
      closeLabel={banner.close}
      links={
        <>
          <a href={banner.how.href}>{banner.how.label}</a>
          <a href={banner.start.href} target="_blank" rel="noopener">
            {banner.start.label}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </>
      }
    >
      {banner.text}
    </Banner>
    <SiteHeader
      brand={brand.name}
      links={topNavigation}
      currentPath={currentPath}
      admin={admin}
      action={menuDemo}
    />
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <SiteFooter
      brand={brand.name}
      tagline={footer.tagline}
      aside={footer.loop}
      columns={columns}
      year={new Date().getFullYear()}
      endLink={footer.designSystem}
      location={footer.location}
    />
    <ChalkGrain />
  </>
)
