/** The server's metrics in Prometheus format. No label contains anything that a client sent. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSame } from '../database/secret'
import { answerUnknownCall, bearerToken } from '../http/api/api'
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

/** Answers as if there were no such call unless the request has the token. */
export function metricsRoute(metrics: Metrics, token?: string) {
  return new Hono<{ Bindings: HttpBindings }>().get('/metrics', async (c) => {
    const bearer = bearerToken(c)
    if (!token || !bearer || !isSame(bearer, token)) return answerUnknownCall(c)
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}
