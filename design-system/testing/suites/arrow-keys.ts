import { screen, waitFor, within } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { expect } from 'vitest'
import { atTheEnds, type KeyTest, once, pastDisabled, rightToLeft } from '../keys.ts'
import { draw, frames, type Name, type PageOptions } from '../page/page.tsx'
import { type } from '../page/press.ts'

export interface ArrowKeyOptions extends PageOptions {
  /** Role of the controls: 'tab', 'button'. */
  role: string
  /** The list or group that contains them, if the page has other controls of this role. */
  within?: { role: string; name: Name }
  /** The keys, for example 'ArrowRight' and 'ArrowLeft'. */
  next: string
  previous: string
  /** The same row with the first control, the last and one between them disabled, if controls can be disabled. */
  disabled?: ReactElement
  /** Further checks after a control has received focus. */
  arrives?: (control: HTMLElement) => void
}

type Row = Pick<ArrowKeyOptions, 'role' | 'within'>

const usable = (control: HTMLElement) =>
  !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true'

/** The enabled controls of a row, in document order. */
export function itemsOf(options: Row) {
  return allOf(options).filter(usable)
}

function allOf({ role, within: around }: Row) {
  const place = around ? within(screen.getByRole(around.role, { name: around.name })) : screen
  const besides = around ? [] : ['Before', 'After']
  return place.getAllByRole(role).filter((control) => !besides.includes(control.textContent ?? ''))
}

/**
 * Tests of arrow-key navigation for `testKeys`: next and previous, at the ends, in right-to-left text and with disabled
 * controls.
 *
 * @example testKeys(contract, arrowKeys(<Open />, { role: 'radio', next: 'ArrowDown', previous: 'ArrowUp' }))
 */
export function arrowKeys(ui: ReactElement, options: ArrowKeyOptions): Record<string, KeyTest> {
  const { next, previous, disabled } = options
  const mirrored = next === 'ArrowRight'
  const walk = (key: string, from: number, page = ui) =>
    once(async () => {
      const row = await start(page, options, from)
      const rest = from === 0 ? row.slice(1) : row.slice(0, -1).reverse()
      for (const control of rest) await step(key, control, options)
    })
  const past = (key: string, page: ReactElement) =>
    once(async () => {
      const row = await start(page, options, 0)
      holdsDisabled(row, options)
      const rest = key === next ? row.slice(1) : row.slice(1).reverse()
      for (const control of [...rest, row[0]!]) await step(key, control, options)
    })

  return {
    [next]: walk(next, 0),
    [`${next}, ${atTheEnds}`]: jump(ui, options, next, -1, 0),
    [`${next}, ${rightToLeft}`]: walk(next, mirrored ? -1 : 0, inRightToLeft(ui)),
    [previous]: walk(previous, -1),
    [`${previous}, ${atTheEnds}`]: jump(ui, options, previous, 0, -1),
    [`${previous}, ${rightToLeft}`]: walk(previous, mirrored ? 0 : -1, inRightToLeft(ui)),
    ...(disabled && {
      [`${next}, ${pastDisabled}`]: past(next, disabled),
      [`${previous}, ${pastDisabled}`]: past(previous, disabled),
    }),
  }
}

/**
 * As `arrowKeys`, with Home and End.
 *
 * @example rovingKeys(<Closed />, { role: 'button', next: 'ArrowDown', previous: 'ArrowUp' })
 */
export function rovingKeys(ui: ReactElement, options: ArrowKeyOptions): Record<string, KeyTest> {
  const { disabled } = options
  return {
    ...arrowKeys(ui, options),
    Home: jump(ui, options, 'Home', -1, 0),
    [`Home, ${atTheEnds}`]: jump(ui, options, 'Home', 0, 0),
    [`Home, ${rightToLeft}`]: jump(inRightToLeft(ui), options, 'Home', -1, 0),
    End: jump(ui, options, 'End', 0, -1),
    [`End, ${atTheEnds}`]: jump(ui, options, 'End', -1, -1),
    [`End, ${rightToLeft}`]: jump(inRightToLeft(ui), options, 'End', 0, -1),
    ...(disabled && {
      [`Home, ${pastDisabled}`]: jump(disabled, options, 'Home', -1, 0, holdsDisabled),
      [`End, ${pastDisabled}`]: jump(disabled, options, 'End', 0, -1, holdsDisabled),
    }),
  }
}

const inRightToLeft = (ui: ReactElement) => createElement('div', { dir: 'rtl' }, ui)

/** A test that moves focus from one control of the row to another with one key. */
function jump(
  ui: ReactElement,
  options: ArrowKeyOptions,
  key: string,
  from: number,
  to: number,
  check?: typeof holdsDisabled,
) {
  return once(async () => {
    const row = await start(ui, options, from)
    check?.(row, options)
    if (row.at(from) === row.at(to)) return expectFocusUnchanged(key)
    await step(key, row.at(to)!, options)
  })
}

function holdsDisabled(row: HTMLElement[], options: ArrowKeyOptions) {
  const places = allOf(options).map((control) => row.includes(control))
  expect(
    [places[0], places.slice(1, -1).includes(false), places.at(-1)],
    'the first, the last and one between them are disabled',
  ).toEqual([false, true, false])
}

async function start(ui: ReactElement, options: ArrowKeyOptions, at: number) {
  await draw(ui, options)
  const row = itemsOf(options)
  expect(row.length).toBeGreaterThan(1)
  row.at(at)!.focus()
  return row
}

async function step(key: string, expected: HTMLElement, { arrives }: ArrowKeyOptions) {
  await type(key)
  await waitFor(() => expect(expected).toHaveFocus())
  arrives?.(expected)
}

/** Checks that a key does not move focus. Arrow keys of the other axis scroll the page. */
export async function expectFocusUnchanged(key: string) {
  const focused = document.activeElement
  await type(key)
  await frames()
  expect(focused, `${key} does not move focus`).toHaveFocus()
}
