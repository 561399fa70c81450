/**
 * Answers a form post without JavaScript with a page. Every form takes the same steps: its size, origin, type
 * and rate limit are checked, the contract of the call validates its fields, and the handler of the call
 * answers.
 */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import { compressedMessage, type FieldErrors, fieldErrors, type ReplyBody } from '../../../contracts/api'
import type { FormState, Html } from '../form-page'
import type { ServerContext } from '../request-scope'
import { hasContentEncoding, isForeign, limitBody, mediaType } from './api'
import type { LimitedCall } from './call-limits'
import { type Count, type CountOptions, countCalls, networkOf } from './count-calls'
import type { Reply } from './reply'

export type FormPost<Schema extends z.ZodMiniType> = {
  path: string
  /** The call that the form sends, with which it shares the rate limit. */
  call: LimitedCall
  schema: Schema
  names: readonly string[]
  /** The maximum size of the body, in bytes. */
  maxSize: number
  /**
   * Values that the schema needs besides the inputs; null if this server cannot accept the form without
   * JavaScript.
   */
  addedTo?: (sent: URLSearchParams) => object | null
  texts: {
    tooLarge: string
    /** Shown for a request from another site, or one that is not a form post. */
    sendFromHere: string
    invalid: (errors: FieldErrors) => string
  }
  handle: (input: z.output<Schema>, count: Count) => Promise<Reply>
  /** The whole page. `reply` is what the handler answered. */
  page: (state: FormState, reply?: ReplyBody) => Html
}

export function formPost<Schema extends z.ZodMiniType>(
  form: FormPost<Schema>,
  { siteUrl, limiter, trustProxy }: { siteUrl: string } & CountOptions,
) {
  const { path, texts, handle } = form
  const answer = (
    c: ServerContext,
    status: ContentfulStatusCode,
    state: Partial<FormState>,
    reply?: ReplyBody,
  ) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(form.page({ values: {}, errors: {}, notice: '', ...state }, reply), status)
  }
  const limit = limitBody(form.maxSize, (c) => answer(c, 413, { notice: texts.tooLarge }))

  return new Hono<{ Bindings: HttpBindings }>().post(path, limit, async (c) => {
    if (isForeign(c, siteUrl)) return answer(c, 403, { notice: texts.sendFromHere })
    if (!mediaType(c)?.startsWith('application/x-www-form-urlencoded'))
      return answer(c, 415, { notice: texts.sendFromHere })
    if (hasContentEncoding(c)) return answer(c, 415, { notice: compressedMessage })
    const sent = new URLSearchParams(await c.req.text())
    const values = Object.fromEntries(form.names.map((name) => [name, sent.get(name) ?? '']))
    const answerReply = ({ status, body }: Reply) => {
      const notice = body.success ? '' : (body.message ?? '')
      return answer(c, status, { values, errors: body.errors ?? {}, notice }, body)
    }
    const added = form.addedTo ? form.addedTo(sent) : {}
    if (!added) return answer(c, 422, { values })
    const count = countCalls(limiter, c, form.call)
    const refusal = await count('address', networkOf(c, trustProxy))
    if (refusal) return answerReply(refusal)
    const input = form.schema.safeParse({ ...values, ...added })
    if (!input.success) {
      const errors = fieldErrors(input.error)
      return answer(c, 422, { values, errors, notice: texts.invalid(errors) })
    }
    return answerReply(await handle(input.data, count))
  })
}
