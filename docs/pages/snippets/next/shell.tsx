'use client'

import { DesignSystemProvider, SiteHeader, Toaster } from '@kaksha/design-system'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

const links = [{ label: 'Home', href: '/' }]

export const Shell = ({ children }: { children: ReactNode }) => (
  <DesignSystemProvider linkComponent={Link}>
    <SiteHeader brand="Ganit" links={links} currentPath={usePathname()} />
    <main>{children}</main>
    <Toaster />
  </DesignSystemProvider>
)
