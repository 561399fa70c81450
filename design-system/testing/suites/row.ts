import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type KeyTest, once } from './once.ts'
import { draw, frames, type Name, type PageOptions } from './page.tsx'
import { type } from './press.ts'

export interface RowOptions extends PageOptions {
  /** Role of the controls of the row: 'tab', 'button'. */
  role: string
  /** Name of the list or group that holds them, where there is more of the role on the page. */
  within?: { role: string; name: Name }
  /** Keys, as 'ArrowRight' and 'ArrowLeft'. */
  next: string
  previous: string
  /** What else has to hold once the focus has come to a control. */
  arrives?: (control: HTMLElement) => void
}

const usable = (control: HTMLElement) =>
  !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true'

/** The controls of a row that can be used, in the order of the page. */
export function rowOf({ role, within: around }: RowOptions) {
  const place = around ? within(screen.getByRole(around.role, { name: around.name })) : screen
  const controls = place.getAllByRole(role)
  const before = around ? [] : ['Before', 'After']
  return controls.filter((control) => usable(control) && !before.includes(control.textContent ?? ''))
}

/**
 * The keys that move the focus along a row of controls, past what is disabled and round its ends:
 * both arrows, Home and End. For `testKeys`.
 *
 * @example rowKeys(<Closed />, { role: 'button', next: 'ArrowDown', previous: 'ArrowUp' })
 */
export function rowKeys(ui: ReactElement, options: RowOptions) {
  const { next, previous, arrives } = options
  const start = async (at: number) => {
    await draw(ui, options)
    const row = rowOf(options)
    row.at(at)!.focus()
    return row
  }
  const step = async (key: string, expected: HTMLElement) => {
    await type(key)
    await waitFor(() => expect(expected).toHaveFocus())
    arrives?.(expected)
  }
  const walk = (key: string, order: (row: HTMLElement[]) => HTMLElement[]) =>
    once(async () => {
      const row = order(await start(0))
      for (const control of [...row.slice(1), row[0]!]) await step(key, control)
    })
  const backwards = (row: HTMLElement[]) => [row[0]!, ...row.slice(1).reverse()]

  return {
    [next]: walk(next, (row) => row),
    [previous]: walk(previous, backwards),
    Home: once(async () => step('Home', (await start(-1))[0]!)),
    End: once(async () => {
      const row = await start(0)
      await step('End', row.at(-1)!)
    }),
  } as Record<string, KeyTest>
}

/** Arrow keys across the direction that is seen are the page's, for scrolling. */
export async function staysPut(key: string) {
  const focused = document.activeElement
  await type(key)
  await frames()
  expect(focused, `${key} moves nothing`).toHaveFocus()
}
