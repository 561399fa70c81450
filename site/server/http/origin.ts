import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** A request to this server. */
export type ServerContext = Context<{ Bindings: HttpBindings }>

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/**
 * Whether a page of another site sent this request. Browsers say so in two headers that a page cannot forge.
 * Other programs send neither header, but they do not act for a visitor.
 */
export function isForeign(c: ServerContext, siteUrl: string): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site')
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === siteUrl) return false
  const host = hostOf(origin)
  return host === null || host !== c.req.header('Host')?.toLowerCase()
}
