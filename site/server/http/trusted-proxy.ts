/**
 * The TLS proxy in front of the server. Without TRUST_PROXY its headers could come from anybody and are ignored; with
 * it the server must be reachable through the proxy only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP, isIPv4 } from 'node:net'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'
import { setTransportSecurity } from './headers'
import { type Handle, requestUrl } from './http-server'

export type ProxyOptions = {
  /** Number of trusted proxies that a request passes. */
  trustProxy: number
  /** The public address of the site: a request without TLS is redirected there, whatever host it names. */
  siteUrl: string
  /** Adds the HSTS preload directive. https://hstspreload.org */
  hstsPreload?: boolean
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

export function withTrustedProxy(
  { trustProxy, siteUrl, hstsPreload = false }: ProxyOptions,
  handle: Handle,
): Handle {
  if (trustProxy === 0) return handle
  return (request, response) => {
    const scheme = schemeOf(request, trustProxy)
    if (scheme === 'https') setTransportSecurity(response, hstsPreload)
    const address = scheme === 'http' ? requestUrl(request.url) : null
    if (!address || address.pathname === healthCheckPath) return handle(request, response)
    redirect(response, siteUrl + address.pathname + address.search)
  }
}

function redirect(response: ServerResponse, to: string): void {
  response
    .writeHead(308, { 'Content-Type': 'text/plain; charset=utf-8', Location: to })
    .end('This site is served over https only.\n')
}

/**
 * The client's address of a request. With `trusted` proxies, it is the one that the outermost of them saw; entries
 * further left in X-Forwarded-For come from the client and may be forged. Where no number is set, the header is ignored;
 * outside of production one proxy is assumed if the request comes from this machine.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: number): string {
  const hops = trusted || Number(process.env.NODE_ENV !== 'production' && isLoopback(peer))
  if (hops === 0 || !forwardedFor) return peer
  const addresses = [...forwardedFor.split(',').map((part) => withoutPort(part.trim())), peer]
  const address = addresses[Math.max(0, addresses.length - 1 - hops)] ?? ''
  return isIP(address) ? address : peer
}

const isLoopback = (peer: string) => /^(127\.|::1$|::ffff:127\.)/i.test(peer)

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string) =>
  text.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text

/**
 * The unit that is counted as one client. IPv6 by its first 64 bits: a network gives a household or a machine that many
 * addresses to choose from (RFC 6177, RFC 8981).
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIP(plain)) return 'unknown'
  const binary = convertIPv6ToBinary(plain)
  // An IPv4 address that arrived over an IPv6 socket (RFC 4291, 2.5.5.2).
  return isIPv4MappedIPv6(binary)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary))
    : `${convertIPv6BinaryToString((binary >> 64n) << 64n)}/64`
}
