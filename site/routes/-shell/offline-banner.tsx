import { Button, floatingCard, Link, UnexpectedError, useFocusObscured } from '@kaksha/design-system'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { brand } from '../../content/brand'
import { failure, failureMore, offline } from '../../content/failure'
import { reachable } from '../../services/load'
import { offlineNavigation } from './offline-navigation'

const card = `${floatingCard} fixed inset-x-4 top-4 z-50 flex items-start gap-3 border-error pe-2 transition-opacity duration-fast data-aside:pointer-events-none data-aside:opacity-0 xs:end-auto xs:w-100`

/** Shows an offline message while there is no connection. */
export function OfflineBanner() {
  /** A counter, so that the message is announced again when the visitor follows another link while offline. */
  const [messages, setMessages] = useState(() => (navigator.onLine ? 0 : 1))
  useEffect(() => {
    const lost = (event: Event) => {
      event.preventDefault()
      setMessages((times) => times + 1)
    }
    const back = () => setMessages(0)
    addEventListener('offline', lost)
    addEventListener(offlineNavigation, lost)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener(offlineNavigation, lost)
      removeEventListener('online', back)
    }
  }, [])
  const box = useRef<HTMLElement>(null)
  const covers = useFocusObscured(box, messages > 0)
  const dismiss = () => {
    setMessages(0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    // The live region is rendered empty from the start, so that its first message is announced, also beside an open
    // dialog.
    <section
      ref={box}
      // A landmark while it has content, so that screen reader users can find its button.
      aria-label={messages > 0 ? offline.title : undefined}
      data-surface={messages > 0 ? 'paper' : undefined}
      data-aside={covers || undefined}
      className={messages > 0 ? card : 'sr-only'}
    >
      <div role="status" aria-live="polite" data-slot="first-aid" className="flex-1">
        {messages > 0 && (
          <p key={messages}>
            <strong className="block">{offline.title}</strong> {offline.body}
          </p>
        )}
      </div>
      {messages > 0 && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={offline.dismiss}
          className="-my-2.5"
          onClick={dismiss}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </section>
  )
}

/** Replaces a page that cannot be rendered: what happened, what is not lost, and three ways to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = error instanceof Error && error.name === 'ChunkLoadError'
  const [offlineNow] = useState(() => missing && !navigator.onLine)
  const [stillOffline, setStillOffline] = useState(false)
  const title = offlineNow ? failureMore.offlineTitle : failure.title

  useEffect(() => {
    const before = document.title
    const announced = `${title} | ${brand.name}`
    document.title = announced
    return () => {
      // The next page has set its own title already.
      if (document.title === announced) document.title = before
    }
  }, [title])
  useEffect(() => {
    if (!missing) return
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [missing])

  /**
   * Reloads only when the server is reachable: without a connection the browser would replace the page with its own
   * error page.
   */
  async function retry() {
    setStillOffline(false)
    if (await reachable()) location.reload()
    else setStillOffline(true)
  }

  return (
    <UnexpectedError
      takesFocus
      className="px-inset py-section"
      title={title}
      link={failure.home}
      onRetry={() => void retry()}
    >
      {offlineNow ? (
        failureMore.offlineLead
      ) : (
        <>
          {failureMore.lead} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </>
      )}
      <span role="status" className="block font-bold">
        {stillOffline && failureMore.stillOffline}
      </span>
    </UnexpectedError>
  )
}
