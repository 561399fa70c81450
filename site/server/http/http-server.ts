/** Opens the HTTP port, serves on it, and closes it without dropping requests. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { starting } from '../../content/failure'
import { StartError } from '../runtime/errors'
import { setHeaders } from './headers'
import { answerWaitingPage } from './plain-pages'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** The address of a request as a browser resolves it, backslashes and dots included; null if it is invalid. */
export function requestUrl(url = ''): URL | null {
  // Not `new URL(url, base)`, which would read `//host/` as another host.
  const whole = url.startsWith('/') ? `http://localhost${url}` : url
  return /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole) : null
}

/** Paths that are answered by code; all others are files. */
export const isAnswered = (path: string) =>
  path === '/healthz' || path === '/metrics' || path === '/v1' || path.startsWith('/v1/')

/** Until `serve`: a page for a person, JSON for a program. */
const notReady: Handle = (request, response) => {
  const { message, ...page } = starting
  if (!isAnswered(requestUrl(request.url)?.pathname ?? ''))
    return answerWaitingPage(response, { ...page, reloads: true })
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  })
  response.end(JSON.stringify({ success: false, status: 'starting', message }))
}

/** Limits for clients, in milliseconds. Without them a few slow clients could keep the server busy. */
const defaultBounds = {
  /** Until the header of a request is complete, from the connection or its first byte. */
  headMs: 10_000,
  /** Until a request is complete, with its body. */
  requestMs: 30_000,
  /**
   * Until the next request on a connection. Behind a proxy it must exceed the proxy's idle time, or requests get lost.
   */
  idleMs: 10_000,
  /** During an answer, while nothing is sent or read. */
  stalledMs: 60_000,
  /**
   * Until an answer is complete: a client that reads one byte now and then is never idle. A video over a slow
   * connection takes minutes.
   */
  answerMs: 10 * 60_000,
  /** While draining, before open connections are closed. */
  drainMs: 6000,
  /** Maximum number of open connections, which limits the memory. Further ones are closed at once. */
  connections: 4000,
  /**
   * Maximum number of idle connections of one address; beyond it the oldest is closed, so that one client
   * cannot use up all connections. A school shares one address, and so do all clients of a proxy.
   */
  idlePerAddress: 1000,
}

export type Bounds = typeof defaultBounds

/**
 * The idle time of Google's load balancers, the longest in common use.
 * https://cloud.google.com/load-balancing/docs/https/request-distribution#http-keepalive-time-out
 */
export const idleBehindProxyMs = 620_000

/**
 * Sets `Connection: close` on an answer that is sent before the request's body has arrived. The connection is
 * closed then, and a reverse proxy would lose the next request on it.
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

/**
 * A request with two Host headers, of which a proxy and this server might read different ones (RFC 9112,
 * 3.2). Node keeps the first.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** All header fields of a request together, in bytes. */
const headMax = 16 * 1024

export class HttpServer {
  readonly #server: Server
  #handle: Handle = notReady
  readonly #bounds: Bounds
  /** Connections without a request at the moment, by address, the oldest first. */
  readonly #idle = new Map<string, Set<Socket>>()
  readonly #addresses = new WeakMap<Socket, string>()
  draining = false
  #closing = false

  private constructor(bounds: Bounds) {
    this.#bounds = bounds
    // Node checks for late headers and requests only at this interval.
    const connectionsCheckingInterval = Math.min(2000, bounds.headMs / 2, bounds.requestMs / 2)
    const options = { maxHeaderSize: headMax, connectionsCheckingInterval }
    this.#server = createServer(options, (request, response) => {
      this.#markBusy(request.socket)
      response.once('close', () => {
        // An answer that had begun before draining did not announce that the connection closes.
        if (this.#closing) request.socket.destroySoon()
        else this.#markIdle(request.socket)
      })
      setHeaders(response)
      if (hasTwoHosts(request)) return void response.writeHead(400, { Connection: 'close' }).end()
      if (this.draining) response.setHeader('Connection', 'close')
      closeAfterUnreadBody(request, response)
      const timer = setTimeout(() => response.destroy(), bounds.answerMs)
      response.once('close', () => clearTimeout(timer))
      this.#handle(request, response)
    })
    this.#server.headersTimeout = bounds.headMs
    this.#server.requestTimeout = bounds.requestMs
    this.#server.keepAliveTimeout = bounds.idleMs
    this.#server.timeout = bounds.stalledMs
    this.#server.maxConnections = bounds.connections
    this.#server.on('connection', (socket) => {
      this.#markIdle(socket)
      socket.once('close', () => this.#markBusy(socket))
    })
  }

  #markIdle(socket: Socket): void {
    if (socket.destroyed) return
    // A closed socket has no address.
    const address = this.#addresses.get(socket) ?? socket.remoteAddress ?? ''
    this.#addresses.set(socket, address)
    const idle = this.#idle.get(address) ?? new Set()
    this.#idle.set(address, idle.add(socket))
    const [oldest] = idle
    if (idle.size > this.#bounds.idlePerAddress) oldest?.destroy()
  }

  #markBusy(socket: Socket): void {
    const address = this.#addresses.get(socket) ?? ''
    const idle = this.#idle.get(address)
    if (idle?.delete(socket) && idle.size === 0) this.#idle.delete(address)
  }

  /**
   * Listens at once, so that a port in use is reported before any long work. Without a host it listens on
   * every address.
   */
  static async listen(port: number, host?: string, bounds: Partial<Bounds> = {}): Promise<HttpServer> {
    const started = new HttpServer({ ...defaultBounds, ...bounds })
    started.#server.listen(port, host)
    try {
      await once(started.#server, 'listening')
    } catch (error) {
      throw new StartError(listenFailure((error as NodeJS.ErrnoException).code, port, host))
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
    this.#closing = true
    const closed = once(this.#server, 'close')
    this.#server.close()
    // Node closes connections between two requests, but not those that have sent no request yet.
    for (const idle of this.#idle.values())
      for (const socket of idle) if (socket.bytesRead === 0) socket.destroy()
    const forceClose = setTimeout(() => this.#server.closeAllConnections(), this.#bounds.drainMs)
    await closed
    clearTimeout(forceClose)
  }
}

/** Why the port cannot be used, and what to do. */
export function listenFailure(code: string | undefined, port: number, host = 'this machine'): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to another number, for example PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  return `Port ${port} of ${host} cannot be used (${code}): set PORT to a free port and HOST to an address of this machine.`
}
