import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'

/** The name of a part, as people hear it. */
export type Name = string | RegExp

export interface PageOptions {
  /** Runs before each drawing: to set the size of the window, for example. */
  before?: () => unknown
}

/** Draws it as a part of a page, with something to reach before and after it. */
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

/** For the top of a suite: each of its tests has the page to itself. */
export const freshPage = () => afterEach(cleanup)

/** Time for what a press sets off to be drawn: for what has to stay as it was. */
export async function frames(count = 3) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
