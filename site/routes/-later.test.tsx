import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Later, lateSection } from './-later'

vi.mock('../services/load', () => ({ load: (_: string, importer: () => Promise<unknown>) => importer() }))

afterEach(cleanup)

const Question = () => <button type="button">Is it free?</button>

/** What the prerender writes for a section that still sleeps. */
const prerendered = renderToString(
  <div data-later="">
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

/** A section whose script cannot be fetched the first time. */
const brokenOnce = () =>
  vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Question)

it('keeps what the page shows of a section whose script cannot be fetched, and tries again', async () => {
  const importer = brokenOnce()
  const container = document.createElement('div')
  container.innerHTML = prerendered
  document.body.append(container)
  render(
    <Boundary>
      <Later section={lateSection('faq', importer)} />
    </Boundary>,
    { container, hydrate: true },
  )
  // It is in view, so it wakes by itself.
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(1))
  await act(async () => {})
  const button = screen.getByRole('button', { name: 'Is it free?' })
  expect(button.closest('[data-later]')).not.toBeNull()
  // As the inline loader says that it has kept a press.
  fireEvent(button, new Event('late', { bubbles: true }))
  await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(button.closest('[data-later]')).toBeNull())
  expect(button).toBeVisible()
})

it('says so where nothing of the section is shown yet', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Boundary>
      <Later section={lateSection('faq', brokenOnce())} />
    </Boundary>,
  )
  expect(await screen.findByText('It failed.')).toBeVisible()
})
