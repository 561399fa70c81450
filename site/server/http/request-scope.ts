/** Values of the current request, available anywhere in the code. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** A request to this server, for Hono. */
export type ServerContext = Context<{ Bindings: HttpBindings }>

type Scope = { id: string; route: string }

const scopes = new AsyncLocalStorage<Scope>()

export const inRequest = (scope: Scope, work: () => void) => scopes.run(scope, work)

/** The ID of the request; undefined outside of one. */
export const requestId = () => scopes.getStore()?.id
export const requestRoute = () => scopes.getStore()?.route

/**
 * Sets the route name under which the request is logged and counted: one of a few patterns, never text from the
 * address.
 */
export function nameRoute(route: string): void {
  const scope = scopes.getStore()
  if (scope) scope.route = route
}

/**
 * A UUID, or 32 hexadecimal digits, as proxies make them. Anything else might be personal data, and would be logged:
 * `requestId` of Hono takes up to 255 letters and digits from any client.
 */
const fromProxy = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Crockford's alphabet: no two letters sound or look alike. https://www.crockford.com/base32.html */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sixty bits, in three groups that can be read out on the telephone. */
function newId(): string {
  const id = Array.from(randomBytes(12), (byte) => letters[byte & 31]).join('')
  return `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`
}

export const idOf = (header: string | string[] | undefined, trustProxy: number) =>
  trustProxy > 0 && typeof header === 'string' && fromProxy.test(header) ? header.toLowerCase() : newId()
