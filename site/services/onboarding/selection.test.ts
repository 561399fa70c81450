import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSelection, readSelection, saveSelection } from './selection'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a plan until it is read and cleared', () => {
  expect(readSelection()).toBeNull()
  saveSelection('EP')
  expect(readSelection()).toBe('EP')
  clearSelection()
  expect(readSelection()).toBeNull()
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveSelection('EP')
  expect(readSelection()).toBeNull()
  clearSelection()
})
