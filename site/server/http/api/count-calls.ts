/** Reports rate limits to the caller: header fields of every answer, and a refusal with the time to wait. */
import { tooManyRequestsMessage } from '../../../contracts/api'
import type { ServerContext } from '../request-scope'
import { clientAddress, clientNetwork } from '../trusted-proxy'
import type { LimitedCall, LimitScope } from './call-limits'
import type { Allowance, Limiter } from './limiter'
import { type Reply, refuse } from './reply'

/** Counts a call and writes the header fields; returns the refusal where the limit is exceeded. */
export type Count = (scope: LimitScope, who: string) => Promise<Reply | null>

export type CountOptions = {
  limiter: Limiter
  /** Number of trusted proxies in front of this server. */
  trustProxy: number
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/, sections 3 and 4. */
function setRateLimitHeaders(c: ServerContext, { scope, limit, left, resetIn }: Allowance): void {
  const more = { append: true }
  c.header('RateLimit-Policy', `"${scope}";q=${limit.calls};w=${limit.seconds}`, more)
  c.header('RateLimit', `"${scope}";r=${left};t=${resetIn}`, more)
}

export const countCalls =
  (limiter: Limiter, c: ServerContext, call: LimitedCall): Count =>
  async (scope, who) => {
    const allowance = await limiter(call, scope, who)
    if (!allowance) return null
    setRateLimitHeaders(c, allowance)
    if (!allowance.isOver) return null
    c.header('Retry-After', String(allowance.resetIn))
    return refuse(429, tooManyRequestsMessage(inWords(allowance.resetIn)))
  }

/** The network of a request, as it is counted. */
export const networkOf = (c: ServerContext, trustProxy: number) =>
  clientNetwork(
    clientAddress(c.env.incoming.socket?.remoteAddress ?? '', c.req.header('X-Forwarded-For'), trustProxy),
  )

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
