/** Access to /metrics: with the token, or outside production from this machine without a proxy. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isSame } from '../database/secret'
import { answerUnknownCall, bearerOf } from '../http/api/api'
import { clientNetwork } from '../http/client-address'
import type { ServerContext } from '../http/origin'
import type { Metrics } from './metrics'

type Options = { metrics: Metrics; metricsToken?: string; trustProxy: number; production?: boolean }

/** Behind a proxy on this machine every request comes from a local address. */
const passedOn =
  /^(forwarded|via|x-forwarded|x-real|x-client|x-original|x-envoy|x-cluster|x-scheme|cf-|true-client|fly-|fastly)/
/**
 * A web page could make its own host name resolve to this machine (DNS rebinding), so the Host header must be
 * local too.
 */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

function isLocal(c: ServerContext): boolean {
  const network = clientNetwork(c.env.incoming.socket?.remoteAddress ?? '')
  return (
    (network.startsWith('127.') || c.env.incoming.socket?.remoteAddress === '::1') &&
    localHost.test(c.req.header('Host') ?? '') &&
    !Object.keys(c.req.header()).some((name) => passedOn.test(name))
  )
}

export function metricsRoute({ metrics, metricsToken: token, trustProxy, production }: Options) {
  const may = (c: ServerContext) => {
    const bearer = bearerOf(c)
    if (token && bearer) return isSame(bearer, token)
    // A proxy of production may add no header, and then every visitor looks local.
    return !production && trustProxy === 0 && isLocal(c)
  }
  return new Hono<{ Bindings: HttpBindings }>().get('/metrics', async (c) => {
    if (!may(c)) return answerUnknownCall(c)
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}
