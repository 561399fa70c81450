import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, type Request } from 'playwright'
import { compileCss } from '../../design-system/build/styles.ts'
import { chromiumLaunchOptions } from '../chromium.ts'

const system = fileURLToPath(new URL('../../design-system/', import.meta.url))
const origin = 'http://served.example'
const address = `${origin}/page`

/** Images and films of stories, which a rendering server addresses as local files. */
const root = new URL('../../', import.meta.url).href
const files = `${origin}/files/`

/** All classes in the markup. The page needs only their styles. */
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

/** The style sheet of the design system, for sites without Tailwind. */
const sheet = readFileSync(`${system}styles.css`, 'utf8').replaceAll(/^@source "\.\/.*$/gm, '')

/** The styles for some markup, compiled as a site would. */
export const styleOf = (html: string) => compileCss(sheet, system, classesIn(html))

/** The page as a visitor without JavaScript has it, and the requests that presses cause. */
export class ServedPage {
  /** The requests of followed links and submitted forms, newest last. */
  readonly asked: Request[] = []
  private html = ''
  /** Whether a control was pressed since this page was shown. */
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
    // No request leaves this machine: our page is answered here, and every other request gets an empty 204 response.
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

  /** Shows markup in a minimal document, with the styles. */
  async show(html: string, css: string) {
    // After a press, in a new page: a pending navigation must not interrupt the load of this page.
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

  /** The address of the page, and the state of every element in it. */
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
