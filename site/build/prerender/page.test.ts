import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withUntilFound } from './page'

it('marks closed panels for find-in-page in the HTML that React writes', () => {
  const panel = (hidden: boolean) =>
    withUntilFound(renderToString(createElement('section', { 'data-until-found': '', hidden, id: 'a' })))
  expect(panel(true)).toBe('<section data-until-found="" hidden="until-found" id="a"></section>')
  expect(panel(false)).toBe('<section data-until-found="" id="a"></section>')
})

it('leaves other hidden elements as they are', () => {
  const html = renderToString(createElement('p', { hidden: true }))
  expect(withUntilFound(html)).toBe(html)
})
