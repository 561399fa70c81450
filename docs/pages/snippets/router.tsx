import { DesignSystemProvider, SiteHeader } from '@kaksha/design-system'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const RouterLink = ({ href, ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />

export const Layout = () => (
  <DesignSystemProvider linkComponent={RouterLink}>
    <SiteHeader brand="Ganit" links={[{ label: 'Pricing', href: '/pricing' }]} />
  </DesignSystemProvider>
)
