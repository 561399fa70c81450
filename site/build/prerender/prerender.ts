/**
 * Writes every route as a finished page: rendered by the router, with its style inlined and the loader in its head, and
 * with compressed copies beside it. `npm run build` runs it after Vite.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { islandName } from '../../browser/names'
import type * as Server from '../../entry-server'
import { policyOf } from '../../server/csp/csp'
import { sourcesFor } from '../../server/csp/sources'
import { policiesFile } from '../../server/http/pages/pages'
import { withVersions, writeCards } from '../cards/drawn'
import { inlineScriptOf } from '../inline-scripts'
import { hosting } from './hosting'
import { finish, inlineOf } from './page'
import { isWritten, settingProblems } from './settings'
import { takeNoScript, usedStyles } from './style'

const dist = fileURLToPath(new URL(`../../../${process.env.SITE_DIST ?? 'site/dist'}/`, import.meta.url))
const client = join(dist, 'client')
const text = (path: string) => readFile(join(dist, path), 'utf8')

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(await text('client/.vite/manifest.json'))
const entryKey = 'site/entry-client.tsx'
const controlsManifest: Record<string, Chunk> = JSON.parse(await text('client/.vite/controls.json'))
const controls = `/${controlsManifest['site/browser/controls.ts']?.file}`

/** The file of a chunk and the files of its static imports. */
const withImports = (key: string, visited = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || visited.has(key)) return []
  visited.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => withImports(name, visited))]
}

/** The module of each island, by its name. */
const islands = new Map(
  Object.keys(manifest).flatMap((key) => {
    const name = islandName(key)
    return name ? [[name, key] as const] : []
  }),
)

/** The scripts that the parts of a page need. The inline script fetches them ahead. */
function scriptsOf(path: string, html: string) {
  const names = Array.from(html.matchAll(/ data-island="([^"]+)"/g), ([, name = '']) => name)
  if (new Set(names).size < names.length) throw new Error(`${path} has two islands of one name: ${names}`)
  const modules = names.map((name) => {
    const key = islands.get(name)
    if (!key) throw new Error(`${path} has an island named ${name}, and there is no ${name}.island.tsx.`)
    return key
  })
  return [...new Set([entryKey, ...modules].flatMap((key) => withImports(key)))]
}

const styles = manifest['site/styles.css']
if (!manifest[entryKey] || !styles)
  throw new Error('The client build has no entry or no stylesheet: run `npm run build`.')
// Pages inline and link this style sheet only. Vite loads CSS that a script imports together with the script, so the
// prerendered page would lack it.
const withStyles = Object.keys(manifest).filter((key) => manifest[key]?.css?.length)
if (withStyles.length > 0)
  throw new Error(
    `Import CSS in site/styles.css, or with \`?inline\`: the scripts of ${withStyles.join(', ')} have CSS.`,
  )
const stylesheet = `/${styles.file}`
const { css, noScript } = takeNoScript(await text(`client${stylesheet}`))
const { render, paths, robots, sitemap, fixedHead, webManifest, brand, cards } = (await import(
  pathToFileURL(join(dist, 'prerender/entry-server.js')).href
)) as typeof Server

const wrong = settingProblems(brand)
if (wrong.length > 0) {
  console.error(['The site cannot be built because its settings have errors:', ...wrong].join('\n'))
  process.exit(1)
}

const write = async (file: string, content: string) => {
  await mkdir(dirname(join(client, file)), { recursive: true })
  await writeFile(join(client, file), content)
}

const page = async (path: string, file: string, status: number) => {
  const rendered = await render(path)
  if (rendered.status !== status)
    throw new Error(`${path} answered ${rendered.status}, expected ${status}:\n${rendered.html}`)
  const [entryFile = '', ...chunks] = scriptsOf(path, rendered.html)
  const bare = rendered.html.replace('</head>', () => `${head}</head>`)
  const html = path === '/404' ? bare : withVersions(bare, pictures)
  // The screens of the sandbox are rendered after a request to the server, so the page cannot know which styles they
  // need.
  const whole = path.startsWith('/sandbox/')
  const style = whole ? { css, styles: '' } : { css: usedStyles(html, css), styles: stylesheet }
  const finished = finish({
    html,
    ...style,
    noScript,
    script: (await text(`inline/${inlineScriptOf(path)}.js`)).trim(),
    entry: entryFile,
    controls,
    chunks,
  })
  policies[`/${file}`] = policyOf(inlineOf(finished), sourcesFor(path, process.env))
  await write(file, finished)
}

const policies: Record<string, string> = {}

const head = fixedHead()
const pictures = await writeCards(cards(), client)
const routes = paths().filter((path) => isWritten(path, process.env))
for (const path of routes) await page(path, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, 200)
await page('/404', '404.html', 404)
await write('sitemap.xml', sitemap(routes))
await write('robots.txt', robots())
await write('site.webmanifest', webManifest())
await write(policiesFile, `${JSON.stringify(policies, null, 2)}\n`)
await writeFile(join(dist, 'firebase.json'), `${JSON.stringify(hosting(policies), null, 2)}\n`)

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
const files = (await readdir(client, { recursive: true })).filter(
  (file) => compressible.test(file) && !file.startsWith('.'),
)
const brotli = promisify(brotliCompress)
await Promise.all(
  files.map(async (file) => {
    const raw = await readFile(join(client, file))
    const size = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    }
    await writeFile(join(client, `${file}.br`), await brotli(raw, { params: size }))
    await writeFile(join(client, `${file}.gz`), await promisify(gzip)(raw, { level: 9 }))
  }),
)
console.log(`${routes.length + 1} pages written, ${files.length} files compressed`)
