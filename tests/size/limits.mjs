// Size limits of the published package, in gzip: what it adds to the bundle of a site, without React.
// The limit of a component is in its folder, `<name>.size-limit.json`. Read by size-limit: `npm run size`.
import { readFileSync } from 'node:fs'
import { findComponentFolders } from '../../design-system/testing/component-folders.mjs'

const dist = '../../design-system/dist/'

/** @param {string} name @param {string} names What a site imports. @param {string} limit @param {string} [entry] */
const bundle = (name, names, limit, entry = 'index.js') => ({
  name,
  path: dist + entry,
  import: names,
  ignore: ['react', 'react-dom'],
  gzip: true,
  limit,
})

/** @param {string} name @param {string} limit @param {string | string[]} [files] Their sizes are added up. */
const styleSheet = (name, limit, files = name) => ({
  name,
  path: [files].flat().map((file) => dist + file),
  disablePlugins: ['@size-limit/esbuild'],
  gzip: true,
  limit,
})

/**
 * @typedef {object} SizeLimit
 * @property {string} name
 * @property {string[]} imports What a site imports.
 * @property {string} limit
 * @property {string} [reason] Why it needs so much.
 */

/** @type {SizeLimit[]} */
const components = findComponentFolders()
  .filter(({ name, files }) => files.includes(`${name}.size-limit.json`))
  .map(({ id, name }) => new URL(`../../design-system/${id}/${name}.size-limit.json`, import.meta.url))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** The components of the design card, measured as one bundle. */
const inDesignCard = ['Form fields', 'Dialog', 'Carousel', 'Tabs', 'Button', 'Accordion', 'Toast']
const designCardExports = [
  ...components.filter(({ name }) => inDesignCard.includes(name)).flatMap(({ imports }) => imports),
  ...['Stepper', 'StepperItem', 'PricingCard'],
]

export default [
  ...components.map(({ name, imports, limit }) => bundle(name, `{ ${imports.join(', ')} }`, limit)),
  bundle('Button by its own entry', '{ Button }', '3.6 kB', 'components/button/index.js'),
  bundle('The parts of the design card', `{ ${designCardExports.join(', ')} }`, '45.6 kB'),
  bundle('Everything', '*', '81.8 kB'),
  bundle('Everything of the brand', '*', '13.9 kB', 'brand/index.js'),
  // All texts of all components. The English set alone is 1.7 kB, so none fits into 1 KiB (decision 72).
  bundle('Labels in Arabic', '{ ar }', '2.5 kB', 'labels/ar.js'),
  bundle('Labels in Bengali', '{ bn }', '2.5 kB', 'labels/bn.js'),
  bundle('Labels in English', '{ en }', '1.8 kB', 'labels/en.js'),
  bundle('Labels in German', '{ de }', '2.1 kB', 'labels/de.js'),
  bundle('Labels in Hindi', '{ hi }', '2.5 kB', 'labels/hi.js'),
  styleSheet('styles.css', '25 kB'),
  styleSheet('components.css', '19.8 kB'),
  styleSheet('styles/base.css', '3.6 kB'),
  styleSheet('Button: styles/base.css and styles/button.css', '5.7 kB', [
    'styles/base.css',
    'styles/button.css',
  ]),
]
