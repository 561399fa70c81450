/**
 * Serves static files: pages by their route, assets by their name, each in the smallest encoding that the client
 * accepts.
 */
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'
import send from 'send'
import { barePolicy, leavePageHeaders, setPolicy } from '../headers'

export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/**
 * Paths that an address cannot reach: hidden files (`.vite/manifest.json`), anything through `..`, pages and compressed
 * copies under their file name.
 */
export const unreachablePath = /(^|\/)\.(?!well-known\/)|\.(html|br|gz)$|[\\\0]|\/\//

/** False also for a path that cannot be looked up: too long, or below a file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The file for a path, as a path below the folder, or null. */
export function fileFor(folder: string, pathname: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (unreachablePath.test(path)) return null
  const page = posix.join(path, 'index.html')
  if (isFile(join(folder, page))) return page
  return path.endsWith('/') || !isFile(join(folder, path)) ? null : path
}

/**
 * Cached, because browsers send only a few different headers. The cache is limited, because other clients may
 * send any.
 */
const acceptCache = new Map<string, string[]>()

/** The compressed encodings that the client accepts, best first. */
export function acceptedEncodings(header: string | string[] = ''): string[] {
  const text = String(header)
  const found = acceptCache.get(text)
  if (found) return found
  const offers = parseAccept(text).filter(({ q }) => q > 0)
  const names = encodings
    .map(({ name }) => name)
    .filter((name) => offers.some(({ type }) => type === name || type === '*'))
  if (acceptCache.size < 100 && text.length < 200) acceptCache.set(text, names)
  return names
}

/** The name contains a hash of the content, so it never changes and needs no revalidation. */
export const isImmutable = (file: string) => file.startsWith('/assets/')

export const isPage = (file: string) => file.endsWith('.html')

/** A file that could run scripts when it is opened by itself, and is not a page. */
const isDocument = (file: string) => /\.(svg|xml)$/.test(file)

const cacheControl = (file: string) =>
  isImmutable(file) ? 'max-age=31536000, immutable' : isPage(file) ? 'no-cache' : 'max-age=3600'

/** Hono's list lacks captions and Markdown. */
const types = { ...mimes, vtt: 'text/vtt; charset=utf-8', md: 'text/markdown; charset=utf-8' }

/** A document that is not a page may load nothing. */
export const policyFor = (file: string, policy: string | undefined) =>
  isDocument(file) ? barePolicy : policy

export const headersOf = (file: string, hasCopies: boolean): Record<string, string> => ({
  'Content-Type': getMimeType(file, types) ?? 'application/octet-stream',
  'Cache-Control': cacheControl(file),
  ...(hasCopies && { Vary: 'Accept-Encoding' }),
})

type Answer = { folder: string; file: string; policy?: string; status?: number; noindex?: boolean }

/** Answers with a file of the folder. `send` handles ranges, conditional requests and HEAD. */
export function answerFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { folder, file, policy, status = 200, noindex } = answer
  const compressedCopies = encodings.filter(({ suffix }) => isFile(join(folder, file + suffix)))
  const names = acceptedEncodings(request.headers['accept-encoding'])
  const compressed = compressedCopies.find(({ name }) => names.includes(name))

  const immutable = isImmutable(file)
  if (!isPage(file)) leavePageHeaders(response)
  const ownPolicy = policyFor(file, policy)
  if (ownPolicy) setPolicy(response, ownPolicy)
  response.statusCode = status
  for (const [name, value] of Object.entries(headersOf(file, compressedCopies.length > 0)))
    response.setHeader(name, value)
  if (noindex) response.setHeader('X-Robots-Tag', 'noindex')
  if (compressed) response.setHeader('Content-Encoding', compressed.name)

  const settings = {
    root: folder,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges: status === 200 && !immutable && !isPage(file),
    etag: !immutable,
    // A page has an ETag instead.
    lastModified: !immutable && !isPage(file),
  } as const
  send(request, encodeURI(file + (compressed?.suffix ?? '')), settings)
    .on('error', (error: SendError) => answerError(response, error))
    .pipe(response)
}

type SendError = { status?: number; headers?: Record<string, string> }

function answerError(response: ServerResponse, { status = 500, headers }: SendError): void {
  if (response.headersSent) return void response.destroy()
  response.removeHeader('Content-Encoding')
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}
