import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { guidePaths } from '../../site/content/pages'

const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url))

/** Every prerendered page, read from the build: a new route is audited without being listed. */
export const routes = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort()

const otherGuidePaths: readonly string[] = guidePaths.slice(1)
/** Without the other addresses of the guide: these have the same markup, which `navigation.spec.ts` tests. */
export const distinctRoutes = routes.filter((route) => !otherGuidePaths.includes(route))
