import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { rootHead } from '../seo/head'
import { JourneyOutlet } from '../services/onboarding/open'
import { LateToaster } from './-late-toaster'
import { useDelegatedLinks, useRouteChange, useTakeOver } from './-navigation'
import { NotFoundPage } from './-sections/not-found'
import { Shell } from './-sections/shell'
import { UnexpectedErrorPage } from './-sections/unexpected-error'

export const Route = createRootRoute({
  head: rootHead,
  component: Document,
  notFoundComponent: NotFoundPage,
  errorComponent: UnexpectedErrorPage,
})

/** The whole HTML document. The prerenderer adds the inlined style and the loader to its head. */
function Document() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const announcement = useRouteChange()
  useDelegatedLinks()
  useTakeOver()
  return (
    // The loader sets the visitor's theme on <html> before React sees it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {path.startsWith('/sandbox/') ? (
          <Outlet />
        ) : (
          <Shell currentPath={path}>
            <Outlet />
          </Shell>
        )}
        <JourneyOutlet />
        <LateToaster />
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
        <Scripts />
      </body>
    </html>
  )
}
