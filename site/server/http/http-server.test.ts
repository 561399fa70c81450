/** Slow clients on real sockets, and a shutdown that drops no others. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { signal } from '../../../tests/fixtures/signal'
import { type Bounds, type Handle, HttpServer } from './http-server'
import { rawRequest } from './raw-request.fixture'

const open: { servers: HttpServer[]; sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  await Promise.all(open.servers.splice(0).map((server) => server.draining || server.close()))
})

async function serve(handle: Handle, bounds: Partial<Bounds> = {}): Promise<HttpServer> {
  const server = await HttpServer.listen(0, undefined, bounds)
  open.servers.push(server)
  server.serve(handle)
  return server
}

function dial(server: HttpServer): Socket {
  const socket = connect(server.port, 'localhost').on('error', () => {})
  open.sockets.push(socket)
  return socket
}

const closed = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'))
const hello: Handle = (incoming, response) => {
  incoming.resume().on('end', () => response.end('hello'))
}

/** Sends one byte at each interval until the server closes the connection. Returns what the server has answered. */
async function drip(socket: Socket, everyMs: number, character = 'x'): Promise<string> {
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  const timer = setInterval(() => socket.write(character), everyMs)
  await closed(socket)
  clearInterval(timer)
  return received
}

describe('while it starts', () => {
  it.each(['/', '/pricing?plan=FT', '/design-system/', '/v', '//'])(
    'answers a page that loads again by itself: %s',
    async (path) => {
      const server = await HttpServer.listen(0)
      open.servers.push(server)
      const answer = await fetch(`http://localhost:${server.port}${path}`)
      expect(answer.status).toBe(503)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '5',
        refresh: '5',
      })
      expect(await answer.text()).toMatch(/<html lang="en-IN">[\s\S]+<h1>The site is starting<\/h1>/)
    },
  )

  it.each(['/healthz', '/metrics', '/v1/save_contact', '/v1'])(
    'answers a program in JSON: %s',
    async (path) => {
      const server = await HttpServer.listen(0)
      open.servers.push(server)
      const answer = await fetch(`http://localhost:${server.port}${path}`)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
      expect(await answer.json()).toEqual({
        success: false,
        status: 'starting',
        message: 'The site is starting. Please try again in a moment.',
      })
    },
  )
})

describe('closes the connection of a client', () => {
  it('whose header never ends', async () => {
    const socket = dial(await serve(hello, { headMs: 100 }))
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    expect(await drip(socket, 10)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that never starts', async () => {
    const socket = dial(await serve(hello, { headMs: 100 }))
    socket.resume()
    await closed(socket)
  })

  it('whose body never ends', async () => {
    const server = await serve(hello, { headMs: 100, requestMs: 200 })
    const socket = dial(server)
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
    expect(await drip(socket, 10)).toMatch(/^(HTTP\/1\.1 408 .*)?$/s)
  })

  it('that is idle after an answer', async () => {
    const socket = dial(await serve(hello, { idleMs: 50 }))
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=/)
    socket.resume()
    await closed(socket)
  })

  /** More bytes than the socket buffers of both ends hold. */
  const large = Buffer.alloc(64 * 1024 * 1024)
  const film: Handle = (_, response) => void response.end(large)

  it('that stops reading', async () => {
    const ended = signal()
    const server = await serve(
      (incoming, response) => {
        response.once('close', ended.resolve)
        film(incoming, response)
      },
      { stalledMs: 100 },
    )
    dial(server).pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await ended.promise
  })

  it('that reads a little now and then', async () => {
    const begun = signal()
    const ended = signal()
    const server = await serve(
      (incoming, response) => {
        response.once('close', ended.resolve)
        film(incoming, response)
        begun.resolve()
      },
      { answerMs: 400 },
    )
    const socket = dial(server).pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await begun.promise
    let read = 0
    const reader = setInterval(() => {
      read += socket.read()?.length ?? 0
    }, 20)
    await ended.promise
    clearInterval(reader)
    expect(read).toBeLessThan(large.length / 2)
  })
})

it('serves the others at the same time', async () => {
  const server = await serve(hello, { headMs: 5000 })
  const slow = Array.from({ length: 200 }, () => dial(server))
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX: ')
  await Promise.all(slow.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)))
  const response = await fetch(`http://localhost:${server.port}/`)
  expect(await response.text()).toBe('hello')
})

it('closes connections above the limit, and accepts others after one has closed', async () => {
  const server = await serve(hello, { connections: 2, headMs: 60_000, requestMs: 60_000 })
  const first = dial(server)
  const second = dial(server)
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  const third = dial(server)
  third.resume()
  await closed(third)
  first.end()
  await closed(first.resume())
  await expect
    .poll(async () => {
      const socket = dial(server)
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')])
      return String(answer[0])
    })
    .toMatch(/^HTTP\/1\.1 200 /)
})

it('closes the oldest idle connection of an address that has too many', async () => {
  const server = await serve(hello, { idlePerAddress: 2, headMs: 60_000 })
  const sockets = []
  for (let n = 0; n < 3; n++) {
    const socket = dial(server).resume()
    await once(socket, 'connect')
    sockets.push(socket)
  }
  const [first, ...others] = sockets as [Socket, Socket, Socket]
  await closed(first)
  for (const socket of others) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
  }
})

describe('draining', () => {
  async function ask({ port }: HttpServer, agent: Agent) {
    const { status, headers, body } = await rawRequest({ port, agent })
    return `${status} ${headers.connection} ${body}`
  }

  const accepts = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, 'localhost', () => resolve(true)).on('error', () => resolve(false))
      open.sockets.push(socket)
    })

  /**
   * Tries bare connections until one is refused: a request on a connection that is still accepted would wait for its
   * answer.
   */
  async function untilRefused(port: number) {
    while (await accepts(port)) await wait(20)
  }

  it('closes kept connections, finishes open requests, and accepts no new ones', async () => {
    const agent = new Agent({ keepAlive: true })
    const begun = signal()
    const go = signal()
    let calls = 0
    const server = await serve(async (_, response) => {
      if (++calls === 2) {
        begun.resolve()
        await go.promise
      }
      response.end(server.draining ? 'draining' : 'ready')
    })
    expect(await ask(server, agent)).toBe('200 keep-alive ready')
    const pending = ask(server, new Agent())
    await begun.promise
    const { port } = server
    const left = server.close(500)
    expect(await ask(server, agent)).toBe('200 close draining')
    await untilRefused(port)
    go.resolve()
    expect(await pending).toMatch(/^200 \S+ draining$/)
    await left
    agent.destroy()
  })

  it('closes connections without a request at once', async () => {
    const server = await serve(hello, { drainMs: 60_000, headMs: 60_000 })
    const unused = dial(server).resume()
    const used = dial(server).resume()
    await Promise.all([once(unused, 'connect'), once(used, 'connect')])
    used.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(used, 'data')
    const start = performance.now()
    await server.close()
    await Promise.all([closed(unused), closed(used)])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('closes a kept connection when the answer ends that had begun before', async () => {
    const agent = new Agent({ keepAlive: true })
    const finish = signal()
    const server = await serve(
      async (_, response) => {
        response.writeHead(200).write('half')
        await finish.promise
        response.end(' whole')
      },
      { drainMs: 60_000, idleMs: 60_000 },
    )
    const answer = await new Promise<IncomingMessage>((resolve) => {
      request({ port: server.port, agent }, resolve).end()
    })
    expect(answer.headers.connection).toBe('keep-alive')
    const { port } = server
    const left = server.close()
    await untilRefused(port)
    finish.resolve()
    expect((await answer.toArray()).join('')).toBe('half whole')
    expect(await Promise.race([left.then(() => 'closed'), wait(30_000, 'open')])).toBe('closed')
    agent.destroy()
  })

  it('closes connections that never end', async () => {
    const begun = signal()
    const server = await serve(begun.resolve, { drainMs: 50 })
    const socket = dial(server)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await begun.promise
    await server.close()
    await closed(socket)
  })
})
