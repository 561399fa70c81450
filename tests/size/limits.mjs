// Size limits of the published package, gzip: by how much a site's bundle grows, without React, which it has anyway.
// The limit of a component is in its folder, `<name>.budget.json`. Read by size-limit: `npm run size`.
import { readFileSync } from 'node:fs'
import { findComponentFolders } from '../../design-system/testing/component-folders.mjs'

const dist = '../../design-system/dist/'

/** @param {string} name @param {string} names What a site imports. @param {string} limit @param {string} [entry] */
const parts = (name, names, limit, entry = 'index.js') => ({
  name,
  path: dist + entry,
  import: names,
  ignore: ['react', 'react-dom'],
  gzip: true,
  limit,
})

/** @param {string} name @param {string} limit */
const styleSheet = (name, limit) => ({
  name,
  path: dist + name,
  disablePlugins: ['@size-limit/esbuild'],
  gzip: true,
  limit,
})

/**
 * @typedef {object} Budget
 * @property {string} name
 * @property {string[]} imports What a site imports.
 * @property {string} limit
 * @property {string} [reason] Why it needs so much.
 */

/** @type {Budget[]} */
const budgets = findComponentFolders()
  .filter(({ name, files }) => files.includes(`${name}.budget.json`))
  .map(({ id, name }) => new URL(`../../design-system/${id}/${name}.budget.json`, import.meta.url))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))

const designCard = [...budgets.flatMap(({ imports }) => imports), 'Stepper', 'StepperItem', 'PricingCard']

export default [
  ...budgets.map(({ name, imports, limit }) => parts(name, `{ ${imports.join(', ')} }`, limit)),
  parts('The parts of the design card', `{ ${designCard.join(', ')} }`, '43 kB'),
  parts('Everything', '*', '72 kB'),
  parts('Everything of the brand', '*', '9.6 kB', 'brand/index.js'),
  styleSheet('styles.css', '21.5 kB'),
  styleSheet('components.css', '16.3 kB'),
]
