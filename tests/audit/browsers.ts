/** Firefox by WebDriver BiDi, and WebKit by WebDriver, as Debian has them: Playwright drives only its own builds. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import WebSocket from 'ws'
import { freePort } from '../free-port.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a browser replies
type Reply = any

/** A browser with its current window. */
export interface Driver {
  /** Name and version, as in the evidence. */
  name: string
  open(url: string): Promise<unknown>
  /** As Playwright's, so that the helpers for its pages work here too. A string is a script. */
  evaluate: Page['evaluate']
  /** Performs the actions of one input source of WebDriver. */
  act(source: object): Promise<unknown>
  /** The ids of its windows. */
  windows(): Promise<string[]>
  enter(window: string): unknown
  /** The errors and warnings in the console since the last call. */
  messages(): Promise<string[]>
}

/** The programs and files of a browser. */
export class Session {
  readonly folder = mkdtempSync(join(tmpdir(), 'browser-'))
  private readonly children: ChildProcess[] = []

  /** Starts a program. @returns What its output has at the place of the pattern's group. */
  start(program: string, args: string[], pattern: RegExp, env = {}) {
    const child = spawn(program, args, { env: { ...process.env, ...env } })
    this.children.push(child)
    process.once('exit', () => child.kill())
    return new Promise<string>((resolve, reject) => {
      child.once('error', reject).once('exit', () => reject(new Error(`${program} has ended.`)))
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          const [, found] = line.match(pattern) ?? []
          if (found) resolve(found)
        })
    })
  }

  async end() {
    for (const child of this.children) if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const expressionOf = (work: unknown, arg: unknown) =>
  `Promise.resolve((${typeof work === 'string' ? `() => {${work}\n}` : work})(${JSON.stringify(arg) ?? ''}))
    .then((value) => JSON.stringify(value ?? null))`

async function startFirefox(program: string, session: Session): Promise<Driver> {
  // Focus in a window that is not the active one, and reduced motion.
  const settings = 'user_pref("focusmanager.testmode", true);\nuser_pref("ui.prefersReducedMotion", 1);\n'
  writeFileSync(join(session.folder, 'user.js'), settings)
  const args = ['--headless', '--no-remote', '--profile', session.folder, '--remote-debugging-port=0']
  const socket = new WebSocket(`${await session.start(program, args, /BiDi listening on (\S+)/)}/session`)
  await once(socket, 'open')
  const messages: string[] = []
  const replies = new Map<number, (reply: Reply) => void>()
  socket.on('message', (data) => {
    const { id, method, params, ...reply } = JSON.parse(String(data))
    if (method === 'log.entryAdded' && /error|warn/.test(params.level)) messages.push(params.text)
    replies.get(id)?.(reply)
  })
  const send = (method: string, params = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const id = replies.size
      replies.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  const { capabilities } = await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const windows = async (): Promise<string[]> => {
    const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 })
    return contexts.map(({ context }: Reply) => context)
  }
  // The first tab shows a page of the browser itself.
  const [first] = await windows()
  let { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.close', { context: first })
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (work: unknown, arg?: unknown) => {
      const run = { expression: expressionOf(work, arg), target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await send('script.evaluate', run)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    act: (source) => send('input.performActions', { context, actions: [source] }),
    windows,
    enter: (window) => {
      context = window
    },
    messages: async () => messages.splice(0),
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

async function startWebKit(miniBrowser: string, session: Session): Promise<Driver> {
  // WebKitGTK takes reduced motion from the settings of GTK.
  mkdirSync(join(session.folder, 'gtk-3.0'))
  writeFileSync(join(session.folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1100x24']
  const env = {
    DISPLAY: `:${await session.start('Xvfb', screen, /^(\d+)$/)}`,
    XDG_CONFIG_HOME: session.folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox does not start as root or in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const port = await freePort()
  session.start('WebKitWebDriver', [`--port=${port}`], /$^/, env).catch(() => {})
  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
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
  await post('window/rect', { x: 0, y: 0, width: 1280, height: 1000 })
  const evaluate: Driver['evaluate'] = async (work: unknown, arg?: unknown) =>
    JSON.parse(await post('execute/sync', { script: `return ${expressionOf(work, arg)}`, args: [] }))
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await post('url', { url })
      await evaluate(recordMessages)
    },
    evaluate,
    act: (source) => post('actions', { actions: [source] }),
    windows: () => send('GET', `/session/${sessionId}/window/handles`),
    enter: (handle) => post('window', { handle }),
    messages: () => evaluate(() => window.messages?.splice(0) ?? []),
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
