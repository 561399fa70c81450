'use client'

import { DesignSystemProvider, SiteHeader, SkipLink, Toaster } from '@kaksha/design-system'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'

const links = [{ label: 'Home', href: '/' }]

const Header = ({ path = '' }: { path?: string }) => (
  <SiteHeader brand="Ganit" links={links} currentPath={path} />
)
const CurrentHeader = () => <Header path={usePathname()} />

export const Shell = ({ children }: { children: ReactNode }) => (
  <DesignSystemProvider linkComponent={Link}>
    <SkipLink />
    {/* A dynamic route has no path yet when its page is built. */}
    <Suspense fallback={<Header />}>
      <CurrentHeader />
    </Suspense>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Toaster />
  </DesignSystemProvider>
)
