import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import { popupKey } from '../../../site/browser/storage'
import { Server } from './server'

export { expect }

interface Options {
  /** Errors in the console, requests and what the Content Security Policy blocks, which this test causes on purpose. */
  allowedErrors: RegExp[]
  /** The popup appears on the home page after three seconds. Only its own tests let it appear. */
  popup: boolean
}

export const violation = 'policy violated: '

/** Reports what a page's Content Security Policy blocked, in every frame of it. */
const report = (prefix: string) =>
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.debug(`${prefix}${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`),
  )

/** Makes every page of a context report what its policy blocks. */
export const reportRefusals = (context: BrowserContext) => context.addInitScript(report, violation)

/** For tests that start another browser. */
export const serverTest = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export const test = serverTest.extend<Options & { watched: undefined }>({
  allowedErrors: [[], { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  popup: [false, { option: true }],
  context: async ({ context, popup }, use) => {
    await reportRefusals(context)
    const seen = (key: string) => {
      try {
        sessionStorage.setItem(key, 'true')
      } catch {
        // A blank page has no storage.
      }
    }
    if (!popup) await context.addInitScript(seen, popupKey)
    await use(context)
  },
  /**
   * Fails the test when a page logs an error, when its policy blocks something, or when a request leaves this machine.
   */
  watched: [
    async ({ context, allowedErrors }, use) => {
      const problems: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        const text = message.text()
        if (message.type() === 'error' || text.startsWith(violation) || /hydrat/i.test(text))
          problems.push(`console: ${text}`)
      }
      const onError = (error: WebError) =>
        problems.push(`page error: ${error.error().stack ?? error.error().message}`)
      const onRequest = (request: Request) => {
        const { protocol, hostname } = new URL(request.url())
        if (/^https?:$/.test(protocol) && hostname !== 'localhost')
          problems.push(`request to ${request.url()}`)
      }
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
      await use(undefined)
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
      const unexpected = problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))
      expect(unexpected, 'no console errors, nothing blocked by the policy, no outside requests').toEqual([])
    },
    { auto: true },
  ],
})

/** Runs the application and hydrates every island of the page, as if each had been used. */
export const hydrateIslands = (page: Page) =>
  // As text, because Vitest would replace `import` by its own function.
  page.evaluate(`(async () => {
    const { ready, hydrate } = await import(document.querySelector('script[data-entry]').dataset.entry)
    await ready
    await window.bootstrap?.loadStylesheet()
    for (const island of document.querySelectorAll('[data-island]')) await hydrate(island)
  })()`)
