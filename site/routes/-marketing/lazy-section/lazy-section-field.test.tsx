import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineLazySection, LazySection } from './lazy-section'

const load = vi.hoisted(() => vi.fn((_: string, importer: () => Promise<unknown>) => importer()))
vi.mock('../../../browser/load', () => ({ load }))

const Question = () => <input aria-label="Name" />

let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  // The same markup as the prerender writes.
  container.innerHTML = renderToString(
    <div>
      <Suspense>
        <Question />
      </Suspense>
    </div>,
  )
  document.body.append(container)
})
afterEach(() => {
  cleanup()
  container.remove()
})

const field = () => screen.getByRole('textbox', { name: 'Name' })
const importing = () => vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Question)
const hydrate = (importer: () => Promise<ComponentType>) =>
  render(<LazySection section={defineLazySection('name', importer, { field: true })} />, {
    container,
    hydrate: true,
  })
const flushEffects = () => act(async () => {})

it('does not hydrate when it is merely in view, and hydrates when its field is focused', async () => {
  const importer = importing()
  hydrate(importer)
  await act(
    async () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(importer).not.toHaveBeenCalled()
  await userEvent.click(field())
  await flushEffects()
  expect(importer).toHaveBeenCalledOnce()
})

it('is not a section whose presses are queued until hydration', () => {
  hydrate(importing())
  expect(container.querySelector('[data-lazy]')).toBeNull()
})

it('hydrates at once when text was typed before it listened', async () => {
  const importer = importing()
  container.querySelector('input')!.value = 'Asha Music'
  hydrate(importer)
  await flushEffects()
  expect(importer).toHaveBeenCalledOnce()
  expect(field()).toHaveValue('Asha Music')
})

it('hydrates at once when its field already has the focus', async () => {
  const importer = importing()
  container.querySelector('input')!.focus()
  hydrate(importer)
  await flushEffects()
  expect(importer).toHaveBeenCalledOnce()
})

it('tries again at the next keystroke after a failed load', async () => {
  const importer = importing().mockRejectedValueOnce(new Error('offline'))
  hydrate(importer)
  act(() => field().focus())
  await flushEffects()
  expect(importer).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('A')
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(2))
  expect(field()).toHaveValue('A')
})

it('comes with the whole style sheet, for elements that the page did not contain', async () => {
  const importer = importing()
  hydrate(importer)
  await userEvent.click(field())
  await flushEffects()
  expect(load).toHaveBeenCalledWith('name', importer, { styles: true })
})
