import { brand } from './brand'
import type { ContentLink } from './types'

export const topNavigation: ContentLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Key Features', href: '/features' },
  { label: 'Top Services', href: '/services' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'How It Works', href: '/online-teaching-platform-launch-in-10-min' },
  { label: 'Get in Touch', href: '/contact' },
]

export const admin: ContentLink = { label: 'Admin', href: brand.adminUrl, external: true, newTab: true }

/** At the end of the small-screen menu. */
export const menuDemo: ContentLink = { label: 'Book a Free 30-Min Demo', href: '/demo-session' }

export const banner = {
  label: 'Announcement',
  text: `${brand.name} empowers solo educators, coaches and small academies to launch, brand and monetize online courses.`,
  how: { label: 'How it works', href: '/online-teaching-platform-launch-in-10-min' },
  start: { label: 'Start FREE', href: '/online-teaching-platform-launch-in-10-min', newTab: true },
  close: 'Close announcement',
} as const

export const footer = {
  tagline: brand.tagline,
  loop: { title: 'Stay in the loop', body: 'Subscribe for valuable updates. No spam, ever.' },
  company: {
    title: 'Company',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Services', href: '/services' },
      { label: 'Features', href: '/features' },
      { label: 'Book a Free 30-Min Demo', href: '/demo-session' },
      { label: 'Support docs', href: brand.docsUrl, external: true },
    ] as ContentLink[],
  },
  legal: {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Refund', href: '/refund' },
    ] as ContentLink[],
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
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Documentation', href: brand.docsUrl, external: true },
]
