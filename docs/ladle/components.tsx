import './docs.css'
import { stories } from 'virtual:generated-list'
import type { GlobalProvider } from '@ladle/react'
import { cx } from 'class-variance-authority'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ladleStore } from './ladle.ts'
import { Masthead } from './masthead.tsx'
import { startPatches } from './patches.ts'
import { startSettings, useSettings } from './settings.ts'
import { StoryFrame, StoryView } from './story-view.tsx'
import { UnknownStory } from './unknown-story.tsx'

startSettings()
startPatches()
// A separate React root: Ladle remounts its tree when the story changes, which would close an open menu.
const bar = document.createElement('div')
document.getElementById('ladle-root')?.before(bar)
createRoot(bar).render(<Masthead />)

/** Whether the story is in a frame of a documentation page. There it has the height of its content. */
const framed = window.parent !== window

/** Wraps every story: main landmark, padding, and a header unless the story is shown isolated. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { story, mode, controlInitialized } = globalState
  const { viewport } = useSettings()
  const isolated = String(mode) === 'preview'
  const isPage = Boolean(storyMeta?.page)
  const known = Object.hasOwn(stories, story)

  useEffect(() => {
    // With a fixed width the story is in a frame. Ladle would wait for its controls before it updates the URL.
    if (!controlInitialized && viewport !== 'full')
      dispatch({ type: 'update-control-initialized' as never, value: true })
    ladleStore.set({ story, isolated, known })
    // Signals to tests that the story is rendered. Ladle sets `data-storyloaded` before rendering.
    document.documentElement.dataset.shown = story
  })

  // Ladle's own message has no search.
  if (!known)
    return isolated ? (
      <main>
        <UnknownStory story={story} />
      </main>
    ) : (
      <UnknownStory story={story} />
    )
  if (isolated) {
    if (isPage) return <main>{children}</main>
    // A full-width section has its own padding.
    const padding = storyMeta?.bleed ? '' : framed ? 'p-4' : 'p-6'
    return <main className={cx(padding, !framed && 'min-h-dvh') || undefined}>{children}</main>
  }
  if (viewport !== 'full') return <StoryFrame story={story} width={Number(viewport)} />
  return isPage ? children : <StoryView story={story}>{children}</StoryView>
}
