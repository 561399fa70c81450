import { type ComponentType, useEffect, useState } from 'react'
import { failure } from '../../content/failure'
import { loadOfflineBanner } from './lazy-offline-banner'

type Failure = { error: unknown }

/**
 * Shown inside the shell when a page cannot be rendered. If its own script cannot be loaded either, it shows a short
 * message.
 */
export function UnexpectedErrorPage({ error }: Failure) {
  const [Page, setPage] = useState<ComponentType<Failure> | null>()
  useEffect(() => {
    loadOfflineBanner().then(
      (part) => setPage(() => part.ErrorPage),
      () => setPage(null),
    )
  }, [])
  if (Page) return <Page error={error} />
  return (
    Page === null && (
      <section data-slot="unexpected-error" className="px-inset py-section">
        <h1 className="text-h1">{failure.title}</h1>
        <a href={failure.home.href}>{failure.home.label}</a>
      </section>
    )
  )
}

/** The same when the shell itself has failed. */
export const ShellError = ({ error }: Failure) => (
  <main id="main" tabIndex={-1} className="outline-none">
    <UnexpectedErrorPage error={error} />
  </main>
)
