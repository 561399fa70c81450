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

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/**
 * Paths that an address cannot reach: hidden files (`.vite/manifest.json`), anything through `..`, pages and compressed
 * copies under their file name.
 */
const unnamed = /(^|\/)\.(?!well-known\/)|\.(html|br|gz)$|[\\\0]|\/\//

/** False for any path that cannot be looked up (too long, below a file). */
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
  if (unnamed.test(path)) return null
  const page = posix.join(path, 'index.html')
  if (isFile(join(folder, page))) return page
  return path.endsWith('/') || !isFile(join(folder, path)) ? null : path
}

/** The compressed encodings that the client accepts, best first. */
function wanted(header: string | undefined): string[] {
  const offers = parseAccept(header ?? '').filter(({ q }) => q > 0)
  return encodings
    .map(({ name }) => name)
    .filter((name) => offers.some(({ type }) => type === name || type === '*'))
}

/** The name contains a hash of the content, so it never changes and needs no revalidation. */
const isImmutable = (file: string) => file.startsWith('/assets/')

const isPage = (file: string) => file.endsWith('.html')

/** A file that could run scripts when it is opened by itself, and is not a page. */
const isDocument = (file: string) => /\.(svg|xml)$/.test(file)

const cacheControl = (file: string) =>
  isImmutable(file) ? 'max-age=31536000, immutable' : isPage(file) ? 'no-cache' : 'max-age=3600'

/** Hono's list lacks captions. */
const types = { ...mimes, vtt: 'text/vtt; charset=utf-8' }

type Answer = { folder: string; file: string; policy?: string; status?: number; noindex?: boolean }

/** Answers with a file of the folder. `send` handles ranges, conditional requests and HEAD. */
export function answerFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { folder, file, policy, status = 200, noindex } = answer
  const compressedCopies = encodings.filter(({ suffix }) => isFile(join(folder, file + suffix)))
  const accepted = wanted(request.headers['accept-encoding']?.toString())
  const compressed = compressedCopies.find(({ name }) => accepted.includes(name))

  const immutable = isImmutable(file)
  if (!isPage(file)) leavePageHeaders(response)
  if (isDocument(file)) setPolicy(response, barePolicy)
  else if (policy) setPolicy(response, policy)
  response.statusCode = status
  response.setHeader('Content-Type', getMimeType(file, types) ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControl(file))
  if (noindex) response.setHeader('X-Robots-Tag', 'noindex')
  if (compressedCopies.length > 0) response.setHeader('Vary', 'Accept-Encoding')
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
    .on('error', (error: SendError) => endPlainly(response, error))
    .pipe(response)
}

type SendError = { status?: number; headers?: Record<string, string> }

function endPlainly(response: ServerResponse, { status = 500, headers }: SendError): void {
  if (response.headersSent) return void response.destroy()
  response.removeHeader('Content-Encoding')
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}
