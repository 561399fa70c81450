/** Firefox by Playwright, and WebKit by WebDriver, as Debian has them: Playwright drives only its own build of WebKit. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { firefox, type Page } from '@playwright/test'
import { freePort } from '../free-port.ts'

/** A browser with its current window. */
export interface Driver {
  /** Name and version, as in the evidence. */
  name: string
  open(url: string): Promise<unknown>
  /** As Playwright's, so that the helpers for its pages work here too. A string is a script. */
  evaluate: Page['evaluate']
  /** Presses keys one after another, each named as in Playwright. */
  press(keys: Iterable<string>): Promise<unknown>
  /** Moves the mouse to a place of the window, and presses its button. */
  click(x: number, y: number): Promise<unknown>
  countWindows(): Promise<number>
  /** Makes another window the current one. If there is only one, that one. */
  enterOtherWindow(): Promise<unknown>
  /** The errors and warnings in the console since the last call. */
  messages(): Promise<string[]>
  end(): Promise<unknown>
}

const viewport = { width: 1280, height: 900 }

async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // Focus in a window that is not the active one.
    firefoxUserPrefs: { 'focusmanager.testmode': true, 'ui.prefersReducedMotion': 1 },
  })
  const context = await browser.newContext({ viewport })
  const messages: string[] = []
  context.on('console', (message) => {
    if (/error|warn/.test(message.type())) messages.push(message.text())
  })
  context.on('weberror', (error) => messages.push(String(error.error())))
  let page = await context.newPage()
  return {
    name: `Firefox ${browser.version()}`,
    open: (url) => page.goto(url),
    evaluate: (work: never, arg?: never) => page.evaluate(work, arg),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    click: (x, y) => page.mouse.click(x, y),
    countWindows: async () => context.pages().length,
    async enterOtherWindow() {
      page = context.pages().find((other) => other !== page) ?? page
    },
    messages: async () => messages.splice(0),
    end: () => browser.close(),
  }
}

declare global {
  interface Window {
    messages?: string[]
  }
}

/** In the page: WebDriver has no console, so what a page reports while it loads is lost. */
function recordMessages() {
  const messages: string[] = []
  const record = (...all: unknown[]) => messages.push(all.join(' '))
  Object.assign(window, { messages })
  Object.assign(console, { error: record, warn: record })
  addEventListener('error', ({ message }) => record(message))
  addEventListener('unhandledrejection', ({ reason }) => record(reason))
}

const expressionOf = (work: unknown, arg: unknown) =>
  `Promise.resolve((${typeof work === 'string' ? `() => {${work}\n}` : work})(${JSON.stringify(arg) ?? ''}))
    .then((value) => JSON.stringify(value ?? null))`

/** The characters by which WebDriver names keys. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
}

async function startWebKit(miniBrowser: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const children: ChildProcess[] = []
  const start = (program: string, args: string[], env = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } })
    children.push(child)
    process.once('exit', () => child.kill())
    return child
  }
  // WebKitGTK takes reduced motion from the settings of GTK.
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'])
  const [display] = await once(createInterface(screen.stdout!), 'line')
  const port = await freePort()
  start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox does not start as root or in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  // biome-ignore lint/suspicious/noExplicitAny: what a browser replies
  const send = async (method: string, path: string, body?: object): Promise<any> => {
    const options = { method, body: body && JSON.stringify(body) }
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, options)
    const { value } = await reply.json()
    if (!reply.ok) throw new Error(`${path}: ${value.message || value.error}`)
    return value
  }
  while (!(await send('GET', '/status').catch(() => false))) await delay(100)
  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })
  const post = (command: string, body: object) => send('POST', `/session/${sessionId}/${command}`, body)
  await post('window/rect', { x: 0, y: 0, width: viewport.width, height: viewport.height + 100 })
  const evaluate: Driver['evaluate'] = async (work: unknown, arg?: unknown) =>
    JSON.parse(await post('execute/sync', { script: `return ${expressionOf(work, arg)}`, args: [] }))
  const act = (source: object) => post('actions', { actions: [source] })
  const windows = (): Promise<string[]> => send('GET', `/session/${sessionId}/window/handles`)
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await post('url', { url })
      await evaluate(recordMessages)
    },
    evaluate,
    press: (keys) =>
      act({
        type: 'key',
        id: 'keys',
        actions: [...keys]
          .map((key) => keyCodes[key] ?? key)
          .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    countWindows: async () => (await windows()).length,
    async enterOtherWindow() {
      const all = await windows()
      const current = all.length > 1 ? await send('GET', `/session/${sessionId}/window`) : ''
      await post('window', { handle: all.find((one) => one !== current) })
    },
    messages: () => evaluate(() => window.messages?.splice(0) ?? []),
    async end() {
      for (const child of children) if (child.exitCode === null && child.kill()) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const firstOf = (paths: string[]) => paths.find(existsSync)
const inPath = (name: string) => firstOf((process.env.PATH ?? '').split(':').map((one) => join(one, name)))
const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []

/** The browsers besides Chromium, each with the Debian packages that it needs. Undefined: one of them is missing. */
export const browsers = [
  {
    title: 'Firefox',
    packages: 'firefox-esr',
    program: inPath('firefox-esr') ?? inPath('firefox'),
    start: startFirefox,
  },
  {
    title: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    program: ['WebKitWebDriver', 'Xvfb'].every(inPath)
      ? firstOf(libraries.map((one) => `/usr/lib/${one}/webkit2gtk-4.1/MiniBrowser`))
      : undefined,
    start: startWebKit,
  },
]
