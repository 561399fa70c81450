import { brand } from './brand'
import type { ContentLink, SitePath } from './types'

/** The address of the setup guide in the navigation. */
const howItWorks = '/online-teaching-platform-launch-in-10-min'

/** The label of each page: in the navigation, the footer and the help menu, and in the list of pages (`pages.ts`). */
export const pageLabels = {
  '/': 'Home',
  '/about': 'About Us',
  '/features': 'Key Features',
  '/services': 'Top Services',
  '/pricing': 'Pricing',
  '/faq': 'FAQ',
  '/reviews': 'Reviews',
  [howItWorks]: 'How It Works',
  '/contact': 'Get in Touch',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/refund': 'Refund',
  '/accessibility': 'Accessibility',
  '/account': 'Your account',
} as const satisfies Partial<Record<SitePath, string>>

const linkTo = (href: keyof typeof pageLabels): ContentLink => ({ label: pageLabels[href], href })

export const topNavigation = (
  ['/', '/about', '/features', '/services', '/pricing', '/faq', '/reviews', howItWorks, '/contact'] as const
).map(linkTo)

/** The page of the top navigation to which a path belongs: the setup guide has seven addresses. */
export const navigationPath = (path: string) =>
  path.startsWith('/online-teaching-platform') ? howItWorks : path

export const admin: ContentLink = { label: 'Admin', href: brand.adminUrl, external: true }

/** In the header and in the bar of small screens: on the home page once the hero, which has the same link, is above the window. */
export const start: ContentLink = { label: 'Start Free', href: howItWorks }

/** In the header, the menus and the bar of small screens: of a visitor who is not signed in, and of one who is. */
export const accountLink = { signIn: 'Sign in', ...linkTo('/account') }

/** At the end of the small-screen menu, and in the footer. */
export const menuDemo: ContentLink = { label: 'Book a Free 30-Min Demo', href: '/demo-session' }

export const banner = {
  label: 'Announcement',
  text: `${brand.name} empowers solo educators, coaches and small academies to launch, brand and monetize online courses.`,
  how: linkTo(howItWorks),
  start: { label: 'Start FREE', href: howItWorks },
  close: 'Close announcement',
} as const

export const footer = {
  tagline: brand.tagline,
  loop: { title: 'Stay in the loop', body: 'Subscribe for valuable updates. No spam, ever.' },
  company: {
    title: 'Company',
    links: [
      linkTo('/about'),
      { label: 'Services', href: '/services' },
      { label: 'Features', href: '/features' },
      menuDemo,
      linkTo('/account'),
      { label: 'Support docs', href: brand.docsUrl, external: true },
    ] as ContentLink[],
  },
  legal: {
    title: 'Legal',
    links: (['/privacy', '/terms', '/refund', '/accessibility'] as const).map(linkTo),
  },
  touch: {
    title: 'Get in Touch',
    links: [
      { label: brand.email, href: `mailto:${brand.email}`, icon: 'mail' },
      { label: brand.phone, href: brand.whatsappUrl, icon: 'whatsapp', external: true },
      ...brand.socials.map((social) => ({ ...social, external: true })),
    ] as ContentLink[],
  },
  /** The documentation of the components, served beside the site. */
  designSystem: { label: 'Design system', href: '/design-system/' },
  location: brand.location,
}

/** The floating help menu. */
export const sideMenu: ContentLink[] = [
  { label: 'Help & Support', href: '/contact' },
  { label: 'Book a demo', href: '/demo-session' },
  { label: 'Setup guide', href: '/online-teaching-platform-easily-manage-free' },
  linkTo('/terms'),
  linkTo('/privacy'),
  { label: 'Documentation', href: brand.docsUrl, external: true },
]

/** Read by screen readers: after a link, and in place of the logo. */
export const newTab = '(opens in a new tab)'
export const whatsapp = 'WhatsApp'

export const loading = 'Loading...'
