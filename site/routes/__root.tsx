import { NotFound } from '@kaksha/design-system'
import { createRootRoute, HeadContent, Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notFound } from '../content/pages'
import { rootHead } from '../seo/head'
import { OfflineBanner } from './-shell/offline-banner'
import { Shell } from './-shell/shell'

export const Route = createRootRoute({
  head: rootHead,
  shellComponent: Document,
  component: Page,
  notFoundComponent: () => <NotFound title={notFound.h1} text={notFound.text} link={notFound.link} />,
})

/** The whole HTML document. The prerenderer adds the inlined style and script to its head. */
function Document({ children }: { children: ReactNode }) {
  return (
    // Back closes what covers the page by a history entry (docs/architecture.md).
    <html lang="en-IN" data-back="history">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <OfflineBanner />
      </body>
    </html>
  )
}

/** The shell with the page in it; the screens of the sandbox imitate other sites and have no shell. */
function Page() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return path.startsWith('/sandbox/') ? (
    <Outlet />
  ) : (
    <Shell currentPath={path}>
      <Outlet />
    </Shell>
  )
}
