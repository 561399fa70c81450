/**
 * Writes every route as a finished page: rendered by the router, with its style inlined and the loader in its head, and
 * with compressed copies beside it. `npm run build` runs it after Vite.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type * as Server from '../../entry-server'
import { policyOf } from '../../server/csp/csp'
import { sourcesFor } from '../../server/csp/sources'
import { policiesFile } from '../../server/http/pages/policies'
import { withVersions, writeCards } from '../cards/drawn'
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

/**
 * The router writes the time of rendering (`updatedAt`) into each page, without an option to leave it out
 * (https://github.com/TanStack/router/blob/main/packages/router-core/src/ssr/ssr-server.ts). With a fixed clock two
 * builds of one commit are identical. `new Date()`, which the copyright year comes from, is left alone.
 */
const withFixedClock = async <T>(run: () => Promise<T>) => {
  const now = Date.now
  Date.now = () => 0
  try {
    return await run()
  } finally {
    Date.now = now
  }
}

const manifest: Record<string, Chunk> = JSON.parse(await text('client/.vite/manifest.json'))
const entryKey = 'site/entry-client.tsx'

/** The file of a chunk and the files of its static imports. */
const withImports = (key: string, visited = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || visited.has(key)) return []
  visited.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => withImports(name, visited))]
}

/**
 * The address of a route's own script, by the name that the router's plugin gives it (`?tsr-split=component`,
 * https://github.com/TanStack/router/blob/main/packages/router-plugin/src/core/constants.ts). A folder in parentheses groups routes and is not part of the address.
 */
const addressOf = (key: string) =>
  key
    .match(/^site\/routes(\/.+)\.tsx\?tsr-split=component$/)?.[1]
    ?.replaceAll(/\/\([^/]+\)/g, '')
    .replace(/\/index$/, '/')
const routeScripts = new Map(Object.keys(manifest).map((key) => [addressOf(key), key]))
if (!routeScripts.has('/'))
  throw new Error('@tanstack/router-plugin no longer names the script of a route as `addressOf` expects.')

/** The scripts that a page needs; the loader fetches them in parallel. */
const scriptsOf = (path: string) => {
  const all = [...withImports(entryKey), ...withImports(routeScripts.get(path) ?? '')]
  return [...new Set(all)]
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
const loader = (await text('loader/loader.js')).trim()
const { render, paths, robots, sitemap, siteUrl, fixedHead, webManifest, brand, cards } = (await import(
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
  const response = await withFixedClock(() => render(new URL(path, siteUrl).href))
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}, expected ${status}:\n${await response.text()}`)
  const [entryFile = '', ...chunks] = scriptsOf(path)
  const bare = (await response.text()).replace('</head>', () => `${head}</head>`)
  const html = path === '/404' ? bare : withVersions(bare, pictures)
  // The screens of the sandbox are rendered after a request to the server, so the page cannot know which styles they
  // need.
  const whole = path.startsWith('/sandbox/')
  const style = whole ? { css, styles: '' } : { css: usedStyles(html, css), styles: stylesheet }
  const finished = finish({ html, ...style, noScript, loader, entry: entryFile, chunks })
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
