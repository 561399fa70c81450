import { expect, it } from 'vitest'
import { redirectPath } from './routing'

it.each([
  ['/', null],
  ['/pricing', null],
  ['/pricing/', '/pricing'],
  ['/pricing///', '/pricing'],
  ['/a/b/', '/a/b'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/homes', null],
  ['//', '/'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['///elsewhere.example//', '/elsewhere.example'],
  ['/\\elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example', null],
  ['/design-system', '/design-system/'],
  ['/design-system/', null],
  ['/design-system/x/', '/design-system/x'],
])('%s -> %s', (path, target) => {
  expect(redirectPath(path)).toBe(target)
})
