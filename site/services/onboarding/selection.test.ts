import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSelection, keepSelection, readSelection } from './selection'

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
  keepSelection('EP')
  expect(readSelection()).toBe('EP')
  clearSelection()
  expect(readSelection()).toBeNull()
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepSelection('EP')
  expect(readSelection()).toBeNull()
  clearSelection()
})
