/** The HTTP port: takes it, serves on it, and closes it without dropping requests. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../runtime/start-error'
import { setHeaders } from './headers'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

const notReady: Handle = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' })
  response.end('{"status":"starting"}')
}

/** Limits for clients, in milliseconds. Without them a few slow clients could keep the server busy. */
export type Bounds = {
  /** For the header of a request, from the connection or its first byte. */
  headMs: number
  /** For a whole request, with its body. */
  requestMs: number
  /**
   * For the next request on a connection. Behind a proxy it must exceed the proxy's idle time, or requests get lost.
   */
  idleMs: number
  /** With nothing sent and nothing read, during an answer. */
  stalledMs: number
  /**
   * For a whole answer: a client that reads a byte now and then never counts as stalled. A video on a slow connection
   * takes minutes.
   */
  answerMs: number
  /** When draining, before open connections are closed. */
  drainMs: number
  /** Open connections at a time; more are closed at once, so that memory is limited. */
  connections: number
}

export const defaultBounds: Bounds = {
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 10_000,
  stalledMs: 60_000,
  answerMs: 10 * 60_000,
  drainMs: 10_000,
  connections: 4000,
}

/**
 * The idle time of Google's load balancers, the longest in common use.
 * https://cloud.google.com/load-balancing/docs/https/request-distribution#http-keepalive-time-out
 */
export const idleBehindProxyMs = 620_000

/**
 * Says `Connection: close` in an answer that is sent before the request's body has arrived, because the connection is
 * closed then: otherwise a reverse proxy would send its next request on it and lose it.
 */
function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody) return
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) response.setHeader('Connection', 'close')
    return Reflect.apply(writeHead, response, head)
  }
}

/** All header fields of a request together, in bytes. */
const headMax = 16 * 1024

export class HttpServer {
  readonly #server: Server
  #handle: Handle = notReady
  readonly #bounds: Bounds
  draining = false

  private constructor(bounds: Bounds) {
    this.#bounds = bounds
    // Node checks only at this interval whether a header or request is late.
    const connectionsCheckingInterval = Math.min(2000, bounds.headMs / 2, bounds.requestMs / 2)
    const options = { maxHeaderSize: headMax, connectionsCheckingInterval }
    this.#server = createServer(options, (request, response) => {
      setHeaders(response)
      if (this.draining) response.setHeader('Connection', 'close')
      closeAfterUnreadBody(request, response)
      const late = setTimeout(() => response.destroy(), bounds.answerMs)
      response.once('close', () => clearTimeout(late))
      this.#handle(request, response)
    })
    this.#server.headersTimeout = bounds.headMs
    this.#server.requestTimeout = bounds.requestMs
    this.#server.keepAliveTimeout = bounds.idleMs
    this.#server.timeout = bounds.stalledMs
    this.#server.maxConnections = bounds.connections
  }

  /** Listens at once, so that a port in use is reported before any long work. Without a host, on every address. */
  static async listen(port: number, host?: string, bounds: Partial<Bounds> = {}): Promise<HttpServer> {
    const started = new HttpServer({ ...defaultBounds, ...bounds })
    started.#server.listen(port, host)
    try {
      await once(started.#server, 'listening')
    } catch (error) {
      throw new StartError(whyNot((error as NodeJS.ErrnoException).code, port, host))
    }
    return started
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  serve(handle: Handle): void {
    this.#handle = handle
  }

  /** Serves for `noticeMs` more while `/healthz` answers 503, then finishes open requests. */
  async close(noticeMs = 0): Promise<void> {
    this.draining = true
    await wait(noticeMs)
    const closed = once(this.#server, 'close')
    this.#server.close()
    const letGo = setTimeout(() => this.#server.closeAllConnections(), this.#bounds.drainMs)
    await closed
    clearTimeout(letGo)
  }
}

/** Why the port cannot be used, and what to do. */
export function whyNot(code: string | undefined, port: number, host = 'this machine'): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to another number, for example PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  return `Port ${port} of ${host} cannot be used (${code}): set PORT and HOST to what this machine has.`
}
