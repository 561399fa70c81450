import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { specification } from './specification.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = new Map<string, string>()
const code = (file: string) => {
  if (!read.has(file)) read.set(file, existsSync(root + file) ? readFileSync(root + file, 'utf8') : '')
  return read.get(file)!
}
/** The titles of a file's tests, as they are written. */
const titles = (file: string) =>
  [
    ...code(file).matchAll(
      /\b(?:it|test)(?:\.\w+(?:\([\s\S]*?\](?: as const)?\))?)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map(([, , title]) => title!.replaceAll(/\\(.)/g, '$1'))

it.each(specification)('$section: $says', ({ heldBy = [], open }) => {
  if (open) return expect(heldBy, 'held, and yet open').toEqual([])
  expect(heldBy.length, 'held by no test').toBeGreaterThan(0)
  for (const [file, words] of heldBy)
    expect(
      titles(file).some((title) => title.includes(words)),
      `${file} has no test "…${words}…"`,
    ).toBe(true)
})

it('has rows for each of the sections that say what is seen', () => {
  const count = (section: number) => specification.filter((row) => row.section === section).length
  expect(count(2)).toBeGreaterThanOrEqual(30)
  expect(count(4)).toBeGreaterThanOrEqual(17)
  expect(count(9)).toBeGreaterThanOrEqual(10)
  expect(new Set(specification.map(({ says }) => says)).size).toBe(specification.length)
})
