/**
 * The proxy in front, which speaks TLS. Without the setting its headers are anybody's, and nothing is believed of them;
 * with it the server may be reached through the proxy alone.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTransportSecurity } from './headers'
import type { Handle } from './listen'
import { addressOf } from './pages'

export type Front = {
  /** How many proxies of ours a request comes through. */
  hops: number
  /** The public address of the site: where a request without TLS is sent, whatever host it names. */
  siteUrl: string
  /** Asks browsers to know of it before the first visit. https://hstspreload.org */
  preload: boolean
}

/**
 * How the visitor came, as the outermost of our proxies saw it. One that adds to a list adds at its end, so what a
 * visitor has sent stands before.
 */
function schemeOf({ headers }: IncomingMessage, hops: number): string | undefined {
  const said = headers['x-forwarded-proto']?.toString().split(',') ?? []
  return said.at(-Math.min(hops, said.length))?.trim().toLowerCase()
}

/** A probe of the proxy's own asks without TLS, and for nothing that is secret. */
const probe = '/healthz'

export function behind(front: Front | undefined, handle: Handle): Handle {
  if (!front) return handle
  const { hops, siteUrl, preload } = front
  return (request, response) => {
    const scheme = schemeOf(request, hops)
    if (scheme === 'https') setTransportSecurity(response, preload)
    const address = scheme === 'http' ? addressOf(request.url) : null
    if (!address || address.pathname === probe) return handle(request, response)
    redirect(response, siteUrl + address.pathname + address.search)
  }
}

function redirect(response: ServerResponse, to: string): void {
  response
    .writeHead(308, { 'Content-Type': 'text/plain; charset=utf-8', Location: to })
    .end('This site is served over https only.\n')
}
