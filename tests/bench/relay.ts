import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The document without its scripts; structured data stays. */
export const withoutScripts = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')

/** Headers that describe one connection or the encoding of the body. */
const own = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|etag)$/

/**
 * Forwards the responses of another server, and passes its documents through `change`, so that two relays
 * differ only in their documents.
 */
export async function relay(origin: string, change: (html: string) => string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'accept-encoding': 'br' } })
    const headers = [...answer.headers].filter(([name]) => !own.test(name))
    const document = answer.headers.get('content-type')?.startsWith('text/html')
    const packed = document || answer.headers.has('content-encoding')
    const body = document ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer())
    const bytes = packed ? brotliCompressSync(body) : body
    response.writeHead(answer.status, {
      ...Object.fromEntries(headers),
      ...(packed ? { 'content-encoding': 'br' } : {}),
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
