import { test as base, expect, type Page } from '@playwright/test'
import { popupKey } from '../../site/content/storage-keys'
import { Server } from './server'

export { expect }

interface Options {
  /** What this test provokes on purpose, and may therefore find in the console. */
  allowedErrors: RegExp[]
  /** This test asks for what the content security policy refuses. */
  allowedRefusals: boolean
  /** The popup comes by itself into the home page after three seconds: only tests of it wait for it. */
  popup: boolean
}

export const violation = 'policy violated: '

/** Says what a page's content security policy refused, in every frame of it. */
const report = (prefix: string) =>
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.debug(`${prefix}${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`),
  )

/** A page that fails its test when it logs an error, when its policy refuses something, or when any request leaves this machine. */
function watch(page: Page, problems: string[], refused: string[]) {
  page.on('console', (message) => {
    if (message.text().startsWith(violation)) refused.push(message.text())
    else if (message.type() === 'error' || /hydrat/i.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') problems.push(`request to ${request.url()}`)
  })
}

export const test = base.extend<Options & { watched: undefined }, { server: Server }>({
  allowedErrors: [[], { option: true }],
  allowedRefusals: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  popup: [false, { option: true }],
  context: async ({ context, popup }, use) => {
    await context.addInitScript(report, violation)
    const seen = (key: string) => {
      try {
        sessionStorage.setItem(key, 'true')
      } catch {
        // A page that has not gone anywhere yet has no storage.
      }
    }
    if (!popup) await context.addInitScript(seen, popupKey)
    await use(context)
  },
  watched: [
    async ({ context, allowedErrors, allowedRefusals }, use) => {
      const problems: string[] = []
      const refused: string[] = []
      context.on('page', (page) => watch(page, problems, refused))
      await use(undefined)
      // Whatever else a test provokes on purpose.
      expect(refused, 'nothing that the content security policy refuses').toEqual(
        allowedRefusals ? refused : [],
      )
      const unexpected = problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))
      expect(unexpected, 'nothing in the console, nothing to the outside').toEqual([])
    },
    { auto: true },
  ],
})

/** Resolves when the application has taken over the page. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
