import './docs.css'
import type { GlobalProvider } from '@ladle/react'
import { cx } from 'class-variance-authority'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ladleStore } from './ladle.ts'
import { Masthead } from './masthead.tsx'
import { startPatches } from './patches.ts'
import { startSettings } from './settings.ts'
import { StoryFrame, StoryView } from './story-view.tsx'
import { useSettings } from './use-settings.ts'

startSettings()
startPatches()
// A tree of its own: Ladle builds its own anew when a story changes, and a list that is open would close.
const bar = document.createElement('div')
document.getElementById('ladle-root')?.before(bar)
createRoot(bar).render(<Masthead />)

/** A story inside a page of the documentation: as high as it is, where a page of its own fills the window. */
const framed = window.parent !== window

/** Around every story: its theme, its landmark, and what is said about it where it does not stand alone. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { story, mode, controlInitialized } = globalState
  const { viewport } = useSettings()
  const alone = String(mode) === 'preview'
  const isPage = Boolean(storyMeta?.page)

  useEffect(() => {
    // A story in a frame draws nothing here; Ladle would wait for it before it writes an address.
    if (!controlInitialized && viewport !== 'full')
      dispatch({ type: 'update-control-initialized' as never, value: true })
    ladleStore.set({ story, alone })
    // For whoever waits for a story. Ladle's own `data-storyloaded` is there before anything is drawn.
    document.documentElement.dataset.shown = story
  })

  if (alone) {
    if (isPage) return <main>{children}</main>
    // A section of a page reaches from edge to edge, and has room at its sides by itself.
    const padding = storyMeta?.bleed ? '' : framed ? 'p-4' : 'p-6'
    return <main className={cx(padding, !framed && 'min-h-dvh') || undefined}>{children}</main>
  }
  if (viewport !== 'full') return <StoryFrame story={story} width={Number(viewport)} />
  return isPage ? children : <StoryView story={story}>{children}</StoryView>
}
