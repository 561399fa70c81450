import './docs.css'
import type { GlobalProvider } from '@ladle/react'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useState } from 'react'
import { Frame, WidthFrame } from './frame.tsx'
import { applySettings, readPlace, useSettings } from './settings.tsx'
import { loadView, type View } from './views.tsx'

applySettings()

/** The page as its document has it (docs/text/documents.ts). It stays until the live page is loaded. */
const staticPage = document.getElementById('ladle-root')?.innerHTML ?? ''

/** Whether the story is in a frame of a documentation page. There it has the height of its content. */
const isFramed = window.parent !== window

/**
 * Renders what the address shows in place of Ladle's `children`: a story is a child that suspends, so Ladle would show a
 * spinner and React delay the story by 300 ms, and Ladle's controls would rewrite the address. The pages have no stories.
 */
export const Provider: GlobalProvider = ({ globalState }) => {
  // Ladle takes the address of a page for one without a story: at each fragment link it would add its first story to the
  // address (`modifyParams` in https://github.com/tajo/ladle/blob/main/packages/ladle/lib/app/src/history.ts).
  globalState.controlInitialized = false
  const [view, setView] = useState<View>()
  const { viewport } = useSettings()
  useEffect(() => {
    // After the effects of Ladle, which sets a theme and a direction when it starts.
    queueMicrotask(applySettings)
    const show = () => void loadView(readPlace().id).then(setView)
    show()
    addEventListener('popstate', show)
    return () => removeEventListener('popstate', show)
  }, [])
  useEffect(() => {
    if (!view) return
    // Loading it took longer than Ladle, which sets a title too.
    document.title = view.title
    // Signals to tests that the story is rendered.
    document.documentElement.dataset.shown = view.id
  }, [view])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content of this document
  if (!view) return <div className="contents" dangerouslySetInnerHTML={{ __html: staticPage }} />
  if (readPlace().isolated) return <Isolated view={view}>{view.content}</Isolated>
  if (viewport === 'full') return <Frame view={view} />
  return (
    <Frame view={{ ...view, isPage: true, content: <WidthFrame view={view} width={Number(viewport)} /> }} />
  )
}

/** A view without header and list: for the audit and for frames. A full-width section has its own padding. */
function Isolated({ view, children }: { view: View; children: ReactNode }) {
  const padding = view.isPage || view.isBleeding ? undefined : isFramed ? 'p-4' : 'p-6'
  return (
    <main className={cx(padding, !isFramed && !view.isPage && 'min-h-dvh') || undefined}>{children}</main>
  )
}
