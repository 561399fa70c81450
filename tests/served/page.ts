import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, type Request } from 'playwright'
import { compileCss } from '../../design-system/build/styles.ts'
import { chromiumLaunchOptions } from '../chromium.mjs'

const system = fileURLToPath(new URL('../../design-system/', import.meta.url))
const origin = 'http://served.example'
const address = `${origin}/page`

/** Pictures and films of stories, which a server that renders them takes for files of its own. */
const root = new URL('../../', import.meta.url).href
const files = `${origin}/files/`

/** Every class that the markup bears: what is on the page is all that its style needs. */
const classesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .split(/\s+/),
    ),
  ),
]

/** The sheet of the design system, for sites without Tailwind. */
const sheet = readFileSync(`${system}styles.css`, 'utf8').replaceAll(/^@source "\.\/.*$/gm, '')

/** Our style for some markup, compiled as a site would. */
export const styleOf = (html: string) => compileCss(sheet, system, classesIn(html))

/** What a visitor without scripts has before them, and what their presses ask for. */
export class ServedPage {
  /** Where presses have led, and what forms have sent, newest last. */
  readonly asked: Request[] = []
  private html = ''
  /** Whether something was pressed since this page was shown. */
  pressed = false

  private constructor(public page: Page) {}

  static async open(width: number) {
    const browser = await chromium.launch(chromiumLaunchOptions())
    const context = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    context.setDefaultTimeout(5000)
    const served = new ServedPage(await context.newPage())
    // Nothing leaves this machine: our page is answered here, and whatever else is asked for stays where it is.
    await context.route('**/*', async (route) => {
      const request = route.request()
      if (request.url() === address && request.method() === 'GET')
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: served.html })
      if (request.url().startsWith(files))
        return route.fulfill({ path: fileURLToPath(root + request.url().slice(files.length)) })
      if (request.isNavigationRequest()) served.asked.push(request)
      return route.fulfill({ status: 204 })
    })
    return served
  }

  /** Shows markup in the least document, with our style. */
  async show(html: string, css: string) {
    // After a press, in a window of its own: where the press was leading must not end the way to this page.
    if (this.pressed) {
      const last = this.page
      this.page = await last.context().newPage()
      await last.close()
      this.pressed = false
    }
    this.asked.length = 0
    this.html = `<!doctype html><html lang="en-IN"><head><title>A part</title><style>${css}</style></head><body>${html.replaceAll(root, files)}</body></html>`
    await this.page.goto(address)
  }

  /** Where the page stands, and everything in it as it is drawn and set. */
  stand() {
    return this.page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      return [
        location.href,
        document.body.outerHTML,
        ...controls.map((one) => `${one.value} ${one.checked}`),
      ].join('\n')
    })
  }

  close = async () => await this.page.context().browser()?.close()
}
