import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { guideAddresses } from '../e2e/support/specified'

const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url))

/** Every prerendered page, read from the build: a new route is audited without being listed. */
export const routes = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort()

/** Without the other addresses of the guide: these have the same markup, which `links.spec.ts` tests. */
export const distinctRoutes = routes.filter((route) => !guideAddresses.slice(1).includes(route))

/**
 * Scrolls through the page and back, as a reader would, and then to each lazy section that has not hydrated on the way.
 */
export const hydrateLazySections = (page: Page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((done) => setTimeout(done, 30))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' })
      await pause()
    }
    for (const section of document.querySelectorAll('[data-lazy]')) {
      section.scrollIntoView({ behavior: 'instant' })
      while (section.hasAttribute('data-lazy')) await pause()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
