/** The base of every API call: JSON in, JSON out; every other request is refused in JSON. */
import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type CallName, compressedMessage, faultMessage } from '../../../contracts/api'
import { requestId, type ServerContext } from '../request-scope'
import { readBody } from './body'
import { bodyMax, type LimitedCall } from './call-limits'
import { type Count, type CountOptions, countCalls, networkOf } from './limiter'
import { type Reply, refuse, type Unavailable } from './reply'

/** The input of a call: an object that is not validated yet, and the bearer token. */
type CallRequest = {
  body: Record<string, unknown>
  bearer: string | null
  /** Counts the call for an account; returns the refusal where the limit is exceeded. */
  count: Count
}

/** A request of another server, such as a webhook. `body`: exactly as received, because it is signed. */
export type HookRequest = { body: string; header: (name: string) => string }

const send = (c: ServerContext, { status, body, stream }: Reply) => {
  c.header('Cache-Control', 'no-store')
  if (!stream) return c.json(body, status)
  const bytes = Readable.toWeb(Readable.from(stream, { objectMode: false })) as ReadableStream
  return c.body(bytes, status, { 'Content-Type': 'application/json' })
}

/**
 * Whether a page of another site sent this request. Browsers say so in two headers that a page cannot forge.
 * Other programs do not send these headers, but they do not act for a visitor.
 */
export function isForeign(c: ServerContext, siteUrl: string): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site')
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === siteUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('Host')?.toLowerCase()
}

/** A compressed body may expand to gigabytes. The answer follows RFC 9110, 15.5.16. */
function hasContentEncoding(c: ServerContext): boolean {
  const coding = c.req.header('Content-Encoding')?.trim().toLowerCase()
  if (!coding || coding === 'identity') return false
  c.header('Accept-Encoding', 'identity')
  return true
}

const mediaType = (c: ServerContext) => c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()

export const bearerToken = (c: ServerContext) =>
  c.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? null

type Answer = (c: ServerContext) => Response | Promise<Response>

/**
 * A body with a length needs no counting, because Node reads no further: without this, Hono would open each one as a web
 * stream, which takes longer than the rest of its checks.
 */
function limitBody(maxSize: number, tooLarge: Answer) {
  const count = bodyLimit({ maxSize, onError: tooLarge })
  return (c: ServerContext, next: () => Promise<void>) => {
    const length = c.req.header('Content-Length')
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return count(c, next)
    return Number(length) > maxSize ? tooLarge(c) : next()
  }
}

export type Api = ReturnType<typeof createApi>

export function createApi({ siteUrl, limiter, trustProxy }: { siteUrl: string } & CountOptions) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const limit = (name: CallName) =>
    limitBody(bodyMax(name), (c) =>
      send(c, refuse(413, `The request is too large. Send at most ${bodyMax(name) / 1024} KB.`)),
    )

  /** Adds one call. A malformed request is answered before `handle` runs. */
  function call(name: LimitedCall, handle: (request: CallRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, limit(name), async (c) => {
      if (isForeign(c, siteUrl)) return send(c, refuse(403, 'Requests from other sites are not accepted.'))
      if (mediaType(c) !== 'application/json')
        return send(c, refuse(415, 'Send the request as application/json.'))
      if (hasContentEncoding(c)) return send(c, refuse(415, compressedMessage))
      const count = countCalls(limiter, c, name)
      const refusal = await count('address', networkOf(c, trustProxy))
      if (refusal) return send(c, refusal)
      const body = readBody(await c.req.arrayBuffer())
      if ('message' in body) return send(c, refuse(400, body.message, body.errors))
      return send(c, await handle({ body: body.values, bearer: bearerToken(c), count }))
    })
    refuseOtherMethods(name)
  }

  function refuseOtherMethods(name: CallName): void {
    routes.all(`/${name}`, (c) => {
      c.header('Allow', 'POST')
      return send(c, refuse(405, 'Use POST.'))
    })
  }

  /**
   * Adds a call that another server makes. It is authenticated by a signature over the exact bytes of the body, so they
   * are passed on unchanged; origin and content type prove nothing.
   */
  function hook(name: CallName, handle: (request: HookRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, limit(name), async (c) => {
      if (hasContentEncoding(c)) return send(c, refuse(415, compressedMessage))
      const body = Buffer.from(await c.req.arrayBuffer()).toString()
      return send(c, await handle({ body, header: (header) => c.req.header(header) ?? '' }))
    })
    refuseOtherMethods(name)
  }

  return { routes, call, hook }
}

export const answerUnknownCall = (c: ServerContext) => send(c, refuse(404, 'There is no such call.'))

export function answerUnavailable(c: ServerContext, { message }: Unavailable) {
  c.header('Retry-After', '60')
  return send(c, refuse(503, message))
}

export function answerFault(c: ServerContext) {
  const id = requestId() ?? 'none'
  return send(c, refuse(500, faultMessage(id), undefined, { requestId: id }))
}
