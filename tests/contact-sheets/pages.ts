// `npm run contact-sheets -- --pages [words of paths]`: contact sheets of the site's pages, one for each page and theme, at six
// widths; the pictures at full size are beside them. Prints headlines that end in a single word, lines that are too
// long to read, words that are broken in two and pages that scroll sideways.
//   --beside FOLDER  places the pictures of this folder beside the pages: home-1440.png, home-dark-390.png
//   --from FOLDER    uses this copy of a finished build, while site/dist is being written
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { ensureSite, root } from '../../site/build/steps.ts'
import { applyTheme, draw, index, open, serve, themes } from './screenshots.ts'

/** Width of the window, and of its picture on a sheet. */
const sizes = [
  [320, 170],
  [390, 205],
  [768, 300],
  [1024, 350],
  [1440, 430],
  [1920, 500],
]
/** Characters in a line of 36em, the longest measure of the system. Readers of longer lines lose the next line. */
const longestLine = 84

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'boolean' }, beside: { type: 'string' }, from: { type: 'string' } },
})
if (!values.from) await ensureSite()
const built = values.from ? resolve(values.from) : join(root, 'site/dist/client')
const out = join(root, 'tests/.results/contact-sheets/pages')
const shots = join(out, 'full')
await rm(out, { recursive: true, force: true })
await mkdir(shots, { recursive: true })

// The sitemap has each text once, not under each of its addresses.
const sitemap = await readFile(join(built, 'sitemap.xml'), 'utf8')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))
const wanted = [...paths, '/404', '/sandbox/calendar'].filter(
  (path) => !positionals.length || positionals.some((word) => nameOf(path).includes(word)),
)

const { port, close } = await serve((path) => join(built, path === '/404' ? '404.html' : path))
const { browser, context } = await open()
// Without this the popup would cover every picture.
await context.addInitScript(() => sessionStorage.setItem('popup-shown', '1'))

/** Measures the rendered lines of text. */
function findInLines(longest: number) {
  const found: string[] = []
  const linesOf = (element: Element) => {
    const range = document.createRange()
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sr-only, [aria-hidden=true], [data-slot=visually-hidden]')) continue
      for (const { index: at, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        range.setStart(node, at)
        range.setEnd(node, at + word.trimEnd().length)
        const [box, rest] = range.getClientRects()
        if (!box || box.width < 2) continue
        if (rest && rest.top > box.top + 4 && !/[-/]/.test(word))
          found.push(`“${word.trim()}” is broken in two`)
        const line = lines.at(-1)
        if (line && Math.abs(line.top - box.top) < box.height / 2) line.text += word
        else lines.push({ top: box.top, text: word })
      }
    }
    return lines.map(({ text }) => text.trim())
  }
  for (const headline of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const lines = linesOf(headline)
    const last = lines.at(-1) ?? ''
    if (lines.length > 1 && !/\s/.test(last) && last.length < 8)
      found.push(`“${lines.join(' / ')}” ends in a lone word`)
  }
  for (const block of document.querySelectorAll('main :is(p, li, dd)')) {
    if (block.querySelector('p, li, div, ul, a, button')) continue
    const longestHere = linesOf(block).sort((a, b) => b.length - a.length)[0] ?? ''
    if (longestHere.length > longest) found.push(`a line of ${longestHere.length} letters: “${longestHere}”`)
  }
  document.querySelectorAll('header a, footer :is(a, p)').forEach(linesOf)
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`scrolls sideways by ${wide} px`)
  return found
}

/** Each problem with the places where it occurred. */
const problems = new Map<string, string[]>()
const report = (problem: string, place: string) =>
  problems.set(problem, [...(problems.get(problem) ?? []), place])

/** One page in every theme at every width, loaded once. */
async function shoot(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`http://127.0.0.1:${port}${path}`)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 40))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  for (const [width = 0] of sizes) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of themes) {
      await applyTheme(page, theme)
      if (theme === 'light')
        for (const problem of await page.evaluate(findInLines, longestLine))
          report(problem, `${path} at ${width}`)
      await page.screenshot({ path: join(shots, `${nameOf(path)}-${theme}-${width}.png`), fullPage: true })
    }
  }
}

const began = performance.now()
const queue = [...wanted]
await Promise.all(
  [1, 2].map(async () => {
    const page = await context.newPage()
    page.on('pageerror', (error) => report(error.message, page.url()))
    for (let path = queue.shift(); path; path = queue.shift()) await shoot(page, path)
    await page.close()
  }),
)

/** The picture that a page should match, if there is one. */
function picture(name: string, theme: string, width: number) {
  if (!values.beside) return []
  const file = resolve(values.beside, `${name}${theme === 'light' ? '' : `-${theme}`}-${width}.png`)
  return existsSync(file) ? [file] : []
}

const sheets: string[] = []
const canvas = await context.newPage()
for (const path of wanted)
  for (const theme of themes) {
    const name = nameOf(path)
    const pictures = sizes.flatMap(([width = 0, drawn = 0]) => [
      { title: `${width}`, file: `full/${name}-${theme}-${width}.png`, drawn },
      ...picture(name, theme, width).map((file) => ({ title: `${width}, the picture`, file, drawn })),
    ])
    const wide = pictures.reduce((sum, { drawn }) => sum + drawn + 24, 24)
    await draw(canvas, join(out, `${name}-${theme}`), pictures, wide)
    sheets.push(`${name}-${theme}`)
  }
await index(out, sheets)
await browser.close()
close()
for (const [problem, places] of problems) console.error(`${problem}\n  ${places.join(', ')}`)
console.log(
  `${wanted.length} pages on ${sheets.length} sheets in ${((performance.now() - began) / 1000).toFixed(0)} s: ${join(out, 'index.html')}`,
)
process.exit(problems.size || !wanted.length ? 1 : 0)
