// `npm run contact-sheets [-- words of story ids]`: contact sheets of all stories, in four themes at two widths, for visual
// inspection.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ensureStories, root } from '../../site/build/steps.ts'
import { applyTheme, draw, index, open, serve, themes } from './screenshots.ts'

/** Width of the window, size of a story on a sheet, and stories per sheet. */
const sizes = [
  { width: 390, drawn: 300, each: 18 },
  { width: 1280, drawn: 620, each: 12 },
]
/** Longer stories are cut: a sheet shows whether something is broken, a browser shows the rest. */
const longest = 1400

const wanted = process.argv.slice(2)
const built = join(root, 'docs/dist/ladle')
const out = join(root, 'tests/.results/contact-sheets')
const shots = join(out, 'stories')

await ensureStories()
await rm(out, { recursive: true, force: true })
await mkdir(shots, { recursive: true })

const { stories }: { stories: Record<string, object> } = JSON.parse(
  await readFile(join(built, 'meta.json'), 'utf8'),
)
const ids = Object.keys(stories)
  .filter((id) => !wanted.length || wanted.some((word) => id.includes(word)))
  .sort()

const { port, close } = await serve((path) => join(built, path.replace('/design-system/', '/')))
const { browser, context } = await open()
const problems: string[] = []

/** One story in every theme at every width, loaded once. */
async function shoot(page: Page, id: string) {
  await page.goto(`http://127.0.0.1:${port}/design-system/?story=${id}&mode=preview&theme=light`)
  await page.locator(`html[data-shown="${id}"]`).waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of themes) {
      await applyTheme(page, theme)
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

const sheets: string[] = []
const canvas = await context.newPage()
for (const theme of themes)
  for (const { width, drawn, each } of sizes)
    for (let first = 0; first < ids.length; first += each) {
      const name = `${theme}-${width}-${String(first / each + 1).padStart(2, '0')}`
      const pictures = ids
        .slice(first, first + each)
        .map((id) => ({ title: id, file: `stories/${id}-${theme}-${width}.png`, drawn }))
      await draw(canvas, join(out, name), pictures, width === 390 ? 1992 : 1980)
      sheets.push(name)
    }
await index(out, sheets)
await browser.close()
close()
for (const problem of problems) console.error(problem)
console.log(
  `${ids.length} stories on ${sheets.length} sheets in ${((performance.now() - began) / 1000).toFixed(0)} s: ${join(out, 'index.html')}`,
)
process.exit(problems.length || !ids.length ? 1 : 0)
