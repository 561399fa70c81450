import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'

export default { title: 'Patterns / SiteHeader' }

const links = [
  { label: 'Home', href: '#home' },
  { label: 'About Us', href: '#about' },
  { label: 'Key Features', href: '#features' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Get in Touch', href: '#contact' },
]

const Example = (props: Partial<SiteHeaderProps>) => (
  <SiteHeader
    brand="Kaksha"
    links={links}
    admin={{ label: 'Admin', href: 'https://admin.example/' }}
    action={{ label: 'Book a Free 30-Min Demo', href: '#demo' }}
    {...props}
  />
)

/** Narrow the frame to see the menu. */
export const OnAPage = () => <Example currentPath="#pricing" />

export const NowhereInTheList = () => <Example currentPath="#terms" />

export const ShortList = () => (
  <Example links={links.slice(0, 2)} currentPath="#home" action={undefined} brand="Torsha Music Room" />
)
