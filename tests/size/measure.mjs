// What parts of the design system weigh for a site that imports nothing else of it: the published package, bundled for
// production, without React, which the site has anyway.
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../site/build/steps.mjs'

const home = `${root}design-system/`
const dist = `${home}dist/`
const react = /^react(-dom)?(\/|$)/

const styles = () => import('../../design-system/build/styles.ts')

/** @param {string} text */
const gzipKib = (text) => gzipSync(text, { level: 9 }).length / 1024

/**
 * Every room of the package, `components/<name>` or `patterns/<name>`, and the names that it exports, without those
 * that only a documentation reads.
 */
async function rooms() {
  const index = await readFile(`${dist}index.js`, 'utf8')
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const [, names = '', room = ''] of index.matchAll(
    /^export \{([^}]+)\} from "\.\/((?:components|patterns)\/[^/]+)\//gm,
  ))
    found.set(room, [
      ...(found.get(room) ?? []),
      ...(names.match(/\w+/g) ?? []).filter((name) => !name.endsWith('Descriptions')),
    ])
  return found
}

/**
 * Bundles an entry as a site's build would, and says which modules of the package are in it.
 * @param {string} code
 */
async function bundle(code) {
  const entry = `${home}weighed.js`
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@kaksha/design-system': `${dist}index.js` } },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => react.test(id),
        // Icons are named in a file of a thousand names; only those that are used need to be read.
        experimental: { lazyBarrel: true },
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((output) => output.type === 'chunk')
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0),
  )
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    files: modules.map(([id]) => id.replaceAll('\\', '/')).filter((id) => id.startsWith(dist)),
  }
}

/**
 * KiB, gzip: the script of an entry, and the sheet with the classes of every module that is in it.
 * @param {string} code @param {'parts' | 'whole'} sheet `whole`: with tokens, elements and reset, which a page has once.
 */
export async function weigh(code, sheet = 'parts') {
  const { classesIn, compileCss, minify, partsCss, wholeCss } = await styles()
  const { code: script, files } = await bundle(code)
  const classes = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(classesIn)
  const css = sheet === 'whole' ? wholeCss : partsCss
  return {
    js: gzipKib(script),
    css: classes.length > 0 ? gzipKib(minify(await compileCss(css, home, classes))) : 0,
  }
}

/** @param {readonly string[]} names @returns The import of a site that wants just these. */
export const importOf = (names) => `export { ${[...new Set(names)].join(', ')} } from '@kaksha/design-system'`

/** Of the parts that the design card names, what each is made of. */
const headline = [
  ...[
    'components/button',
    'components/dialog',
    'components/accordion',
    'components/tabs',
    'components/toast',
  ],
  ...['components/carousel', 'components/stepper', 'patterns/pricing-card', 'components/field'],
  ...['components/input', 'components/textarea', 'components/select', 'components/checkbox'],
  'components/radio-group',
]
const five = ['dialog', 'accordion', 'tabs', 'toast', 'field'].map((name) => `components/${name}`)
const radix = ['dialog', 'accordion', 'tabs', 'toast']
  .map((name) => `export * as ${name} from '@radix-ui/react-${name}'`)
  .join('\n')

/** @typedef {{ js: number, css: number }} Weight */

/** Everything that is printed and held to a budget. */
export async function measure() {
  const all = await rooms()
  const of = (/** @type {readonly string[]} */ names) =>
    names.flatMap((name) => all.get(name) ?? missing(name))
  const button = of(['components/button'])
  /** @type {Record<string, { alone: Weight, withButton: Weight }>} */
  const weights = {}
  for (const [room, names] of [...all].sort(([a], [b]) => (a < b ? -1 : 1)))
    weights[room] = {
      alone: await weigh(importOf(names)),
      withButton: await weigh(importOf([...names, ...button])),
    }
  return {
    rooms: weights,
    headline: await weigh(importOf(of(headline)), 'whole'),
    headlineParts: await weigh(importOf(of(headline))),
    everything: await weigh(importOf([...all.values()].flat()), 'whole'),
    ground: await ground(),
    comparison: { 'bare Radix': await weigh(radix), 'this package': await weigh(importOf(of(five))) },
  }
}

/** @param {string} room @returns {never} */
function missing(room) {
  throw new Error(`design-system/dist exports nothing of ${room}`)
}

/** KiB that every page pays once: the ground (tokens, type, elements), and the reset where a site brings none. */
async function ground() {
  const { compileCss, groundCss, minify, resetCss } = await styles()
  return {
    ground: gzipKib(minify(await compileCss(groundCss, home))),
    reset: gzipKib(minify(await compileCss(resetCss, home))),
  }
}
