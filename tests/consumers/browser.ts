import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { inject } from 'vitest'
import { chromiumLaunchOptions } from '../chromium.ts'
import { documentOf } from './document.ts'

/** A colour of `/tokens.plain.json`, in the format of computed styles. */
export function token(theme: string, surface: string, name: string) {
  const tokens = createRequire(join(inject('home'), 'apps/'))('@kaksha/design-system/tokens.plain.json')
  const hex: string = tokens[theme][surface][name].$value
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
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
  /** Errors in the console, and requests to other hosts. */
  readonly faults: string[] = []

  private constructor(
    private readonly server: PreviewServer,
    private readonly browser: Browser,
    readonly page: Page,
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
    const site = new Site(server, browser, await browser.newPage({ reducedMotion: 'reduce' }))
    await site.listen()
    return site
  }

  private async listen() {
    const origin = this.server.resolvedUrls!.local[0]!
    this.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.faults.push(message.text())
    })
    this.page.on('pageerror', (error) => this.faults.push(String(error)))
    this.page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
        this.faults.push(`asked for ${request.url()}`)
    })
    await this.page.goto(origin)
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
