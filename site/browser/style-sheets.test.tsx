import { expect, it } from 'vitest'
import { stylesheetSingleton } from './style-sheets'

const lies = () => getComputedStyle(document.body).overflowX

it('keeps the style from the first component that needs it to the last, without a style element', () => {
  const { add, remove } = stylesheetSingleton()
  const before = lies()
  const elements = document.querySelectorAll('style').length
  const css = 'body { overflow-x: clip !important }'
  add(css)
  add(css)
  expect(lies()).toBe('clip')
  remove()
  expect(lies()).toBe('clip')
  remove()
  expect(lies()).toBe(before)
  expect(document.adoptedStyleSheets).toEqual([])
  expect(document.querySelectorAll('style').length).toBe(elements)
  add(css)
  expect(lies()).toBe('clip')
  remove()
})
