import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rootHead } from '../seo/head'
import { JourneyOutlet } from './-onboarding/open'
import { NotFoundPage } from './-sections/not-found'
import { LazyOfflineBanner } from './-shell/lazy-offline-banner'
import { LazyToaster } from './-shell/lazy-toaster'
import { PageLoading } from './-shell/loading'
import { useDelegatedLinks, useNotifyHydrated, useRouteChange } from './-shell/navigation'
import { Shell } from './-shell/shell'
import { ShellError } from './-shell/unexpected-error'

export const Route = createRootRoute({
  head: rootHead,
  shellComponent: Document,
  component: Page,
  notFoundComponent: NotFoundPage,
  errorComponent: ShellError,
})

/**
 * The whole HTML document. The prerenderer adds the inlined style and the loader to its head. It stays when anything
 * inside it fails, so that the error page has a document.
 */
function Document({ children }: { children: ReactNode }) {
  const announcement = useRouteChange()
  useDelegatedLinks()
  useNotifyHydrated()
  return (
    // The loader sets the visitor's theme on <html> before React hydrates it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <PageLoading />
        <LazyOfflineBanner />
        <LazyToaster />
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
        <Scripts />
      </body>
    </html>
  )
}

/** The shell with the page in it; the screens of the sandbox imitate other sites and have no shell. */
function Page() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <>
      {path.startsWith('/sandbox/') ? (
        <Outlet />
      ) : (
        <Shell currentPath={path}>
          <Outlet />
        </Shell>
      )}
      <JourneyOutlet />
    </>
  )
}
