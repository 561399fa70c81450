/** Everything that is no call: pages by their route, assets, the stories of the design system. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerContext } from './origin'
import { betterPath } from './routing'
import { answerFile, fileFor } from './static'

type Folders = { pages: string; stories: string }

const storiesPath = '/design-system/'

export function pageRoutes(folders: Folders) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  routes.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const better = betterPath(pathname)
    return better === null ? next() : c.redirect(better + search, 308)
  })

  routes.get('*', (c) => {
    const { pathname } = new URL(c.req.url)
    if (pathname.startsWith(storiesPath)) {
      const file = fileFor(folders.stories, `/${pathname.slice(storiesPath.length)}`)
      return file ? answerFile(c, folders.stories, file, { noindex: true }) : answerMissing(c, folders.pages)
    }
    const file = fileFor(folders.pages, pathname)
    return file ? answerFile(c, folders.pages, file) : answerMissing(c, folders.pages)
  })

  routes.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }))
  return routes
}

function answerMissing(c: ServerContext, pages: string) {
  return fileFor(pages, '/') === null
    ? c.text('This page does not exist, and the site has not been built: run `npm start`.\n', 404)
    : answerFile(c, pages, '/404.html', { status: 404, noindex: true })
}
