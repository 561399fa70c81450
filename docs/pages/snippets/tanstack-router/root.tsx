import '@kaksha/design-system/styles.css'
import '../theme.css'
import { DesignSystemProvider, SiteHeader, SkipLink, Toaster } from '@kaksha/design-system'
import { createRootRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const links = [{ label: 'Home', href: '/' }]

const RouterLink = ({ href, ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />

function Root() {
  const { pathname } = useLocation()
  return (
    <DesignSystemProvider linkComponent={RouterLink}>
      <SkipLink />
      <SiteHeader brand="Ganit" links={links} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Toaster />
    </DesignSystemProvider>
  )
}

export const Route = createRootRoute({ component: Root })
