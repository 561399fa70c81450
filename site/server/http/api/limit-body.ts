/** Limits the size of a body. */
import { bodyLimit } from 'hono/body-limit'
import type { ServerContext } from '../origin'

type Answer = (c: ServerContext) => Response | Promise<Response>

/**
 * A body with a length needs no counting, because Node reads no further: without this, Hono would open each one as a web
 * stream, which takes longer than the rest of its checks.
 */
export function limitBody(maxSize: number, tooLarge: Answer) {
  const count = bodyLimit({ maxSize, onError: tooLarge })
  return (c: ServerContext, next: () => Promise<void>) => {
    const length = c.req.header('Content-Length')
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return count(c, next)
    return Number(length) > maxSize ? tooLarge(c) : next()
  }
}
