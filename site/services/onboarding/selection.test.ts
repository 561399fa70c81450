import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../storage.fixture'
import { clearSelection, readSelection, saveSelection } from './selection'

beforeEach(() => void stubStorage('sessionStorage'))
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
