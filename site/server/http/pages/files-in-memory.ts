/**
 * Reads pages and small files into memory when the server starts, with the headers of their answers. A later
 * build does not change what a running server answers, so its pages keep the scripts that they name.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { leavePageHeaders, setPolicy } from '../headers'
import {
  acceptedEncodings,
  encodings,
  headersOf,
  isImmutable,
  isPage,
  policyFor,
  unreachablePath,
} from './static'

/** Files over this size, in bytes, are read from the disk at each request. */
const maxSize = 512 * 1024

type Copy = {
  body: Buffer
  etag?: string
  headers: OutgoingHttpHeaders
  notModifiedHeaders: OutgoingHttpHeaders
}
export type FileInMemory = { file: string; policy?: string; copies: Record<string, Copy> }

/** Computed as in `send`, which answers range requests for the same file. */
const etagOf = ({ size, mtime }: { size: number; mtime: Date }) =>
  `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`

function copyOf(path: string, common: Record<string, string>, file: string, encoding?: string): Copy {
  const stat = statSync(path)
  const body = readFileSync(path)
  const etag = isImmutable(file) ? undefined : etagOf(stat)
  const all: Record<string, string> = {
    ...common,
    ...(etag && { ETag: etag }),
    // Needed for range requests. A page is always sent whole.
    ...(!isImmutable(file) &&
      !isPage(file) && { 'Last-Modified': stat.mtime.toUTCString(), 'Accept-Ranges': 'bytes' }),
  }
  const { 'Content-Type': type, ...notModifiedHeaders } = all
  const headers = {
    ...notModifiedHeaders,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return { body, etag, headers, notModifiedHeaders }
}

/**
 * The files of the folder by their address (a page without `index.html`). Files without an address are listed
 * by their path.
 */
export function readFiles(folder: string, policyOf: (file: string) => string | undefined) {
  const byAddress = new Map<string, FileInMemory>()
  const byFile = new Map<string, FileInMemory>()
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
    const compressed = encodings.filter(({ suffix }) => files.has(file + suffix))
    const common = headersOf(file, compressed.length > 0)
    const inMemory: FileInMemory = {
      file,
      policy: policyFor(file, policyOf(file)),
      copies: {
        identity: copyOf(path, common, file),
        ...Object.fromEntries(
          compressed.map(({ name, suffix }) => [name, copyOf(path + suffix, common, file, name)]),
        ),
      },
    }
    byFile.set(file, inMemory)
    const page = file.match(/^(.*)\/index\.html$/)?.[1]
    if (page !== undefined) byAddress.set(encodeURI(page || '/'), inMemory)
    else if (!unreachablePath.test(file) && !files.has(`${file}/index.html`))
      byAddress.set(encodeURI(file), inMemory)
  }
  return { byAddress, byFile }
}

const matchesEtag = (header: string, etag: string) =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ||
  header.trim() === '*'

/** Answers with a file in memory. False if `send` has to answer: for a range, or a condition on a date. */
export function answerFromMemory(
  { headers: requested, method }: IncomingMessage,
  response: ServerResponse,
  { file, policy, copies }: FileInMemory,
  status = 200,
): boolean {
  if (status === 200 && (requested.range !== undefined || requested['if-modified-since'] !== undefined))
    return false
  if (!isPage(file)) leavePageHeaders(response)
  if (policy) setPolicy(response, policy)
  const encoding = acceptedEncodings(requested['accept-encoding']).find((name) => copies[name])
  const { body, etag, headers, notModifiedHeaders } = copies[encoding ?? 'identity'] as Copy
  const etags = requested['if-none-match']
  const isNotModified =
    status === 200 &&
    etag !== undefined &&
    etags !== undefined &&
    matchesEtag(etags, etag) &&
    !/\bno-cache\b/.test(requested['cache-control'] ?? '')
  if (isNotModified) response.writeHead(304, notModifiedHeaders).end()
  else
    response
      .writeHead(status, status === 200 ? headers : { ...headers, 'X-Robots-Tag': 'noindex' })
      .end(method === 'HEAD' ? undefined : body)
  return true
}
