/**
 * The TLS proxy in front of the server. Without TRUST_PROXY its headers could come from anybody and are ignored; with
 * it the server must be reachable through the proxy only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTransportSecurity } from './headers'
import type { Handle } from './http-server'
import { addressOf } from './pages/pages'

export type TrustedProxy = {
  /** Number of trusted proxies that a request passes. */
  hops: number
  /** The public address of the site: a request without TLS is redirected there, whatever host it names. */
  siteUrl: string
  /** Adds the HSTS preload directive. https://hstspreload.org */
  preload: boolean
}

/**
 * The visitor's scheme as the outermost trusted proxy saw it. A proxy that appends to the list appends at the end, so
 * entries of the visitor come before.
 */
function schemeOf({ headers }: IncomingMessage, hops: number): string | undefined {
  const protocols = headers['x-forwarded-proto']?.toString().split(',') ?? []
  return protocols.at(-Math.min(hops, protocols.length))?.trim().toLowerCase()
}

/** Health checks of the proxy come without TLS, and the answer is not secret. */
const healthCheckPath = '/healthz'

export function withTrustedProxy(trustedProxy: TrustedProxy | undefined, handle: Handle): Handle {
  if (!trustedProxy) return handle
  const { hops, siteUrl, preload } = trustedProxy
  return (request, response) => {
    const scheme = schemeOf(request, hops)
    if (scheme === 'https') setTransportSecurity(response, preload)
    const address = scheme === 'http' ? addressOf(request.url) : null
    if (!address || address.pathname === healthCheckPath) return handle(request, response)
    redirect(response, siteUrl + address.pathname + address.search)
  }
}

function redirect(response: ServerResponse, to: string): void {
  response
    .writeHead(308, { 'Content-Type': 'text/plain; charset=utf-8', Location: to })
    .end('This site is served over https only.\n')
}
