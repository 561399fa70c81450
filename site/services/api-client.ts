/** The base address of the API; a slash is added if the setting has none. */
export const apiBase = (import.meta.env.VITE_API_BASE || '/v1/').replace(/\/*$/, '/')

/** The API did not answer: no connection, a time-out, or an answer of something else. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** Set if something else answered, in full, such as the error page of a gateway. */
  status?: number
  /** The answer was a page of HTML, which only something other than the API sends: the login page of a network. */
  isPage?: boolean
}

/**
 * An answer of the API, read without trusting its types. Hono's typed client is 1.8 KiB (brotli), more than `callApi` and
 * all readers of bodies together (1.5). It checks nothing at run time and knows no time-out, so it would replace neither.
 */
export interface ApiReply {
  /** The HTTP status was in the 200s. */
  ok: boolean
  status: number
  /** The body said `success: true`, and the HTTP status agreed. */
  success: boolean
  message?: string
  /** Field name to its messages, in the server's order. */
  errors?: Record<string, string[]>
  /** The whole body, for fields that only some calls have. */
  body: Record<string, unknown>
}

export interface CallOptions {
  /** ID token of the signed-in user. Sent only where `sendsBearer` allows it. */
  bearer?: string | null
  /** Gives up after this many milliseconds. */
  timeout?: number
  /** Lets the request outlive the page. */
  keepalive?: boolean
  signal?: AbortSignal
}

/**
 * An ID token is sent to our own origin, or to another API only when its owner asked for it: a third party must not
 * receive it.
 */
export const sendsBearer = (
  base = apiBase,
  asked = import.meta.env.VITE_API_BEARER === '1',
  here = globalThis.location?.origin ?? 'http://localhost',
) => asked || new URL(base, here).origin === here

/** One call of the API. Resolves for every answer in JSON, rejects with `NetworkError` otherwise. */
export async function callApi(name: string, payload: unknown, options: CallOptions = {}): Promise<ApiReply> {
  const { bearer, timeout = 30_000, keepalive = false, signal } = options
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, timeout)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  let status: number | undefined
  let text = ''
  try {
    const response = await fetch(apiBase + name, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        Source: 'website',
        ...(bearer && sendsBearer() && { Authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(payload),
      credentials: 'omit',
      keepalive,
      signal: abort.signal,
    })
    text = await response.text()
    // Not before the body: an answer that breaks off says nothing about the call.
    status = response.status
    return readReply(response.ok, status, JSON.parse(text))
  } catch (cause) {
    // Not the content type: PHP labels every answer as HTML, unless it is told otherwise.
    const isPage = /<!doctype html|<html\b/i.test(text)
    throw Object.assign(new NetworkError(`${name} got no answer`, { cause }), { status, isPage })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Turns an answer into an `ApiReply`; values of an unexpected type are left out. */
export function readReply(ok: boolean, status: number, answer: unknown): ApiReply {
  const body = isRecord(answer) ? answer : {}
  const lists = isRecord(body.errors)
    ? Object.entries(body.errors)
        .map(([field, list]) => [field, [list].flat().filter((item) => typeof item === 'string')] as const)
        .filter(([, list]) => list.length > 0)
    : []
  return {
    ok,
    status,
    success: ok && body.success === true,
    ...(typeof body.message === 'string' && body.message.trim() !== '' && { message: body.message }),
    ...(lists.length > 0 && { errors: Object.fromEntries(lists) as Record<string, string[]> }),
    body,
  }
}
