// `npm run dev`: the site with hot reload and the API in one process, on one port. This file and the resources that
// `dev/opened.ts` opens stay loaded until the process ends. Vite loads everything else, and reloads it when its source
// changes.
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import { inlineScriptOf } from './inline-scripts.ts'
import { checkArguments } from './run.mjs'
import { envWarnings, root, stop } from './steps.ts'

checkArguments(
  'npm run dev',
  'serves the site with hot reload, and the API, on PORT (3000). The settings are in .env (.env.example), or in variables of the shell: PORT=4000 npm run dev.',
)
for (const warning of envWarnings) console.warn(warning)

// A production `.env` must not switch React, Vite or the server to production mode.
process.env.NODE_ENV = 'development'
const { build, createServer, isRunnableDevEnvironment, normalizePath } = await import('vite')

type Opened = typeof import('./dev/opened.ts')
type Application = typeof import('./dev/application.ts')
type Page = typeof import('./dev/page.ts')

/** Sources of the resources that are opened once: the database and its tables, the rate limits, the settings. */
const needsRestart =
  /^(\.env$|site\/server\/(database\/(drizzle\/|(schema|migrations|database|pglite|postgres|lock|store)\.)|settings\/(settings|mail)\.|http\/api\/(limiter|call-limits)\.|payment\/providers\/))/
const inlineSource =
  /^(site\/(browser|content)\/|design-system\/.*\/(start-|theme\.ts|keep-|watch-|carousel-motion))/

/** Most of a page is HTML that React does not update in the browser. */
const isRendered = /^(site\/(routes|content)|design-system)\/.*\.tsx?$/

/** Loads a server module, or returns the loaded module if none of its sources has changed. */
const load = (vite: ViteDevServer, path: string) => {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can run modules.')
  return ssr.runner.import(path)
}

const inlineScripts = new Map<string, Promise<string>>()
/** The inline script of the pages. It is not a module, so it has to be bundled before it is served. */
const bundleInline = async (name: string) => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rollupOptions: { input: `site/browser/inline-${name}.ts`, output: { format: 'iife' } },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code.trim()
}
const inlineCode = (path: string) => {
  const name = inlineScriptOf(path)
  const code = inlineScripts.get(name) ?? bundleInline(name)
  inlineScripts.set(name, code)
  return code
}

let module: Application | undefined
let composed: ReturnType<Application['composeApplication']> | undefined
/** The application, composed from the current sources. The database stays open. */
async function application(vite: ViteDevServer) {
  const newest: Application = await load(vite, '/site/build/dev/application.ts')
  if (newest !== module) {
    module = newest
    const stopped = composed?.then((app) => app.stopPeriodicWork()).catch(() => undefined)
    composed = Promise.resolve(stopped).then(() => newest.composeApplication(opened))
  }
  return composed!
}

function answerFault(vite: ViteDevServer, response: ServerResponse, error: unknown) {
  const fault = error instanceof Error ? error : new Error(`${error}`)
  vite.ssrFixStacktrace(fault)
  const text = stripVTControlCharacters(fault.stack ?? fault.message)
  console.error(text)
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/**
 * On the server a changed module and all that import it are loaded again. The router's plugin replaces a route there
 * too, by code that needs `window`, and the process would end (`createViteHmrStatement` in
 * https://github.com/TanStack/router/blob/main/packages/router-plugin/src/core/hmr/vite-adapter.ts).
 */
const wholeModules: Plugin = {
  name: 'whole-modules-on-the-server',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code) =>
    code.includes('import.meta.hot') ? code.replaceAll('import.meta.hot', 'undefined') : undefined,
}

const site: Plugin = {
  name: 'site-and-api',
  /** The pages that the server renders, and their style sheet, have the change only after all environments have it. */
  hotUpdate({ file }) {
    const { name, hot } = this.environment
    if (name !== 'client' || !isRendered.test(normalizePath(relative(root, file)))) return
    setTimeout(() => hot.send({ type: 'full-reload' }), 100)
    return []
  },
  configureServer(vite) {
    vite.watcher.on('all', (_, file) => {
      const path = normalizePath(relative(root, file))
      if (needsRestart.test(path))
        console.log(`${path} has changed: stop \`npm run dev\` and start it again.`)
      if (!inlineSource.test(path)) return
      inlineScripts.clear()
      vite.ws.send({ type: 'full-reload' })
    })
    vite.middlewares.use(async (request, response, next) => {
      try {
        const { isCall, handle } = await application(vite)
        if (isCall(request)) handle(request, response)
        else next()
      } catch (error) {
        // An error in the API sources must not prevent pages from being served.
        if (request.url?.startsWith('/v1/')) answerFault(vite, response, error)
        else next()
      }
    })
    // After Vite's own files, every other request is for a page.
    return () =>
      vite.middlewares.use(async (request, response) => {
        try {
          const { answerPage }: Page = await load(vite, '/site/build/dev/page.ts')
          const url = request.originalUrl ?? '/'
          const { status, type, location, body } = await answerPage(url, inlineCode)
          response.statusCode = status
          response.setHeader('Cache-Control', 'no-store')
          response.setHeader('Content-Type', `${type ?? 'text/html'}; charset=utf-8`)
          if (location) response.setHeader('Location', location)
          response.end(body)
        } catch (error) {
          answerFault(vite, response, error)
        }
      })
  },
}

const http = createHttpServer((request, response) => vite.middlewares(request, response))
const vite = await createServer({
  root,
  plugins: [site, wholeModules],
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // `node_modules` may be a link to another checkout's; Vite has to serve the fonts in it.
    fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] },
    // The database writes to this folder all the time.
    watch: { ignored: ['**/.data/**', '**/dist/**', '**/.results/**'] },
  },
  // There is no index.html, so Vite starts from the entry to find and pre-bundle packages.
  optimizeDeps: { entries: ['site/entry-client.tsx'] },
  // The inline scripts import no package.
  environments: {
    page: { optimizeDeps: { noDiscovery: true } },
    home: { optimizeDeps: { noDiscovery: true } },
  },
})
const { open, StartError, listenFailure }: Opened = await load(vite, '/site/build/dev/opened.ts')
const opening = open(process.env).catch((error) => stop(error instanceof StartError ? error.message : error))
// Opening the database takes about a second, so the application is loaded in parallel.
await load(vite, '/site/build/dev/application.ts')
const opened = await opening

let isStopping = false
async function end() {
  // A second signal ends the process immediately.
  if (isStopping) process.exit(1)
  isStopping = true
  http.close()
  http.closeAllConnections()
  const app = await composed?.catch(() => undefined)
  await app?.stopPeriodicWork()
  await vite.close()
  await app?.idle()
  await opened.store.close()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)

const { host = 'localhost', port } = opened.settings
try {
  http.listen(port, host)
  await once(http, 'listening')
} catch (error) {
  await opened.store.close()
  stop(listenFailure((error as NodeJS.ErrnoException).code, port, host))
}
await application(vite)
const address = http.address() as AddressInfo
console.log(`Ready on http://localhost:${address.port}`)
