import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { inject } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'

/** A colour of `/tokens.plain.json`, in the format of computed styles. */
export function token(theme: string, surface: string, name: string) {
  const tokens = createRequire(join(inject('home'), 'apps/'))('@kaksha/design-system/tokens.plain.json')
  const hex: string = tokens[theme][surface][name].$value
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}

/** The document of a site that its script renders. */
export const documentOf = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <title>A site</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`

/** Errors and warnings in the console of a page from now on, and its requests to other hosts. */
export function watch(page: Page, origin: string) {
  const faults: string[] = []
  page.on('console', (message) => {
    // Chromium with a window, and without one in its new mode, asks for an icon that some sites do not have.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(origin)) faults.push(`asked for ${url}`)
  })
  return faults
}

interface SiteOptions {
  tailwind?: boolean
  /** Of every answer. */
  headers?: Record<string, string>
}

/**
 * A consumer's site, built for production and served, opened in a browser. Its scripts render it, so a test waits for the
 * element that it needs, as `style` does.
 */
export class Site {
  private constructor(
    private readonly server: PreviewServer,
    private readonly browser: Browser,
    readonly page: Page,
    /** What `watch` has found. */
    readonly faults: string[],
  ) {}

  static open(app: string, options?: SiteOptions) {
    return Site.at(join(inject('home'), 'apps', app), options)
  }

  /** The site of a folder, whose script is `main.tsx`. */
  static async at(root: string, { tailwind = false, headers = {} }: SiteOptions = {}) {
    await writeFile(join(root, 'index.html'), documentOf('/main.tsx'))
    const shared = { root, configFile: false, logLevel: 'error' } as const
    await build({ ...shared, plugins: [react(), tailwind && tailwindcss()] })
    const server = await preview({
      ...shared,
      preview: { host: '127.0.0.1', port: 41000 + Math.floor(Math.random() * 9000), headers },
    })
    const browser = await chromium.launch(chromiumLaunchOptions())
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const origin = server.resolvedUrls!.local[0]!
    const faults = watch(page, origin)
    await page.goto(origin)
    return new Site(server, browser, page, faults)
  }

  /** Computed styles of the element with the test id. */
  style<const Names extends string>(id: string, ...names: Names[]) {
    return this.page.getByTestId(id).evaluate((element, wanted) => {
      const computed = getComputedStyle(element)
      return Object.fromEntries(wanted.map((name) => [name, computed[name as never]])) as Record<
        Names,
        string
      >
    }, names)
  }

  async close() {
    await this.browser.close()
    await this.server.close()
  }
}
