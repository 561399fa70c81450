import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rootHead } from '../seo/head'
import { NotFoundPage } from './-marketing/not-found'
import { JourneyOutlet } from './-onboarding/open'
import { PaymentInHand } from './-onboarding/payment-in-hand'
import { ShellError } from './-shell/error-page'
import { LazyToaster } from './-shell/lazy-toaster'
import { PageLoading } from './-shell/loading'
import { useDelegatedLinks, useNotifyHydrated, useRouteChange } from './-shell/navigation'
import { OfflineBanner } from './-shell/offline-banner'
import { Shell } from './-shell/shell'

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
        <OfflineBanner />
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
          <PaymentInHand className="px-gutter py-4" />
          <Outlet />
        </Shell>
      )}
      <JourneyOutlet />
    </>
  )
}
