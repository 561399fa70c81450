/** How long the server takes to end after SIGTERM, with no connection, with idle ones and with open requests. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Part, startOwn } from './servers'

const allowedMs = 8000
const sockets = 100

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const unfinished =
  'POST /v1/save_contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
/** What each connection sends; null for no connections. */
const cases = {
  'no connection': null,
  [`${sockets} idle connections`]: request,
  [`${sockets} connections without a request`]: '',
  [`${sockets} requests whose body does not come`]: unfinished,
}

function open(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(text)
  return socket
}

async function stopWith(text: string | null): Promise<{ ms: number; code: number | null }> {
  const server = await startOwn({ DRAIN_MS: '0' })
  const port = Number(new URL(server.url).port)
  const opened = text === null ? [] : Array.from({ length: sockets }, () => open(port, text))
  await Promise.all(opened.map((socket) => once(socket, 'connect')))
  // The server must have read what was sent.
  await (await fetch(`${server.url}/healthz`)).text()
  const start = performance.now()
  server.child.kill('SIGTERM')
  const [code] = await once(server.child, 'exit')
  for (const socket of opened) socket.destroy()
  return { ms: Math.round(performance.now() - start), code }
}

export async function measureStops(): Promise<Part> {
  const measured: Record<string, Awaited<ReturnType<typeof stopWith>>> = {}
  for (const [name, text] of Object.entries(cases)) measured[name] = await stopWith(text)
  console.table(measured)
  const exceeded = Object.entries(measured)
    .filter(([, { ms, code }]) => ms > allowedMs || code !== 0)
    .map(([name, { ms, code }]) => `Stopped with ${name}: ${ms} ms, exit code ${code}.`)
  return { measured, exceeded }
}
