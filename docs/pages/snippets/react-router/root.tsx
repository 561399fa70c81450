import '@kaksha/design-system/styles.css'
import './theme.css'
import { DesignSystemProvider, SiteHeader, SkipLink, Toaster } from '@kaksha/design-system'
import type { ComponentProps } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'

const links = [{ label: 'Home', href: '/' }]

export const meta = () => [{ title: 'Ganit' }]

const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />

export default function Root() {
  const { pathname } = useLocation()
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body>
        <DesignSystemProvider linkComponent={RouterLink}>
          <SkipLink />
          <SiteHeader brand="Ganit" links={links} currentPath={pathname} />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Toaster />
        </DesignSystemProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
