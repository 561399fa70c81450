/** The port: taking it, serving on it, and leaving it without dropping anybody. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setHeaders } from './headers'
import { StartError } from './start-error'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

const notReady: Handle = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' })
  response.end('{"status":"starting"}')
}

/** What clients may take of the server: times in milliseconds. Without any of them, a few clients could keep it busy. */
export type Bounds = {
  /** For the head of a request, from the connection or from its first byte on. */
  headMs: number
  /** For a whole request, its body included. */
  requestMs: number
  /** For the next request on a connection. Behind a proxy longer than the proxy keeps it, or requests get lost. */
  idleMs: number
  /** With nothing sent and nothing read, in the middle of an answer. */
  stalledMs: number
  /** For a whole answer: whoever reads a byte now and then is never stalled. A film on a slow line takes minutes. */
  answerMs: number
  /** When draining, before the rest is let go. */
  drainMs: number
  /** At a time; more are closed at once, so that memory has a limit. */
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

/** The idle time of Google's load balancers is the longest that is usual. https://cloud.google.com/load-balancing/docs/https/request-distribution#http-keepalive-time-out */
export const idleBehindProxyMs = 620_000

/** All fields of a request together, in bytes. */
const headMax = 16 * 1024

export class Port {
  readonly #server: Server
  #handle: Handle = notReady
  readonly #bounds: Bounds
  draining = false

  private constructor(bounds: Bounds) {
    this.#bounds = bounds
    // Node looks only now and then whether a head or a request is late.
    const connectionsCheckingInterval = Math.min(2000, bounds.headMs / 2, bounds.requestMs / 2)
    const options = { maxHeaderSize: headMax, connectionsCheckingInterval }
    this.#server = createServer(options, (request, response) => {
      setHeaders(response)
      if (this.draining) response.setHeader('Connection', 'close')
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

  /** Takes the port at once, so that a taken one is known before any long work. Without a host, on every address. */
  static async take(port: number, host?: string, bounds: Partial<Bounds> = {}): Promise<Port> {
    const taken = new Port({ ...defaultBounds, ...bounds })
    taken.#server.listen(port, host)
    try {
      await once(taken.#server, 'listening')
    } catch (error) {
      throw new StartError(whyNot((error as NodeJS.ErrnoException).code, port, host))
    }
    return taken
  }

  get number(): number {
    return (this.#server.address() as AddressInfo).port
  }

  serve(handle: Handle): void {
    this.#handle = handle
  }

  /** Goes on serving for `noticeMs` while `/healthz` says that it is over, then finishes what was begun. */
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

/** Why the port cannot be listened on, and what to do. */
export function whyNot(code: string | undefined, port: number, host = 'this machine'): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to another number, for example PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  return `Port ${port} of ${host} cannot be used (${code}): set PORT and HOST to what this machine has.`
}
