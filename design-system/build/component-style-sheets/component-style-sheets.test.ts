import { expect, it } from 'vitest'
import { componentStyleSheets } from './component-style-sheets.ts'

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
