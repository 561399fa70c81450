/**
 * Builds the published package into `dist/`: modules, declarations, style sheets, tokens. Run by `npm run package`.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Exception } from '../testing/audit/finding.ts'
import { measurements } from '../testing/audit/script.ts'
import { bundleCommands } from './commands.ts'
import { compileModules } from './compile.ts'
import { componentStyleSheets } from './component-style-sheets.ts'
import { componentEntries, packageChangelog, publishedManifest, readManifest } from './manifest.ts'
import {
  baseCss,
  classesIn,
  compileCss,
  hostedCss,
  importsFromFolder,
  minify,
  partsCss,
  prefix,
  unlayered,
  utilitiesAmong,
  wholeCss,
  withoutFonts,
} from './styles.ts'

const root = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/')
const dist = join(root, 'dist')

async function write(path: string, text: string) {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await writeFile(join(dist, path), text)
}

async function copy(path: string, from = root) {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await copyFile(join(from, path), join(dist, path))
}

/** Copies a style sheet with the files that it imports. */
async function copySheet(path: string) {
  await copy(path)
  for (const name of await importsFromFolder(join(root, path))) {
    const next = join(dirname(path), name)
    await (next.endsWith('.css') ? copySheet(next) : copy(next))
  }
}

const manifest = await readManifest(root)
const sources = Object.values(manifest.exports)
const entries = sources.filter((file) => /\.tsx?$/.test(file))

const modules = await compileModules(root, entries, prefix, (candidates) => utilitiesAmong(candidates, root))
// A site builds no script for its tests, and the accepted findings on our own pages do not concern it.
const list = new URL('../../docs/accessibility/exceptions.ts', import.meta.url).href
const { exceptions }: { exceptions: (Exception & { where: string[] })[] } = await import(list)
const accepted = exceptions
  .filter(({ engine, where }) => engine === 'axe' && where.includes('*'))
  .map(({ id, engine, rule, kind, element }) => ({ id, engine, rule, kind, element }))
modules.delete('testing/audit/script.js.map')
modules.set(
  'testing/audit/script.js',
  `export const measurements = async () => ${JSON.stringify(await measurements())}
export const exceptions = ${JSON.stringify(accepted)}
`,
)
await rm(dist, { recursive: true, force: true })
const components = componentEntries(modules)
for (const [path, text] of [...modules, ...components]) await write(path, text)

const classes = [...modules].filter(([path]) => path.endsWith('.js')).flatMap(([, text]) => classesIn(text))
const compiled = async (css: string, used = classes) => minify(await compileCss(css, root, used))
const whole = await compiled(wholeCss)
const parts = await compiled(partsCss)
await write('styles.css', whole)
await write('components.css', await compiled(hostedCss))
await write('styles.unlayered.css', minify(unlayered(whole)))
await write('styles/base.css', withoutFonts(await compiled(baseCss, [])))
const ownEntries = [...components.keys()]
  .filter((path) => path.endsWith('.js'))
  .map((path) => ({ name: path.split('/')[1]!, path }))
const sheetsByEntry = componentStyleSheets(
  parts,
  new Map([...modules, ...components]),
  new Map(ownEntries.map(({ name, path }) => [name, path])),
)
for (const [name, css] of sheetsByEntry) await write(`styles/${name}.css`, minify(css))
for (const path of sources) {
  if (path.endsWith('.css') && path !== './styles.css') await copySheet(path)
  if (path.endsWith('.json')) await copy(path)
}

await copy('tokens/fonts/LICENSE')
await copy('commands.js')
await write('commands/run.js', await bundleCommands(root))
await copy('README.md')
await copy('LICENSE', join(root, '..'))
const changelog = await readFile(join(root, '../CHANGELOG.md'), 'utf8')
await write('CHANGELOG.md', packageChangelog(changelog, '@kaksha/design-system'))
const published = publishedManifest(manifest, {
  ...Object.fromEntries(ownEntries.map(({ name, path }) => [`./${name}`, `./${path.replace(/js$/, 'ts')}`])),
  ...Object.fromEntries(
    ['base', ...sheetsByEntry.keys()].map((name) => [`./styles/${name}.css`, `./styles/${name}.css`]),
  ),
  './components.css': './components.css',
  './styles.unlayered.css': './styles.unlayered.css',
})
await write('package.json', `${JSON.stringify(published, null, 2)}\n`)
console.log(
  `design-system/dist: ${manifest.name} ${manifest.version}, ${modules.size} modules and declarations`,
)
