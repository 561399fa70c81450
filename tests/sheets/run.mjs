// `npm run sheets [-- words of story ids]`: contact sheets of all stories, in four themes at two widths, to be looked at.
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { ensureInstalled, ensureStories, root } from '../../site/build/steps.mjs'
import { chromiumLaunchOptions } from '../chromium.mjs'

const themes = /** @type {const} */ (['light', 'dark', 'contrast', 'forced'])
/** Width of the window; how large a story is on a sheet, and how many there are. */
const sizes = [
  { width: 390, drawn: 300, each: 18 },
  { width: 1280, drawn: 620, each: 12 },
]
/** What is longer is cut: a sheet shows whether something is broken, a browser shows the rest. */
const longest = 1400

const wanted = process.argv.slice(2)
const built = join(root, 'docs/dist/ladle')
const out = fileURLToPath(new URL('../.results/sheets/', import.meta.url))
const shots = join(out, 'stories')

await ensureInstalled()
await ensureStories()
await rm(out, { recursive: true, force: true })
await mkdir(shots, { recursive: true })

/** @type {{ stories: Record<string, { meta?: { page?: boolean } }> }} */
const { stories } = JSON.parse(await readFile(join(built, 'meta.json'), 'utf8'))
const ids = Object.keys(stories)
  .filter((id) => !stories[id]?.meta?.page && (!wanted.length || wanted.some((word) => id.includes(word))))
  .sort()

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace('/design-system/', '/')
  const file = join(built, path === '/' ? 'index.html' : path)
  if (!file.startsWith(built) || !existsSync(file)) return response.writeHead(404).end()
  const type = types[/** @type {keyof typeof types} */ (extname(file))]
  response.writeHead(200, type ? { 'Content-Type': type } : {})
  createReadStream(file).pipe(response)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

const browser = await chromium.launch(chromiumLaunchOptions())
const context = await browser.newContext({ reducedMotion: 'reduce' })
/** @type {string[]} */
const problems = []

/** One story in every theme at every width, after one visit. @param {import('playwright').Page} page @param {string} id */
async function shoot(page, id) {
  await page.goto(`http://127.0.0.1:${port}/design-system/?story=${id}&mode=preview&theme=light`)
  await page.locator(`html[data-shown="${id}"]`).waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of themes) {
      await page.emulateMedia({ forcedColors: theme === 'forced' ? 'active' : 'none' })
      await page.evaluate(
        (chosen) => {
          document.documentElement.dataset.theme = chosen
        },
        theme === 'forced' ? 'light' : theme,
      )
      await page.waitForTimeout(60)
      const { high, wide } = await page.evaluate(() => ({
        high: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth - innerWidth,
      }))
      if (wide > 0) problems.push(`${id} scrolls sideways by ${wide} px at ${width} in ${theme}`)
      const clip = { x: 0, y: 0, width, height: Math.min(high, longest) }
      await page.screenshot({
        path: join(shots, `${id}-${theme}-${width}.png`),
        fullPage: true,
        clip,
      })
    }
  }
}

const queue = [...ids]
const began = performance.now()
await Promise.all(
  [1, 2].map(async () => {
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
    for (let id = queue.shift(); id; id = queue.shift()) await shoot(page, id)
    await page.close()
  }),
)

/** @param {typeof themes[number]} theme @param {typeof sizes[number]} size @param {string[]} group */
const sheetHtml = (theme, { width, drawn }, group) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 24px; background: #9a9a9a; font: 16px/1.3 sans-serif; display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0; width: ${drawn}px } img { display: block; width: 100%; box-shadow: 0 0 0 1px #000 }
  figcaption { padding: 4px 0; font-weight: 700; overflow-wrap: anywhere }</style>
  ${group.map((id) => `<figure><figcaption>${id}</figcaption><img src="stories/${id}-${theme}-${width}.png"></figure>`).join('')}`

/** @type {string[]} */
const sheets = []
const easel = await context.newPage()
for (const theme of themes)
  for (const size of sizes) {
    await easel.setViewportSize({ width: size.width === 390 ? 1992 : 1980, height: 1000 })
    for (let first = 0; first < ids.length; first += size.each) {
      const name = `${theme}-${size.width}-${String(first / size.each + 1).padStart(2, '0')}`
      const file = join(out, `${name}.html`)
      await writeFile(file, sheetHtml(theme, size, ids.slice(first, first + size.each)))
      await easel.goto(pathToFileURL(file).href)
      await easel.screenshot({ path: join(out, `${name}.png`), fullPage: true })
      await rm(file)
      sheets.push(name)
    }
  }
await writeFile(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>${sheets
    .map((name) => `<h2>${name}</h2><img src="${name}.png" alt="" loading="lazy" style="width:100%">`)
    .join('')}`,
)
await browser.close()
server.close()
for (const problem of problems) console.error(problem)
console.log(
  `${ids.length} stories on ${sheets.length} sheets in ${((performance.now() - began) / 1000).toFixed(0)} s: ${join(out, 'index.html')}`,
)
process.exit(problems.length || !ids.length ? 1 : 0)
