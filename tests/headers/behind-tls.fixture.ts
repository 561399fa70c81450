import { fileURLToPath } from 'node:url'
import { ensureSite } from '../../site/build/steps.ts'
import { HttpServer } from '../../site/server/http/http-server'
import { servePages } from '../../site/server/http/pages/pages'
import { withTrustedProxy } from '../../site/server/http/trusted-proxy'

await ensureSite()
export const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url))
export const siteUrl = 'https://kaksha.example'

/** Serves the built pages. `request` acts as the TLS proxy in front of the server, which names the scheme of the visitor. */
export async function serveBehindTls() {
  const server = await HttpServer.listen(0)
  const serve = servePages({ pages: `${dist}client`, stories: `${dist}none` })
  server.serve(withTrustedProxy({ trustProxy: 1, siteUrl }, serve))
  return {
    request: (path: string, scheme = 'https') =>
      fetch(`http://localhost:${server.port}${path}`, {
        headers: { 'X-Forwarded-Proto': scheme },
        redirect: 'manual',
      }),
    close: () => server.close(),
  }
}
