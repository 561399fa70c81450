import { expect, it } from 'vitest'
import { engines, peerDependencies } from '../../package.json'
import { satisfies } from './versions'

it.each([
  ['19.0.0', '^19.0.0', true],
  ['19.3.1', '^19.0.0', true],
  ['18.9.9', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.2.9', '^19.3.1', false],
  ['4.0.0', '>=3.4.0', true],
  ['3.3.9', '>=3.4.0', false],
  ['22.11.0', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['23.1.0', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['20.20.2', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['v25.1.0', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['19.1.0-rc.1', '^19.0.0', true],
  ['workspace', '^19.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

it('understands every range of the package', () => {
  for (const range of [engines.node, ...Object.values(peerDependencies)])
    expect(range.split('||').every((part) => /^(\^|>=)\d+\.\d+\.\d+$/.test(part.trim()))).toBe(true)
})
