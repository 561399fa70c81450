import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** An accessible name. */
export type Name = string | RegExp

export interface PageOptions {
  /** Runs before each render, for example to set the size of the window. */
  before?: () => unknown
}

/** Renders it between two buttons, `Before` and `After`, as a part of a page. */
export async function draw(ui: ReactElement, { before }: PageOptions = {}) {
  await before?.()
  const page = (part: ReactElement) => (
    <>
      <button type="button">Before</button>
      {part}
      <button type="button">After</button>
    </>
  )
  const { rerender } = render(page(ui))
  return { redraw: (later: ReactElement) => rerender(page(later)) }
}

/** Call it at the top of a suite to clear the page after each test. */
export const freshPage = () => afterEach(cleanup)

/** Waits for frames, so that a test can check that a press changed nothing. */
export async function frames(count = 3) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

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

/** An element as a client component receives it from a server component: lazy, with a promise as its payload. */
export function lazyChild<Child extends ReactElement>(element: Child): Child {
  const lazy = {
    $$typeof: Symbol.for('react.lazy'),
    _payload: Object.assign(Promise.resolve(element), { status: 'fulfilled', value: element }),
    _init: (payload: { value: ReactElement }) => payload.value,
  }
  return lazy as unknown as Child
}

/** A media feature and its value. */
export type Media =
  | ['prefers-color-scheme', 'light' | 'dark']
  | ['prefers-reduced-motion', 'reduce']
  | ['prefers-contrast', 'more']
  | ['forced-colors', 'active']

const emulate = (name: Media[0], value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

/** Emulates a media feature until the end of the test. */
export async function emulateMedia(...[feature, value]: Media) {
  onTestFinished(async () => void (await emulate(feature, '')))
  await emulate(feature, value)
}

/** Emulates reduced motion, so that a test does not wait for animations. */
export const withoutMotion = () => emulateMedia('prefers-reduced-motion', 'reduce')
