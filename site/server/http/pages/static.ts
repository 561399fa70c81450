/**
 * Serves static files: pages by their route, assets by their name, each in the smallest encoding that the client
 * accepts.
 */
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'
import parseRange from 'range-parser'
import { barePolicy, leavePageHeaders, setPolicy } from '../headers'

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const
type Encoding = (typeof encodings)[number]['name']

/**
 * Paths that an address cannot reach: hidden files (`.vite/manifest.json`), anything through `..`, pages and compressed
 * copies under their file name.
 */
const unreachablePath = /(^|\/)\.(?!well-known\/)|\.(html|br|gz)$|[\\\0]|\/\//

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
  // An encoded slash would be a second address of the same file.
  if (unreachablePath.test(path) || /%2f|%5c/i.test(pathname)) return null
  const page = posix.join(path, 'index.html')
  if (isFile(join(folder, page))) return page
  return path.endsWith('/') || !isFile(join(folder, path)) ? null : path
}

/** The encodings that the client accepts, best first. One with q=0 is refused (RFC 9110, 12.5.3). */
function acceptedEncodings(header: string | string[] = ''): (Encoding | 'identity')[] {
  const weights = new Map(parseAccept(String(header).toLowerCase()).map(({ type, q }) => [type, q]))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 1 : 0)
  return [...encodings.map(({ name }) => name), 'identity' as const].filter((name) => weightOf(name) > 0)
}

/** The name contains a hash of the content, so it never changes and needs no revalidation. */
const isImmutable = (file: string) => file.startsWith('/assets/')

export const isPage = (file: string) => file.endsWith('.html')

/** A file that could run scripts when it is opened by itself, and is not a page. */
const isDocument = (file: string) => /\.(svg|xml)$/.test(file)

const cacheControl = (file: string) =>
  isImmutable(file) ? 'max-age=31536000, immutable' : isPage(file) ? 'no-cache' : 'max-age=3600'

/** Hono's list lacks captions and Markdown. */
const types = { ...mimes, vtt: 'text/vtt; charset=utf-8', md: 'text/markdown; charset=utf-8' }

/** A file in one encoding, with the headers of its answer. */
type Copy = ReturnType<typeof copyOf> & {
  /** Its content, where it is kept in memory. */
  body?: Buffer
}

/** `copies` are by their encoding. */
export type ServedFile = {
  file: string
  policy?: string
  copies: { identity: Copy; br?: Copy; gzip?: Copy }
}

function copyOf(path: string, file: string, common: Record<string, string>, encoding?: string) {
  const { size, mtime } = statSync(path)
  const notModifiedHeaders: OutgoingHttpHeaders = {
    ...common,
    ...(!isImmutable(file) && { ETag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` }),
    // Needed for range requests. A page is always sent whole.
    ...(!isImmutable(file) &&
      !isPage(file) && { 'Last-Modified': mtime.toUTCString(), 'Accept-Ranges': 'bytes' }),
  }
  const headers: OutgoingHttpHeaders = {
    ...notModifiedHeaders,
    'Content-Type': getMimeType(file, types) ?? 'application/octet-stream',
    'Content-Length': size,
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return { path, size, headers, notModifiedHeaders }
}

/** A file of the folder with its compressed copies, which are beside it. */
export function readFile(folder: string, file: string, policy: string | undefined): ServedFile {
  const path = join(folder, file)
  const compressed = encodings.filter(({ suffix }) => isFile(path + suffix))
  const common = {
    'Cache-Control': cacheControl(file),
    ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  const copies = compressed.map(({ name, suffix }) => [name, copyOf(path + suffix, file, common, name)])
  return {
    file,
    // A document that is not a page may load nothing.
    policy: isDocument(file) ? barePolicy : policy,
    copies: { identity: copyOf(path, file, common), ...Object.fromEntries(copies) },
  }
}

const matchesEtag = (header: string, etag: string) =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ||
  header.trim() === '*'

/** RFC 9110, 13.1.3: a date counts only without an ETag. A browser that reloads a page asks for all of it. */
function isNotModified(requested: IncomingHttpHeaders, { headers }: Copy): boolean {
  if (/\bno-cache\b/.test(requested['cache-control'] ?? '')) return false
  const { ETag: etag, 'Last-Modified': modified } = headers
  const { 'if-none-match': etags, 'if-modified-since': since } = requested
  if (etags !== undefined) return etag !== undefined && matchesEtag(etags, String(etag))
  return since !== undefined && modified !== undefined && Date.parse(String(modified)) <= Date.parse(since)
}

/** The requested part, null where there is none in the file; undefined where the whole file is sent. */
function rangeOf({ method, headers: requested }: IncomingMessage, { size, headers }: Copy) {
  const { range, 'if-range': condition } = requested
  if (range === undefined || method !== 'GET' || headers['Accept-Ranges'] === undefined) return undefined
  if (condition !== undefined && condition !== headers.ETag && condition !== headers['Last-Modified'])
    return undefined
  const ranges = parseRange(size, range, { combine: true })
  if (ranges === -1) return null
  // Of several parts the whole file is sent, which RFC 9110, 14.2 allows.
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}

export function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, policy, copies }: ServedFile,
  { status = 200, noindex = false }: { status?: number; noindex?: boolean } = {},
): void {
  if (!isPage(file)) leavePageHeaders(response)
  if (policy) setPolicy(response, policy)
  if (noindex) response.setHeader('X-Robots-Tag', 'noindex')
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((name) => copies[name])
  if (!encoding && status === 200) {
    const headers = { Vary: 'Accept-Encoding', 'Content-Type': 'text/plain; charset=utf-8' }
    return void response.writeHead(406, headers).end('406\n')
  }
  const copy = copies[encoding ?? 'identity'] ?? copies.identity
  if (status === 200 && isNotModified(request.headers, copy))
    return void response.writeHead(304, copy.notModifiedHeaders).end()
  const part = status === 200 ? rangeOf(request, copy) : undefined
  if (part === null) {
    const headers = { 'Content-Range': `bytes */${copy.size}`, 'Content-Type': 'text/plain; charset=utf-8' }
    return void response.writeHead(416, headers).end('416\n')
  }
  if (part)
    response.writeHead(206, {
      ...copy.headers,
      'Content-Length': part.end - part.start + 1,
      'Content-Range': `bytes ${part.start}-${part.end}/${copy.size}`,
    })
  else response.writeHead(status, copy.headers)
  if (request.method === 'HEAD') response.end()
  else if (copy.body) response.end(part ? copy.body.subarray(part.start, part.end + 1) : copy.body)
  // A failure, or a client that leaves, closes the file and the connection.
  else pipeline(createReadStream(copy.path, part), response, () => {})
}

/** Files over this size, in bytes, are read from the disk at each request. */
const maxSize = 512 * 1024

/**
 * Reads pages and small files when the server starts: a later build does not change what a running server answers, so its
 * pages keep the scripts that they name. By their address (a page without `index.html`), or without one by their path.
 */
export function readFiles(folder: string, policyOf: (file: string) => string | undefined) {
  const byAddress = new Map<string, ServedFile>()
  const byFile = new Map<string, ServedFile>()
  let names: string[] = []
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    // The folder does not exist before the first build.
  }
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
  for (const file of files) {
    const path = join(folder, file)
    if ((unreachablePath.test(file) && !isPage(file)) || /\.(br|gz)$/.test(file)) continue
    const stat = statSync(path)
    if (!stat.isFile() || stat.size > maxSize) continue
    const inMemory = readFile(folder, file, policyOf(file))
    for (const copy of Object.values(inMemory.copies)) copy.body = readFileSync(copy.path)
    byFile.set(file, inMemory)
    const page = file.match(/^(.*)\/index\.html$/)?.[1]
    if (page !== undefined) byAddress.set(encodeURI(page || '/'), inMemory)
    else if (!unreachablePath.test(file) && !files.has(`${file}/index.html`))
      byAddress.set(encodeURI(file), inMemory)
  }
  return { byAddress, byFile }
}
