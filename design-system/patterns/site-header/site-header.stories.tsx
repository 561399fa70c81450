import { buttonVariants } from '../../components/button/button.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
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
    action={{ label: 'Book a Free 30-Min Demo', href: '#demo' }}
    {...props}
  >
    <a
      href="https://admin.example/"
      target="_blank"
      rel="noopener"
      className={buttonVariants({ size: 'sm' })}
    >
      Admin
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  </SiteHeader>
)

export const Default = () => <Example currentPath="#pricing" />

export const CurrentPageNotListed = () => <Example currentPath="#terms" />

export const ShortList = () => (
  <Example links={links.slice(0, 2)} currentPath="#home" action={undefined} brand="Torsha Music Room" />
)

export const NineLinks = () => (
  <Example
    currentPath="#how"
    links={[
      ...links.slice(0, 3),
      { label: 'Top Services', href: '#services' },
      { label: 'Pricing', href: '#pricing' },
      { label: 'FAQ', href: '#faq' },
      { label: 'Reviews', href: '#reviews' },
      { label: 'How It Works', href: '#how' },
      { label: 'Get in Touch', href: '#contact' },
    ]}
  />
)
