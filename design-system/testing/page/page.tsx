import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'

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
