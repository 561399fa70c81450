import { createBrowserHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { addEntry, listenForTraversal } from './history-entry'

it('adds its history entry, and removes it, without a notice to the router', async () => {
  // Traversals happen in order: after this one, none of an earlier file of the shared page is under way.
  history.replaceState({ isFirst: true }, '')
  history.pushState(null, '')
  history.back()
  await expect.poll(() => history.state?.isFirst).toBe(true)

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
