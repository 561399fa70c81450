import { expect, it } from 'vitest'
import { keyFaults, once, requiredTests } from './keys.ts'
import type { ContractKey } from './meta.ts'

const moves = { ends: 'wraps', rightToLeft: 'mirrored', disabled: 'skipped' } as const
const row = (key: string, more: Partial<ContractKey> = {}): ContractKey => ({ key, does: 'Moves.', ...more })
const faults = (...keys: ContractKey[]) => keyFaults({ keys })
const names = (...keys: ContractKey[]) => [...requiredTests({ keys }).keys()]

it('requires the opposite key on the same element', () => {
  expect(faults(row('ArrowRight', { moves }))).toEqual(['ArrowRight has no opposite key: ArrowLeft'])
  expect(faults(row('End', { moves }))).toEqual(['End has no opposite key: Home'])
  expect(faults(row('Tab'))).toEqual(['Tab has no opposite key: Shift+Tab'])
  expect(faults(row('Tab', { on: 'the list' }), row('Shift+Tab'))).toEqual([
    'Tab on the list has no opposite key: Shift+Tab on the list',
    'Shift+Tab has no opposite key: Tab',
  ])
  expect(faults(row('Tab'), row('Shift+Tab'))).toEqual([])
})

it('requires the same movement for both arrow keys of a pair', () => {
  const right = row('ArrowRight', { moves })
  const left = row('ArrowLeft', { moves })
  expect(faults(right, left)).toEqual([])
  expect(faults(row('ArrowRight'), row('ArrowLeft'))).toHaveLength(2)
  const stops = { ...moves, ends: 'stops' } as const
  expect(faults(right, row('ArrowLeft', { moves: stops }))).toContain('ArrowRight moves unlike ArrowLeft')
  expect(faults(row('ArrowUp', { moves }), row('ArrowDown', { moves }))).toContain(
    'ArrowUp cannot be mirrored',
  )
})

it('rejects a duplicate key', () => {
  expect(faults(row('Enter'), row('Enter'))).toEqual(['Enter has two rows'])
  expect(faults(row('Enter'), row('Enter', { on: 'a link' }))).toEqual([])
})

it('requires tests at the ends, in right-to-left text and with disabled items', () => {
  expect(names(row('ArrowRight', { moves }))).toEqual([
    'ArrowRight',
    'ArrowRight, at the ends',
    'ArrowRight, right to left',
    'ArrowRight, past disabled',
  ])
  expect(names(row('Home', { moves: { ...moves, disabled: 'none' } }))).not.toContain('Home, past disabled')
})

it('requires mouse and touch tests for Enter and Space, once for both', () => {
  expect(names(row('Enter'), row('Space'), row('Escape'))).toEqual([
    'Enter',
    'mouse',
    'touch',
    'Space',
    'Escape',
  ])
  expect(names(row('Enter', { on: 'a field', pointer: 'the button' }))).toEqual([
    'Enter on a field',
    'mouse on the button',
    'touch on the button',
  ])
})

it('runs a test once, and again only after it has failed', async () => {
  const outcomes = [Promise.reject(new Error('late')), Promise.resolve()]
  let runs = 0
  const test = once(() => outcomes[runs++]!)
  await expect(test()).rejects.toThrow('late')
  await test()
  await test()
  expect(runs).toBe(2)
})
