// Helpers for both kinds of contact sheets.
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'

export const themes = ['light', 'dark', 'contrast', 'forced'] as const

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves files of a build on a free port. */
export async function serve(fileOf: (path: string) => string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = [join(fileOf(path), 'index.html'), fileOf(path)].find(
      (candidate) => extname(candidate) && existsSync(candidate),
    )
    if (!file) return response.writeHead(404).end()
    const type = types[extname(file)]
    response.writeHead(200, type ? { 'Content-Type': type } : {})
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

export async function open() {
  const browser = await chromium.launch(chromiumLaunchOptions())
  return { browser, context: await browser.newContext({ reducedMotion: 'reduce' }) }
}

/** Applies a theme or forced colors to the page. */
export async function applyTheme(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ forcedColors: theme === 'forced' ? 'active' : 'none' })
  await page.evaluate(
    (chosen) => {
      document.documentElement.dataset.theme = chosen
    },
    theme === 'forced' ? 'light' : theme,
  )
  await page.waitForTimeout(60)
}

/** One contact sheet: pictures with their titles, side by side. File names are relative to the folder of the sheet. */
export async function draw(
  canvas: Page,
  sheet: string,
  pictures: { title: string; file: string; drawn: number }[],
  width: number,
) {
  const figures = pictures.map(
    ({ title, file, drawn }) =>
      `<figure style="width:${drawn}px"><figcaption>${title}</figcaption><img src="${file}"></figure>`,
  )
  await writeFile(
    `${sheet}.html`,
    `<!doctype html><meta charset="utf-8"><style>
  body { margin: 24px; background: #9a9a9a; font: 16px/1.3 sans-serif; display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0 } img { display: block; width: 100%; box-shadow: 0 0 0 1px #000 }
  figcaption { padding: 4px 0; font-weight: 700; overflow-wrap: anywhere }</style>${figures.join('')}`,
  )
  await canvas.setViewportSize({ width, height: 1000 })
  await canvas.goto(pathToFileURL(`${sheet}.html`).href)
  await canvas.screenshot({ path: `${sheet}.png`, fullPage: true })
  await rm(`${sheet}.html`)
}

/** A page with all contact sheets, one below the other. */
export const index = (folder: string, sheets: string[]) =>
  writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>${sheets
      .map((name) => `<h2>${name}</h2><img src="${name}.png" alt="" loading="lazy" style="width:100%">`)
      .join('')}`,
  )
