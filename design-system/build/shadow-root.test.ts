import { expect, it } from 'vitest'
import { forShadowRoots } from './shadow-root.ts'

it.each([
  [':root { --ds-bg: #fff }', ':root, :host { --ds-bg: #fff }'],
  [
    ':root[data-theme="dark"] { color: red }',
    ':root[data-theme="dark"], :host([data-theme="dark"]) { color: red }',
  ],
  [
    ':root:where(:not([data-theme])) [data-surface="paper"] { color: red }',
    ':root:where(:not([data-theme])) [data-surface="paper"], :host(:where(:not([data-theme]))) [data-surface="paper"] { color: red }',
  ],
  ['body { color: red }', 'body, :host { color: red }'],
  [':root, :host { color: red }', ':root, :host { color: red }'],
  [
    '[data-density="compact"] { color: red }',
    '[data-density="compact"], :host([data-density="compact"]) { color: red }',
  ],
  [':root, [data-density="default"] { color: red }', ':root, [data-density="default"], :host { color: red }'],
  ['html, :host, :root .a { color: red }', 'html, :host, :root .a, :host .a { color: red }'],
  ['body, :root > .a { color: red }', 'body, :root > .a, :host, :host > .a { color: red }'],
  ['.a:root-like, tbody { color: red }', '.a:root-like, tbody { color: red }'],
])('%s holds in a shadow root too', (css, expected) => {
  expect(forShadowRoots(css)).toBe(expected)
})

it('gives custom properties their initial values in a shadow root, in the weakest layer', () => {
  const css = `@layer properties;
@layer utilities { .border { border-style: var(--tw-border-style) } }
@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid }
@property --tw-leading { syntax: "*"; inherits: false }`
  const added = forShadowRoots(css).slice(css.length).replace(/\s+/g, ' ').trim()
  expect(added).toBe(
    '@layer properties{ :host *, :host ::before, :host ::after, :host ::backdrop{ --tw-border-style: solid; --tw-leading: initial } }',
  )
})
