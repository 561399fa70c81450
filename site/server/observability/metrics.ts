/** The server's metrics in Prometheus format. No label contains anything that a client sent. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSame } from '../database/secret'
import { answerUnknownCall, bearerToken } from '../http/api/api'
import type { ServerContext } from '../http/request-scope'
import { isLoopback } from '../http/trusted-proxy'
import { logFault, type RequestLine } from './log'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const labelNames = ['method', 'route', 'status'] as const
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, pattern of the address, and status.',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer.',
    labelNames: ['method', 'route'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })

  return {
    count({ method, route, status, ms }: RequestLine): void {
      requests.inc({ method, route, status: String(status) })
      durations.observe({ method, route }, ms / 1000)
    },

    /** Adds a gauge that is read at each scrape; one that cannot be read is left out. */
    gauge(name: string, help: string, read: () => Promise<number>): void {
      // `npm run dev` composes the application again after each change.
      registry.removeSingleMetric(name)
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.reset()
          await read().then(
            (value) => this.set(value),
            (error) => {
              logFault({ method: 'METRICS', path: name }, error)
              this.remove()
            },
          )
        },
      })
    },

    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

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
  return (
    isLoopback(c.env.incoming.socket?.remoteAddress ?? '') &&
    localHost.test(c.req.header('Host') ?? '') &&
    !Object.keys(c.req.header()).some((name) => passedOn.test(name))
  )
}

/** Open with the token, or outside production from this machine without a proxy. */
export function metricsRoute({ metrics, metricsToken: token, trustProxy, production }: Options) {
  const may = (c: ServerContext) => {
    const bearer = bearerToken(c)
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
