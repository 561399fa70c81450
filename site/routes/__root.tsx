import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rootHead } from '../seo/head'
import { LateFirstAid } from './-late-first-aid'
import { LateToaster } from './-late-toaster'
import { useDelegatedLinks, useRouteChange, useTakeOver } from './-navigation'
import { JourneyOutlet } from './-onboarding/open'
import { NotFoundPage } from './-sections/not-found'
import { Shell } from './-sections/shell'
import { ShellError } from './-sections/unexpected-error'
import { PageWaiting } from './-waiting'

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
  useTakeOver()
  return (
    // The loader sets the visitor's theme on <html> before React hydrates it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <PageWaiting />
        <LateFirstAid />
        <LateToaster />
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
