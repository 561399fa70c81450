import { Link, UnexpectedError } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { reachable } from '../../browser/load'
import { brand } from '../../content/brand'
import { failure } from '../../content/failure'

/** Interval in milliseconds between two attempts to reach the site, while a page waits for the connection. */
const retryInterval = 5000

type Failure = { error: unknown }

/**
 * Replaces a page that cannot be rendered, inside the shell: what happened, what is not lost, and three ways to
 * continue. It is part of the first bundle, because it could not be loaded when it is needed.
 */
export function ErrorPage({ error }: Failure) {
  const missing = error instanceof Error && error.name === 'ChunkLoadError'
  /** Null until the site has answered: the browser may count as online although the line is dead. */
  const [offlineNow, setOfflineNow] = useState(() => missing && (navigator.onLine ? null : true))
  const [stillOffline, setStillOffline] = useState(false)
  const [isStyled, setIsStyled] = useState(false)
  const title = offlineNow ? failure.offlineTitle : failure.title

  useEffect(() => {
    const show = () => setIsStyled(true)
    Promise.resolve(window.bootstrap?.loadStylesheet()).then(show, show)
  }, [])
  useEffect(() => {
    if (offlineNow === null) void reachable().then((answers) => setOfflineNow(!answers))
  }, [offlineNow])
  useEffect(() => {
    if (offlineNow === null) return
    const previousTitle = document.title
    const announced = `${title} | ${brand.name}`
    document.title = announced
    return () => {
      // The next page has set its own title already.
      if (document.title === announced) document.title = previousTitle
    }
  }, [title, offlineNow])
  useEffect(() => {
    if (!missing) return
    const again = () => void reachable().then((answers) => answers && location.reload())
    addEventListener('online', again)
    const timer = offlineNow ? setInterval(again, retryInterval) : undefined
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [missing, offlineNow])

  /**
   * Reloads only when the server is reachable: without a connection the browser would replace the page with its own
   * error page.
   */
  async function retry() {
    setStillOffline(false)
    if (await reachable()) location.reload()
    else setStillOffline(true)
  }

  if (!isStyled || offlineNow === null) return null
  return (
    <UnexpectedError
      takesFocus
      className="px-inset py-section"
      title={title}
      link={failure.home}
      onRetry={() => void retry()}
    >
      {offlineNow ? (
        failure.offlineLead
      ) : (
        <>
          {failure.lead} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </>
      )}
      <span role="status" className="block font-bold">
        {stillOffline && failure.stillOffline}
      </span>
    </UnexpectedError>
  )
}

/** The same when the shell itself has failed. */
export const ShellError = ({ error }: Failure) => (
  <main id="main" tabIndex={-1} className="outline-none">
    <ErrorPage error={error} />
  </main>
)
