/** The ground of every API call: JSON in, JSON out, and a refusal in JSON for everything else. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import {
  type ApiReply,
  type CallName,
  type FieldErrors,
  faultMessage,
  fieldErrors,
  notAcceptedMessage,
  packedMessage,
} from '../contract'
import { readBody } from './body'
import { bodyMax, type LimitedCall } from './call-limits'
import { type Count, type CountOptions, countCalls, networkOf } from './count-calls'
import { isForeign, type ServerContext } from './origin'
import { asRoute, requestId } from './request-scope'

export type Reply = { status: ContentfulStatusCode; body: ApiReply }

export const accept = <Body extends object>(body?: Body): Reply => ({
  status: 200,
  body: { success: true, ...body },
})

export const refuse = (status: ContentfulStatusCode, message: string, errors?: FieldErrors): Reply => ({
  status,
  body: errors ? { success: false, message, errors } : { success: false, message },
})

/** What a call gets: some object, not yet checked, and the bearer token that came with it. */
export type CallRequest = {
  body: Record<string, unknown>
  bearer: string | null
  /** Counts the call for an account, or for what it is about; the refusal where it is one too many. */
  count: (...counted: Parameters<Count>) => Promise<Reply | null>
}

/** What a server of somebody else's sends: the body as it came. */
export type HookRequest = { body: string; header: (name: string) => string }

/** Hands on what the schema accepts; refuses the rest with the errors map. */
export async function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  handle: (input: z.output<Schema>) => Promise<Reply>,
): Promise<Reply> {
  const result = schema.safeParse(body)
  return result.success ? handle(result.data) : refuse(422, notAcceptedMessage, fieldErrors(result.error))
}

const send = (c: ServerContext, { status, body }: Reply) => {
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}

/** Whoever sends it may pack a gigabyte into a few bytes. RFC 9110, 15.5.16, says what to answer. */
export function isPacked(c: ServerContext): boolean {
  const coding = c.req.header('Content-Encoding')?.trim().toLowerCase()
  if (!coding || coding === 'identity') return false
  c.header('Accept-Encoding', 'identity')
  return true
}

const mediaType = (c: ServerContext) => c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()

export type Api = ReturnType<typeof createApi>

export function createApi({ siteUrl, limiter, trustProxy }: { siteUrl: string } & CountOptions) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const limit = (name: CallName) =>
    bodyLimit({
      maxSize: bodyMax(name),
      onError: (c) =>
        send(c, refuse(413, `The request is too large. Send at most ${bodyMax(name) / 1024} KB.`)),
    })

  /** Adds one call. Everything that is wrong with a request as such is answered before `handle` runs. */
  function call(name: LimitedCall, handle: (request: CallRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, asRoute(`/v1/${name}`), limit(name), async (c) => {
      if (isForeign(c, siteUrl)) return send(c, refuse(403, 'Requests from other sites are not accepted.'))
      if (mediaType(c) !== 'application/json')
        return send(c, refuse(415, 'Send the request as application/json.'))
      if (isPacked(c)) return send(c, refuse(415, packedMessage))
      const counted = countCalls(limiter, c, name)
      const count: CallRequest['count'] = async (...whom) => {
        const message = await counted(...whom)
        return message === null ? null : refuse(429, message)
      }
      const refusal = await count('address', networkOf(c, trustProxy))
      if (refusal) return send(c, refusal)
      const body = readBody(await c.req.arrayBuffer())
      if ('message' in body) return send(c, refuse(400, body.message, body.errors))
      const bearer = c.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? null
      return send(c, await handle({ body: body.values, bearer, count }))
    })
    refuseOtherMethods(name)
  }

  function refuseOtherMethods(name: CallName): void {
    routes.all(`/${name}`, asRoute(`/v1/${name}`), (c) => {
      c.header('Allow', 'POST')
      return send(c, refuse(405, 'Use POST.'))
    })
  }

  /**
   * Adds a call that another server makes. It proves itself by a signature over the very bytes of the body, so they
   * are handed on as they came; where they come from and what they call themselves proves nothing.
   */
  function hook(name: CallName, handle: (request: HookRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, asRoute(`/v1/${name}`), limit(name), async (c) => {
      if (isPacked(c)) return send(c, refuse(415, packedMessage))
      const body = Buffer.from(await c.req.arrayBuffer()).toString()
      return send(c, await handle({ body, header: (header) => c.req.header(header) ?? '' }))
    })
    refuseOtherMethods(name)
  }

  return { routes, call, hook }
}

export const answerUnknownCall = (c: ServerContext) => send(c, refuse(404, 'There is no such call.'))

/** Somebody that we have to ask does not answer: nothing is wrong with the request, and nothing was done. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

export function answerUnavailable(c: ServerContext, { message }: Unavailable) {
  c.header('Retry-After', '60')
  return send(c, refuse(503, message))
}

export function answerFault(c: ServerContext) {
  const id = requestId() ?? 'none'
  const { status, body } = refuse(500, faultMessage(id))
  return send(c, { status, body: Object.assign(body, { requestId: id }) })
}
