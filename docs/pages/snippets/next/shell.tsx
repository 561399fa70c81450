'use client'

import { DesignSystemProvider, SiteHeader, SkipLink, Toaster } from '@kaksha/design-system'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

const links = [{ label: 'Home', href: '/' }]

export const Shell = ({ children }: { children: ReactNode }) => (
  <DesignSystemProvider linkComponent={Link}>
    <SkipLink />
    <SiteHeader brand="Ganit" links={links} currentPath={usePathname()} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Toaster />
  </DesignSystemProvider>
)
