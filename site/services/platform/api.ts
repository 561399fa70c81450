/** The ground of every API call: JSON in, JSON out, and a refusal in JSON for everything else. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import { type ApiReply, type CallName, type FieldErrors, fieldErrors, notAcceptedMessage } from '../contract'
import { readBody } from './body'
import { isForeign, type ServerContext } from './origin'

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
export type CallRequest = { body: Record<string, unknown>; bearer: string | null }

/** What a server of somebody else's sends: the body as it came. */
export type HookRequest = { body: string; header: (name: string) => string }

/** Largest body that is read, in bytes. */
export const bodyMax = 64 * 1024

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

const mediaType = (c: ServerContext) => c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()

export type Api = ReturnType<typeof createApi>

export function createApi({ siteUrl }: { siteUrl: string }) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const limit = bodyLimit({
    maxSize: bodyMax,
    onError: (c) => send(c, refuse(413, 'The request is too large. Send at most 64 KB.')),
  })

  /** Adds one call. Everything that is wrong with a request as such is answered before `handle` runs. */
  function call(name: CallName, handle: (request: CallRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, limit, async (c) => {
      if (isForeign(c, siteUrl)) return send(c, refuse(403, 'Requests from other sites are not accepted.'))
      if (mediaType(c) !== 'application/json')
        return send(c, refuse(415, 'Send the request as application/json.'))
      const body = readBody(await c.req.arrayBuffer())
      if ('message' in body) return send(c, refuse(400, body.message, body.errors))
      const bearer = c.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? null
      return send(c, await handle({ body: body.values, bearer }))
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
   * Adds a call that another server makes. It proves itself by a signature over the very bytes of the body, so they
   * are handed on as they came; where they come from and what they call themselves proves nothing.
   */
  function hook(name: CallName, handle: (request: HookRequest) => Promise<Reply>): void {
    routes.post(`/${name}`, limit, async (c) => {
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

export const answerFault = (c: ServerContext) =>
  send(c, refuse(500, 'Something went wrong on our side. Please try again later.'))
