// `npm run size`: what each part of the design system weighs, beside its budget. Exits with 1 when one is passed.
// --json prints the figures alone. --budget gives one to rooms that have none, and a new one to the rooms named after
// it: `npm run size -- --budget components/tabs`.
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensurePackage } from '../../site/build/steps.mjs'
import { faults, readBudgets, renew } from './budgets.mjs'

await ensureInstalled()
register()
const { measure } = await import('./measure.mjs')
const json = process.argv.includes('--json')
if (json) console.log = console.error
await ensurePackage()

const measured = await measure()
const at = process.argv.indexOf('--budget')
if (at > 0) await renew(await readBudgets(), measured, process.argv.slice(at + 1))
const budgets = await readBudgets()

const kib = (/** @type {number} */ weight) => weight.toFixed(2).padStart(6)
const pair = (/** @type {number} */ weight, /** @type {number | undefined} */ budget) =>
  `${kib(weight)} of ${(budget ?? '-').toString().padEnd(5)}`

if (json) process.stdout.write(`${JSON.stringify({ measured, budgets }, null, 2)}\n`)
else {
  const width = Math.max(...Object.keys(measured.rooms).map((name) => name.length)) + 2
  console.log('KiB, gzip, over React: what a site pays that imports nothing else, each beside its budget\n')
  console.log(
    `${''.padEnd(width)}${['JS', 'CSS', 'JS + Button', 'CSS + Button'].map((head) => head.padStart(15)).join('')}`,
  )
  for (const [name, { alone, withButton }] of Object.entries(measured.rooms)) {
    const budget = budgets.rooms[name]
    const cells = [
      pair(alone.js, budget?.alone.js),
      pair(alone.css, budget?.alone.css),
      pair(withButton.js, budget?.withButton.js),
      pair(withButton.css, budget?.withButton.css),
    ]
    console.log(`${name.padEnd(width)}${cells.map((cell) => cell.padStart(15)).join('')}`)
  }
  const { headline, headlineParts, everything, ground, comparison } = measured
  console.log(`
The eight parts of the design card, with Button
  JS                                        ${pair(headline.js, budgets.headline.js)}
  CSS, tokens, type and reset included      ${pair(headline.css, budgets.headline.css)}
  CSS of the parts alone                    ${kib(headlineParts.css)}
Everything in the package                   ${kib(everything.js)} JS, ${kib(everything.css).trim()} CSS
Once a page: tokens, type, elements         ${kib(ground.ground)} CSS
             reset, where a site has none   ${kib(ground.reset)} CSS

Same bundler, dialog, accordion, tabs, toast and field only
  bare Radix, without a field or a style    ${kib(comparison['bare Radix'].js)} JS
  this package                              ${kib(comparison['this package'].js)} JS, ${kib(comparison['this package'].css).trim()} CSS
`)
}

const wrong = Object.entries(faults(measured, budgets)).flatMap(([name, list]) =>
  list.map((fault) => `${name}: ${fault}`),
)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
