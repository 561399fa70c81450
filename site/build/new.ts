// `npm run new -- component|pattern NAME [LIKE]`: copies the folder of the component LIKE under another name, and exports
// the copy. Names of types, imports and slots are changed; texts, stories and tests are copied from LIKE.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, stop } from './steps.ts'

const layers = { component: 'components', pattern: 'patterns' }
const defaultLike = { component: 'badge', pattern: 'feature-card' }

const [kind = '', name = '', chosen, ...rest] = process.argv.slice(2)
if ((kind !== 'component' && kind !== 'pattern') || !name || rest.length > 0)
  stop(
    'Say what to write and its name: npm run new -- component|pattern NAME [LIKE], such as component price-tag',
  )
if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
  stop(
    `'${name}' cannot be used: write small letters and digits, words joined by hyphens, such as price-tag.`,
  )

const like = chosen ?? defaultLike[kind]
const layer = join('design-system', layers[kind])
const from = join(root, layer, like)
const to = join(root, layer, name)
if (!existsSync(from)) stop(`There is no folder ${join(layer, like)} to copy.`)
if (existsSync(to)) stop(`${join(layer, name)} is there already: choose another name, or remove it first.`)

const typeName = (text: string) => text.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
const variableName = (text: string) => text.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
const renamed = (text: string) =>
  text
    .replaceAll(typeName(like), typeName(name))
    .replaceAll(new RegExp(`\\b${variableName(like)}(?=[A-Z(>]| = )`, 'g'), variableName(name))
    .replaceAll(new RegExp(`(?<=["'/])${like}(?=["'./])`, 'g'), name)

const index = join(root, 'design-system/index.ts')
const exported = readFileSync(index, 'utf8')
if (new RegExp(`\\b${typeName(name)}\\b`).test(exported))
  stop(`design-system/index.ts exports ${typeName(name)} already: choose another name.`)
// A part that does not bear the name of LIKE would be exported twice.
const source = `./${layers[kind]}/${like}/${like}.tsx`
const listed = exported.split(`} from '${source}'`)[0]?.split('export {').at(-1) ?? ''
const parts = listed.split(',').filter((part) => part.includes(typeName(like)))
const files = readdirSync(from, { withFileTypes: true })
if (parts.length === 0 || files.some((file) => file.isDirectory()))
  stop(`${like} consists of several parts, which cannot be copied: name another component.`)
const texts = new Map(files.map(({ name }) => [name, readFileSync(join(from, name), 'utf8')]))
if ([...texts.values()].some((text) => new RegExp(`\\b${typeName(name)}\\b`).test(text)))
  stop(`${like} uses the name ${typeName(name)} itself: choose another name.`)

mkdirSync(to)
for (const [file, text] of texts) writeFileSync(join(to, file.replace(like, name)), renamed(text))
writeFileSync(index, exported + renamed(`export {${parts.join()}} from '${source}'\n`))
// A longer name changes line breaks, and the order of imports and exports.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
await run([biome, 'check', '--write', '--log-level=error', to, index])
console.log(`${join(layer, name)} is a copy of ${like}. Next: write its own texts, stories and tests, then run
  npm run ladle
  npx vitest run --project components ${join(layer, name)}
  npx vitest run --project server tests/conventions/component-folders`)
