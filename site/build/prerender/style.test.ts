import { expect, it } from 'vitest'
import { takeNoScript, usedStyles } from './style'

const utilities = (rules: string) => `@layer utilities{${rules}}`

it('removes rules for classes that the page does not have, and keeps every state of those it has', () => {
  const css = usedStyles(
    '<p class="here">',
    utilities(
      '.gone{top:0}.here{top:1px}.here[data-open]{top:2px}.gone .here{top:3px}@media print{.gone{top:0}}',
    ),
  )
  expect(css).toBe('@layer utilities{.here{top:1px}.here[data-open]{top:2px}}')
})

it('removes type selectors of elements that the page does not have, except below a class', () => {
  const css = usedStyles(
    '<p class="x">',
    `@layer base{hr,p{margin:0}table{top:0}*{border:0}}${utilities('.x svg{top:0}')}`,
  )
  expect(css).toBe('@layer base{p{margin:0}*{border:0}}@layer utilities{.x svg{top:0}}')
})

it('removes registered properties and fonts that the page does not use', () => {
  const css = [
    '@layer properties{*{--set:initial}}',
    utilities('.x{inset:var(--set) 0}'),
    '@property --set{syntax:"*";inherits:false}@property --idle{syntax:"*";inherits:false}',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:A;src:url(b);unicode-range:U+20B9}',
  ].join('')
  const without = usedStyles('<p class="x">Free', css)
  expect(without).toContain('@property --set{')
  expect(without).toContain('url(a)')
  expect(without).not.toMatch(/initial|--idle|url\(b\)/)
  expect(usedStyles('<p class="x">₹ 100', css)).toContain('url(b)')
})

it('takes out the rules for pages without JavaScript', () => {
  const { css, noScript } = takeNoScript(
    '@layer base{p{top:0}}@media (scripting:none){@layer base{p{top:1px}}}',
  )
  expect(css).toBe('@layer base{p{top:0}}')
  expect(noScript).toBe('@layer base{p{top:1px}}')
})
