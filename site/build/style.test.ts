import { expect, it } from 'vitest'
import { fold } from './page'
import { fitStyle, takeNoScript } from './style'

const utilities = (rules: string) => `@layer utilities{${rules}}`

it('leaves out what the page has no class for, and keeps every state of what is there', () => {
  const { css } = fitStyle(
    '<p class="here">',
    utilities(
      '.gone{top:0}.here{top:1px}.here[data-open]{top:2px}.gone .here{top:3px}@media print{.gone{top:0}}',
    ),
  )
  expect(css).toBe('@layer utilities{.a{top:1px}.a[data-open]{top:2px}}')
})

it('gives one name to classes that always stand together, and leaves their rules in order', () => {
  const { html, css } = fitStyle(
    '<b class="x y z"><i class="z"><u class="y x z">',
    utilities('.y{top:1px}.z{top:2px}.x:hover{top:3px}'),
  )
  expect(html).toBe('<b class="b a"><i class="a"><u class="b a">')
  expect(css).toBe('@layer utilities{.b{top:1px}.a{top:2px}.b:hover{top:3px}}')
})

it('keeps the names by which later elements look up', () => {
  const { html, css } = fitStyle(
    '<b class="group/card"><i class="x">',
    utilities(':is(:where(.group\\/card):hover .x){top:0}'),
  )
  expect(html).toBe('<b class="group/card"><i class="a">')
  expect(css).toContain('.group\\/card')
  expect(css).toContain('.a')
})

it('drops classes without a rule, and the attribute with the last of them', () => {
  expect(fitStyle('<b class="nothing"><i class="x nothing">', utilities('.x{top:0}')).html).toBe(
    '<b><i class="a">',
  )
})

it('leaves out bare rules about elements that are not there, but none below a class', () => {
  const { css } = fitStyle(
    '<p class="x">',
    `@layer base{hr,p{margin:0}table{top:0}::-webkit-datetime-edit{padding:0}*{border:0}}${utilities('.x svg{top:0}')}`,
  )
  expect(css).toBe('@layer base{p{margin:0}*{border:0}}@layer utilities{.a svg{top:0}}')
})

it('writes a declaration once that stands twice in one rule', () => {
  expect(fitStyle('<p>', '@layer base{p{top:0;left:0;top:0}}').css).toBe('@layer base{p{left:0;top:0}}')
})

it('leaves out animations, defaults and letters that the page does not use', () => {
  const css = [
    utilities('.x{animation:spin 1s;--set:1;inset:var(--set) var(--given) var(--idle-unset,) 0}'),
    '@keyframes spin{to{top:0}}@keyframes idle{to{top:0}}',
    '@property --set{syntax:"*";inherits:false}@property --given{syntax:"*";inherits:false;initial-value:0}',
    '@property --idle{syntax:"*";inherits:false}@property --idle-unset{syntax:"*";inherits:false}',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:A;src:url(b);unicode-range:U+20B9}',
  ].join('')
  const without = fitStyle('<p class="x">Free', css).css
  expect(without).toContain('spin')
  expect(without).toContain('@property --set{')
  expect(without).toContain('@property --given{')
  expect(without).toContain('url(a)')
  expect(without).not.toMatch(/@\w+ (--)?idle|url\(b\)/)
  expect(fitStyle('<p class="x">₹ 100', css).css).toContain('url(b)')
})

it('keeps a property that is set above the fold for who reads it below', () => {
  const css = `${utilities('.a{--set:1}.b{top:var(--set)}')}@property --set{syntax:"*";inherits:false}`
  expect(fitStyle(`<p class="a">${fold}<p class="b">`, css, fold).below).toContain('@property --set{')
})

const folded = fitStyle(
  `<h1 class="big">${fold}<p class="small wide">₹ 100<b class="big small">`,
  [
    '@layer base{p{margin:0}}',
    utilities('.small{top:1px}.big{top:2px}.wide{animation:slide 1s}'),
    '@keyframes slide{to{top:0}}',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:A;src:url(b);unicode-range:U+20B9}',
  ].join(''),
  fold,
)

it('gives the document what stands above the fold, and all that is not about classes', () => {
  expect(folded.css).toBe(
    '@layer base{p{margin:0}}@layer utilities{.a{top:2px}}@font-face{font-family:A;src:url(a)}',
  )
})

it('repeats every rule below the fold, so that the later still wins, and only what the document lacks beside', () => {
  expect(folded.below).toBe(
    '@layer utilities{.b{top:1px}.a{top:2px}.c{animation:slide 1s}}@keyframes slide{to{top:0}}@font-face{font-family:A;src:url(b);unicode-range:U+20B9}',
  )
})

it('takes out what holds where no script runs', () => {
  const { css, noScript } = takeNoScript(
    '@layer base{p{top:0}}@media (scripting:none){@layer base{p{top:1px}}}',
  )
  expect(css).toBe('@layer base{p{top:0}}')
  expect(noScript).toBe('@layer base{p{top:1px}}')
})
