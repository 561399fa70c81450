/** Everything that is not an API call: pages by their route, assets, the stories of the design system. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { cleanText } from '../../../contracts/field-text'
import { setPolicy, storiesPolicy } from '../headers'
import { type Handle, requestUrl } from '../http-server'
import { answerWaitingPage, unsentPage, unsentPolicy } from '../plain-pages'
import { nameRoute } from '../request-scope'
import { answerFile, fileFor, isPage, readFile, readFiles } from './static'

export type Folders = { pages: string; stories: string }

/** Stored beside the pages, under a name that no address can have. */
export const policiesFile = '.policies.json'

/** The content security policy of each page, by its file, as the build wrote it. */
export type Policies = Readonly<Record<string, string>>

/** Returns the policy of a page. A page that is not listed gets the default policy, which allows nothing. */
export function readPolicies(pages: string): (file: string) => string | undefined {
  let policies: Policies = {}
  try {
    policies = JSON.parse(readFileSync(join(pages, policiesFile), 'utf8'))
  } catch (error) {
    // There is none before the first build.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return (file) => policies[file]
}

const moved = new Map([
  ['/home', '/'],
  ['/status', '/account'],
  ['/design-system', '/design-system/'],
])

/** The path that somebody means who types, pastes or encodes an address in another way. */
function intendedPath(pathname: string): string {
  try {
    const path = cleanText(decodeURIComponent(pathname), 'address')
      .toLowerCase()
      .replace(/[/\\]+/g, '/')
      .replace(/\/$/, '')
      .replace(/(\/index)?(\.html?)?$/, '')
    return path || '/'
  } catch {
    return pathname
  }
}

/**
 * The path to redirect to, or null when the path is canonical. The caller keeps the query. A page has one address: the
 * router in the browser would show another answer than the server for a second one.
 */
export function redirectPath(pathname: string, isPageAddress: (path: string) => boolean): string | null {
  if (pathname === '/' || pathname === '/design-system/' || isPageAddress(pathname)) return null
  const intended = intendedPath(pathname)
  const target = moved.get(intended) ?? (isPageAddress(intended) ? intended : null)
  if (target !== null) return target
  if (!/[/\\]$/.test(pathname)) return null
  // A Location that begins with two slashes would lead to another host.
  return `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`
}

const storiesPath = '/design-system/'

/** The document of the documentation's first page, which is served at its top. */
const firstPage = '/guide/introduction'

/**
 * The file for an address of the documentation. Each page is a separate document; all stories are one, which reads
 * the name of the story in the query.
 */
const storiesFile = (folder: string, path: string, { searchParams }: URL) =>
  (path === '/' && !searchParams.has('story') && fileFor(folder, firstPage)) || fileFor(folder, path)

/** Longest address that is read, in characters. Addresses with advertising parameters have at most about 2000. */
const addressMax = 8192

/** The route name for the log: pages by their path, since there are few; files by their kind. */
function nameOf(file: string, inStories: boolean): string {
  if (inStories) return `${storiesPath}*`
  if (file.startsWith('/assets/')) return '/assets/*'
  if (!file.endsWith('/index.html')) return `/*${extname(file)}`
  return file.slice(0, -'/index.html'.length) || '/'
}

/** The answers while `npm start` builds the stories, when the site is served already. */
const buildingStories = {
  heading: 'The design system is being built',
  text: 'This takes less than a minute. The page reloads automatically. <a href="/">Go to the site</a>',
  reloads: true,
}
const failedStories = {
  heading: 'The design system could not be built',
  text: 'The terminal that runs <code>npm start</code> shows why. The site itself is not affected. <a href="/">Go to the site</a>',
  reloads: false,
}

export function servePages({ pages, stories }: Folders): Handle {
  const policyOf = readPolicies(pages)
  const inMemory = readFiles(pages, policyOf)
  const isPageAddress = (path: string) => isPage(inMemory.byAddress.get(path)?.file ?? '')
  return (request, response) => {
    if ((request.url?.length ?? 0) > addressMax) return sendText(response, 414, 'The address is too long.')
    const address = requestUrl(request.url)
    if (!address) return sendText(response, 400, 'This is no address of this site.')
    const { pathname, search } = address
    const target = redirectPath(pathname, isPageAddress)
    if (target !== null) nameRoute('moved')
    if (target !== null) return sendText(response, 308, 'Moved.', { Location: target + search })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return isForm(request) ? refuseForm(response) : sendText(response, 405, 'Use GET.', allow)

    const memoryFile = inMemory.byAddress.get(pathname)
    if (memoryFile) {
      nameRoute(nameOf(memoryFile.file, false))
      return answerFile(request, response, memoryFile)
    }

    const inStories = pathname.startsWith(storiesPath)
    // Set by site/build/start.mjs in this process. A server that was started alone has its stories or none.
    const unbuilt = inStories && process.env.STORIES_STATE
    if (unbuilt) {
      nameRoute(`${storiesPath}*`)
      return answerWaitingPage(response, unbuilt === 'failed' ? failedStories : buildingStories)
    }
    const folder = inStories ? stories : pages
    const file = inStories
      ? storiesFile(folder, pathname.slice(storiesPath.length - 1), address)
      : fileFor(folder, pathname)
    const policy = inStories ? storiesPolicy : file ? policyOf(file) : undefined
    nameRoute(file ? nameOf(file, inStories) : 'not found')
    // Search engines list the pages of the documentation, but not its stories and its data.
    const noindex = inStories && (file === '/index.html' || !isPage(file ?? ''))
    if (file) return answerFile(request, response, readFile(folder, file, policy), { noindex })
    // The documentation says itself that it has no such page, and searches for the words of the address.
    const list = inStories && !extname(pathname) && fileFor(stories, '/')
    if (list)
      return answerFile(request, response, readFile(stories, list, policy), { status: 404, noindex: true })
    const none = inMemory.byFile.get('/404.html')
    if (none) return answerFile(request, response, none, { status: 404, noindex: true })
    sendText(response, 404, 'The site has not been built: run `npm start`.')
  }
}

const allow = { Allow: 'GET, HEAD' }

/** Whether a browser sent it: a script sends JSON to the API. */
const isForm = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && Boolean(headers['content-type']?.startsWith('application/x-www-form-urlencoded'))

function refuseForm(response: ServerResponse): void {
  nameRoute('form')
  setPolicy(response, unsentPolicy)
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(405, { ...allow, ...type, 'X-Robots-Tag': 'noindex' }).end(unsentPage)
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Record<string, string>,
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}
