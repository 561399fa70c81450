/** Requests of the server to a provider, and the JSON of its answers and webhooks. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type * as z from 'zod/mini'

/** More than any answer that is expected, in bytes. */
const answerMax = 1024 * 1024

/**
 * Fetches a text of at most 1 MB whose last byte arrives within `timeout` milliseconds. Otherwise it throws.
 *
 * Only the stream holds the signal: `fetch` forgets it when memory is collected while the answer arrives, and an answer
 * without an end was awaited for ever. https://github.com/nodejs/undici/issues/3644
 */
export async function fetchText(
  url: string | URL,
  timeout: number,
  init: RequestInit = {},
): Promise<{ ok: boolean; status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const { body, ok, status } = await fetch(url, { ...init, signal })
    const chunks: Uint8Array[] = []
    let length = 0
    if (body)
      for await (const chunk of Readable.fromWeb(body as ReadableStream<Uint8Array>, { signal })) {
        length += chunk.length
        if (length > answerMax) throw new Error('The answer is too long')
        chunks.push(chunk)
      }
    return { ok, status, text: Buffer.concat(chunks).toString('utf8') }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

/** Parses JSON. Undefined if it is invalid or does not match the schema. */
export function parseJson<Value>(schema: z.ZodMiniType<Value>, text: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
