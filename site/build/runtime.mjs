// `node site/build/runtime.mjs FOLDER`: copies only the files that the built server needs. Most packages are for
// browsers and are already bundled into the built scripts; they would make up four fifths of an image.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { root, stop } from './steps.mjs'

/** @typedef {{ name: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Manifest */

const at = (/** @type {string} */ path) => join(root, path)
/** They are loaded by their path, not bundled. */
const embedded = 'site/server/database/embedded'
const worker = ['worker.mjs', 'prepared.mjs'].map((name) => `${embedded}/${name}`)
const builtin = new Set(builtinModules)

/** The names of packages that the built files import. @param {string} folder */
function importedBy(folder) {
  const names = new Set()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.m?js$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    const statements = text.matchAll(/^(?:import|export)\b[^"'`;]*["']([^"'.][^"']*)["']/gm)
    const calls = text.matchAll(/\bimport\(\s*["'`]([^"'`.][^"'`]*)["'`]/g)
    for (const [, from = ''] of [...statements, ...calls]) {
      if (from.startsWith('node:') || builtin.has(from)) continue
      names.add(from.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? from)
    }
  }
  return names
}

/** The folder where Node would find the package. @param {string} name @param {string} from @returns {string | null} */
function folderOf(name, from) {
  const here = join(from, 'node_modules', name)
  if (existsSync(join(here, 'package.json'))) return here
  const above = dirname(from)
  return above === from ? null : folderOf(name, above)
}

/**
 * Adds a package and its dependencies. @param {string} name @param {string} from @param {boolean} isNeeded @param
 * {Set<string>} found
 */
function collect(name, from, isNeeded, found) {
  const folder = folderOf(name, from)
  if (!folder) {
    if (isNeeded) stop(`${name} is not installed: run \`npm ci\` first.`)
    return
  }
  if (found.has(folder)) return
  found.add(folder)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest
  for (const one of Object.keys(dependencies)) collect(one, folder, !(one in optionalDependencies), found)
  for (const one of Object.keys(optionalDependencies)) collect(one, folder, false, found)
  for (const one of Object.keys(peerDependencies))
    if (!peerDependenciesMeta[one]?.optional) collect(one, folder, false, found)
}

const target = resolve(process.argv[2] ?? stop('Say where: node site/build/runtime.mjs FOLDER'))
if (!existsSync(at('site/dist/server/start.js')))
  stop('The site has not been built: run `npm run build` first.')

const packages = new Set()
for (const name of [...importedBy(at('site/dist/server')), ...importedBy(at(embedded))])
  collect(name, at('site'), true, packages)

await mkdir(target, { recursive: true })
const places = [
  'site/package.json',
  'site/server/database/drizzle',
  ...worker,
  'site/build/command.mjs',
  'site/build/steps.mjs',
  'site/build/release.mjs',
]
for (const place of [...places, 'package.json', 'LICENSE', 'docs/dist/ladle'])
  await cp(at(place), join(target, place), { recursive: true })
// Files that only the build reads are not copied.
const buildOnly = /^(prerender|loader|cards|releases|current|\.stamp)$/
for (const name of readdirSync(at('site/dist')))
  if (!buildOnly.test(name))
    await cp(at(`site/dist/${name}`), join(target, 'site/dist', name), { recursive: true, dereference: true })
for (const folder of packages)
  await cp(folder, join(target, folder.slice(root.length)), {
    recursive: true,
    // Nested packages are copied separately if they are needed; source maps and other module formats are not needed.
    filter: (from) => from === folder || !/(\.map|\.md|\.d\.[cm]?ts)$|[\\/]node_modules$/.test(from),
  })
const bytes = readdirSync(target, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /[\\/]node_modules[\\/]/.test(entry.parentPath ?? entry.path))
  .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0)
console.log(`${packages.size} packages, ${Math.round(bytes / 1e6)} MB, in ${target}.`)
