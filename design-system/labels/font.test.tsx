import { expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.gen.ts'

const family = 'Atkinson Hyperlegible Next'

it.each([
  ['English', en],
  ['German', de],
])('the font has every character of the texts in %s', async (_, labels) => {
  await document.fonts.load(`100px '${family}'`)
  const context = document.createElement('canvas').getContext('2d')!
  const width = (character: string, fallback: string) => {
    context.font = `100px '${family}', ${fallback}`
    return context.measureText(character).width
  }
  // A character of another font has the width of that font.
  const isMissing = (character: string) => width(character, 'monospace') !== width(character, 'serif')
  expect(isMissing('ж')).toBe(true)
  expect([...new Set(JSON.stringify(labels))].filter(isMissing)).toEqual([])
})
