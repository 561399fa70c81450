import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Later, lateSection } from './-later'

vi.mock('../services/load', () => ({ load: (_: string, importer: () => Promise<unknown>) => importer() }))

const Question = () => <input aria-label="Name" />

let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  // As the prerender writes it.
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
  delete window.late
})

const field = () => screen.getByRole('textbox', { name: 'Name' })
const importing = () => vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Question)
const hydrate = (importer: () => Promise<ComponentType>) =>
  render(<Later section={lateSection('name', importer, { field: true })} />, { container, hydrate: true })
const settle = () => act(async () => {})

it('sleeps in full view, and wakes when its field is focused', async () => {
  const importer = importing()
  hydrate(importer)
  await act(
    async () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(importer).not.toHaveBeenCalled()
  await userEvent.click(field())
  await settle()
  expect(importer).toHaveBeenCalledOnce()
})

it('is no section whose presses are kept until it wakes', () => {
  hydrate(importing())
  expect(container.querySelector('[data-later]')).toBeNull()
})

it('wakes for what was typed before it listened', async () => {
  const importer = importing()
  container.querySelector('input')!.value = 'Asha Music'
  hydrate(importer)
  await settle()
  expect(importer).toHaveBeenCalledOnce()
  expect(field()).toHaveValue('Asha Music')
})

it('wakes for a field that has the focus already', async () => {
  const importer = importing()
  container.querySelector('input')!.focus()
  hydrate(importer)
  await settle()
  expect(importer).toHaveBeenCalledOnce()
})

it('tries again with the next letter where its script could not be fetched', async () => {
  const importer = importing().mockRejectedValueOnce(new Error('offline'))
  hydrate(importer)
  act(() => field().focus())
  await settle()
  expect(importer).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('A')
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(2))
  expect(field()).toHaveValue('A')
})

it('is not drawn before the whole stylesheet is there', async () => {
  const importer = importing()
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  window.late = { styled: () => promise, take: () => {} }
  const section = lateSection('name', importer, { field: true })
  render(<Later section={section} />, { container, hydrate: true })
  await userEvent.click(field())
  await settle()
  expect(importer).toHaveBeenCalledOnce()
  expect(section.loaded()).toBeUndefined()
  resolve()
  await vi.waitFor(() => expect(section.loaded()).toBe(Question))
})
