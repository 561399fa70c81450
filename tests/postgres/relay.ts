/** A TCP relay between a server and its PostgreSQL, so that the connection can be cut. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function relayTo(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  /** Breaks every connection, and accepts none. */
  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.resetAndDestroy()
    await closed
  }
  return { url: url.href, cut, restore: () => listen(port) }
}
