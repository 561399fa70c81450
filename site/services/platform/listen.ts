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

/** Who is still being served after this long is let go. */
const patienceMs = 10_000

export class Port {
  readonly #server: Server
  #handle: Handle = notReady
  draining = false

  private constructor() {
    this.#server = createServer((request, response) => {
      setHeaders(response)
      if (this.draining) response.setHeader('Connection', 'close')
      this.#handle(request, response)
    })
    this.#server.requestTimeout = 30_000
    this.#server.headersTimeout = 10_000
  }

  /** Takes the port at once, so that a taken one is known before any long work. Without a host, on every address. */
  static async take(port: number, host?: string): Promise<Port> {
    const taken = new Port()
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
    const letGo = setTimeout(() => this.#server.closeAllConnections(), patienceMs)
    await closed
    clearTimeout(letGo)
  }
}

function whyNot(code: string | undefined, port: number, host = 'this machine'): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to another number, for example PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  return `Port ${port} of ${host} cannot be used (${code}): set PORT and HOST to what this machine has.`
}
