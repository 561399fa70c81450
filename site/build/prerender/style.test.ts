import { expect, it } from 'vitest'
import { fitStyle, takeNoScript } from './style'

const utilities = (rules: string) => `@layer utilities{${rules}}`

it('removes rules for classes that the page does not have, and keeps every state of those it has', () => {
  const { css } = fitStyle(
    '<p class="here">',
    utilities(
      '.gone{top:0}.here{top:1px}.here[data-open]{top:2px}.gone .here{top:3px}@media print{.gone{top:0}}',
    ),
  )
  expect(css).toBe('@layer utilities{.a{top:1px}.a[data-open]{top:2px}}')
})

it('gives classes that always occur together one name, and keeps the order of their rules', () => {
  const { html, css } = fitStyle(
    '<b class="x y z"><i class="z"><u class="y x z">',
    utilities('.y{top:1px}.z{top:2px}.x:hover{top:3px}'),
  )
  expect(html).toBe('<b class="b a"><i class="a"><u class="b a">')
  expect(css).toBe('@layer utilities{.b{top:1px}.a{top:2px}.b:hover{top:3px}}')
})

it('keeps the names of group and peer classes, which elements added later refer to', () => {
  const { html, css } = fitStyle(
    '<b class="group/card"><i class="x">',
    utilities(':is(:where(.group\\/card):hover .x){top:0}'),
  )
  expect(html).toBe('<b class="group/card"><i class="a">')
  expect(css).toContain('.group\\/card')
  expect(css).toContain('.a')
})

it('removes classes without a rule, and the class attribute when none is left', () => {
  expect(fitStyle('<b class="nothing"><i class="x nothing">', utilities('.x{top:0}')).html).toBe(
    '<b><i class="a">',
  )
})

it('removes type selectors of elements that the page does not have, except below a class', () => {
  const { css } = fitStyle(
    '<p class="x">',
    `@layer base{hr,p{margin:0}table{top:0}*{border:0}}${utilities('.x svg{top:0}')}`,
  )
  expect(css).toBe('@layer base{p{margin:0}*{border:0}}@layer utilities{.a svg{top:0}}')
})

it('removes registered properties and fonts that the page does not use', () => {
  const css = [
    '@layer properties{*{--set:initial}}',
    utilities('.x{inset:var(--set) 0}'),
    '@property --set{syntax:"*";inherits:false}@property --idle{syntax:"*";inherits:false}',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:A;src:url(b);unicode-range:U+20B9}',
  ].join('')
  const without = fitStyle('<p class="x">Free', css).css
  expect(without).toContain('@property --set{')
  expect(without).toContain('url(a)')
  expect(without).not.toMatch(/initial|--idle|url\(b\)/)
  expect(fitStyle('<p class="x">₹ 100', css).css).toContain('url(b)')
})

it('takes out the rules for pages without JavaScript', () => {
  const { css, noScript } = takeNoScript(
    '@layer base{p{top:0}}@media (scripting:none){@layer base{p{top:1px}}}',
  )
  expect(css).toBe('@layer base{p{top:0}}')
  expect(noScript).toBe('@layer base{p{top:1px}}')
})
