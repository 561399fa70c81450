import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { defineLazySection, LazySection } from './lazy-section'

const load = vi.hoisted(() => vi.fn((_: string, importer: () => Promise<unknown>) => importer()))
vi.mock('../../../browser/load', () => ({ load }))

afterEach(cleanup)

const Question = () => <button type="button">Is it free?</button>

/** The markup that the prerender writes for a section that is not hydrated yet. */
const prerendered = renderToString(
  <div data-lazy="">
    <Suspense>
      <Question />
    </Suspense>
  </div>,
)

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'It failed.' : this.props.children
  }
}

/** A section whose script cannot be loaded the first time. */
const brokenOnce = () =>
  vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Question)

it('keeps the markup of a section whose script cannot be loaded, and tries again', async () => {
  const importer = brokenOnce()
  const container = document.createElement('div')
  container.innerHTML = prerendered
  document.body.append(container)
  render(
    <Boundary>
      <LazySection section={defineLazySection('faq', importer)} />
    </Boundary>,
    { container, hydrate: true },
  )
  // The section is in view, so it hydrates without an interaction.
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(1))
  // The page has the rules of its markup, so the whole style sheet is not fetched before an input.
  expect(load).toHaveBeenCalledWith('faq', importer, { styles: false })
  await act(async () => {})
  const button = screen.getByRole('button', { name: 'Is it free?' })
  expect(button.closest('[data-lazy]')).not.toBeNull()
  // The event by which the inline loader announces a queued press.
  fireEvent(button, new Event('queued', { bubbles: true }))
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(button.closest('[data-lazy]')).toBeNull())
  expect(button).toBeVisible()
})

it('shows an error when nothing of the section is shown yet', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Boundary>
      <LazySection section={defineLazySection('faq', brokenOnce())} />
    </Boundary>,
  )
  expect(await screen.findByText('It failed.')).toBeVisible()
})
