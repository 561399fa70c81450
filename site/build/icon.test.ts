import { type LucideProps, Mail } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon from './icon'

const node = [
  ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7', key: 'a' }],
  ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2', key: 'b' }],
]
const Ours = createIcon({ size: 24, node: node as never })

/** The same attributes in any order, but for the class that names the drawing. */
const sorted = (html: string) =>
  html
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ ?lucide-mail ?/, ' ')
    .replace(/class=" ?([^"]*?) ?"/, 'class="$1"')
    .replaceAll(/<(\w+)((?: [\w-]+="[^"]*")*)/g, (_, tag: string, attributes: string) =>
      [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
    )

it.each<[string, LucideProps & Record<`data-${string}`, unknown>]>([
  ['as it is', {}],
  ['with a class', { className: 'size-4' }],
  ['of another size and line', { size: 16, strokeWidth: 4 }],
  ['hidden by hand', { 'aria-hidden': 'true' as const }],
  ['with a name', { role: 'img', 'aria-label': 'Post' }],
  ['with what a component adds', { 'data-nudge': true }],
])('writes an icon %s as lucide-react does', (_, props) => {
  expect(sorted(renderToStaticMarkup(createElement(Ours, props)))).toBe(
    sorted(renderToStaticMarkup(createElement(Mail, props))),
  )
})

it('takes a drawing of our own by name and node', () => {
  const Own = createIcon('own', node as never)
  expect(renderToStaticMarkup(createElement(Own))).toBe(renderToStaticMarkup(createElement(Ours)))
})
