import postcss from 'postcss'
import { expect, it } from 'vitest'
import { componentStyleSheets, orderAsSpecificity } from './component-style-sheets.ts'

function ordered(css: string) {
  const sheet = postcss.parse(css)
  orderAsSpecificity(sheet, (selector) => selector.startsWith('.') || selector.startsWith(':'))
  return sheet.toString()
}

it.each([
  ['the same property', '.a{top:0}.b{top:1px}', '.a{top:0}:not(x).b{top:1px}'],
  ['a chain', '.a{top:0}.b{top:1px}.c{top:2px}', '.a{top:0}:not(x).b{top:1px}:not(x x).c{top:2px}'],
  ['a shorthand', '.a{border:0}.b{border-width:1px}', '.a{border:0}:not(x).b{border-width:1px}'],
  ['a side', '.a{padding:0}.b{padding-top:1px}', '.a{padding:0}:not(x).b{padding-top:1px}'],
  ['an alias', '.a{gap:0}.b{row-gap:1px}', '.a{gap:0}:not(x).b{row-gap:1px}'],
  ['a condition', '.a{top:0}@media print{.b{top:1px}}', '.a{top:0}@media print{:not(x).b{top:1px}}'],
  [
    'a nested rule',
    ':where(.a>*){top:0}:where(.b>*){top:1px}',
    ':where(.a>*){top:0}:not(x):where(.b>*){top:1px}',
  ],
  // An element counts more than none, so the first rule has to win against both others.
  ['an element', '.a>svg{top:0}.b{top:1px}.c{top:2px}', ':not(x).a>svg{top:0}.b{top:1px}:not(x).c{top:2px}'],
])('writes the order of rules with %s into their specificity', (_, css, result) => {
  expect(ordered(css)).toBe(result)
})

it.each([
  ['other properties', '.a{top:0}.b{color:red}'],
  ['an element after none', '.a{top:0}.b>svg{top:1px}'],
  ['other sides', '.a{padding-top:0}.b{padding-left:1px}'],
  ['a custom property with a similar name', '.a{--x:0}.b{--x-y:1px}'],
  ['another number of classes', '.a{top:0}.b:hover{top:1px}.c:is(.d,p) .e{top:2px}'],
])('changes no rule for %s', (_, css) => {
  expect(ordered(css)).toBe(css)
})

const css = `@layer properties{*{--tw-a:0;--tw-b:0}}@layer theme{:root{--kds-c:1px;--kds-d:spin 1s;--kds-e:2px}}\
@layer components{[data-surface]:where([class*="kds:"]){color:red}.kds\\:p-2,.kds\\:p-\\[3px\\]{padding:var(--kds-c)}\
.kds\\:pt-1{padding-top:var(--tw-a)}@media print{.kds\\:spin{animation:var(--kds-d)}}}\
@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}`

const modules = new Map([
  ['components/dialog/index.js', "export { Dialog } from './dialog.js';"],
  ['components/dialog/dialog.js', 'import { B } from "../button/button.js";\nconst a = "kds:pt-1"'],
  ['components/button/button.js', 'const a = "kds:p-[3px]"'],
  ['components/loading/loading.js', 'const a = "kds:spin"'],
])

const sheets = componentStyleSheets(
  css,
  modules,
  new Map([
    ['dialog', 'components/dialog/index.js'],
    ['button', 'components/button/button.js'],
    ['loading', 'components/loading/loading.js'],
  ]),
)
const order = '@layer properties;@layer theme, base, components, utilities;'

it('has the rules of the component and of what it imports, in an order that is independent of other sheets', () => {
  expect(sheets.get('dialog')).toBe(
    `${order}@layer properties{*{--tw-a:0}}@layer theme{:root{--kds-c:1px}}\
@layer components{:not(x).kds\\:p-\\[3px\\]{padding:var(--kds-c)}:not(x x).kds\\:pt-1{padding-top:var(--tw-a)}}\
@property --tw-a{syntax:"*";inherits:false}`,
  )
  expect(sheets.get('button')).toBe(
    `${order}@layer theme{:root{--kds-c:1px}}@layer components{:not(x).kds\\:p-\\[3px\\]{padding:var(--kds-c)}}`,
  )
})

it('has the animations that it uses', () => {
  expect(sheets.get('loading')).toBe(
    `${order}@layer theme{:root{--kds-d:spin 1s}}@layer components{@media print{.kds\\:spin{animation:var(--kds-d)}}}\
@keyframes spin{to{rotate:1turn}}`,
  )
})
