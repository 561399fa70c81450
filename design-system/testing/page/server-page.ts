import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished } from 'vitest'

/** Adds the server-rendered HTML of an element to the page, until the end of the test. */
export function serverPage(ui: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(ui)
  onTestFinished(() => place.remove())
  return place
}

/** Hydrates it, and expects that React finds no difference. */
export function hydrate(place: HTMLElement, ui: ReactElement) {
  const errors: unknown[] = []
  const view = render(ui, {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  })
  expect(errors).toEqual([])
  return view
}
