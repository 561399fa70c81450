/** The result of every call on the server: a status and the body of the contract. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrors, notAcceptedMessage, type ReplyBody } from '../../../contracts/api'

/** `stream`: the parts of the body as JSON, in place of `body`. */
export type Reply = { status: ContentfulStatusCode; body: ReplyBody; stream?: AsyncIterable<string> }

export const accept = <Body extends object>(body?: Body): Reply => ({
  status: 200,
  body: { success: true, ...body },
})

/** `more`: what else the contract has in the body of this refusal. */
export const refuse = (
  status: ContentfulStatusCode,
  message: string,
  errors?: FieldErrors,
  more?: Record<string, unknown> & { success?: never; message?: never; errors?: never },
): Reply => ({
  status,
  body: { success: false, message, ...(errors && { errors }), ...more },
})

/** Calls `handle` with the validated input, or refuses the request with its field errors. */
export async function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  handle: (input: z.output<Schema>) => Promise<Reply>,
): Promise<Reply> {
  const result = schema.safeParse(body)
  return result.success ? handle(result.data) : refuse(422, notAcceptedMessage, fieldErrors(result.error))
}

/** A provider does not answer. The request is valid and nothing was done, so the status is 503. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
