import { createBrowserHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { addEntry, listenForTraversal } from './history-entry'

it('adds its history entry, and removes it, without a notice to the router', async () => {
  // Traversals happen in order: after this one, none of an earlier file of the shared page is under way.
  const first = new Promise<void>((done) =>
    addEventListener('popstate', ({ state }) => state?.isFirst && done()),
  )
  history.replaceState({ isFirst: true }, '')
  history.pushState(null, '')
  history.back()
  // The state changes before the event is dispatched.
  await first

  const router = createBrowserHistory()
  const onChange = vi.fn()
  router.subscribe(onChange)
  const stop = listenForTraversal(() => {})

  const remove = addEntry({ plan: 'FT', onBack: () => true, onGone: () => {} })
  expect(history.state).toMatchObject({ onboarding: 'FT' })
  remove?.()
  await expect.poll(() => 'onboarding' in history.state).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
  stop()
  router.destroy()
})
