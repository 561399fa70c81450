import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Google's answer as documented: https://developers.google.com/recaptcha/docs/verify */
type Verdict = {
  success: boolean
  challenge_ts?: string
  hostname?: string
  'error-codes'?: string[]
}
type Misbehaviour = (response: ServerResponse) => void

/** Whole seconds and a Z. */
export const stamp = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * A local double of siteverify. It knows one secret, and the tokens that it was given: each is valid once, and for two
 * minutes.
 */
export async function siteverify(secret: string, now: () => number) {
  const tokens = new Map<string, { madeAt: number; hostname: string; verdict?: Verdict }>()
  const asked: { method?: string; type?: string; form: URLSearchParams }[] = []
  let misbehaviour: Misbehaviour | undefined

  const no = (code: string): Verdict => ({ success: false, 'error-codes': [code] })
  function judge(form: URLSearchParams): Verdict {
    if (!form.get('secret')) return no('missing-input-secret')
    if (form.get('secret') !== secret) return no('invalid-input-secret')
    const response = form.get('response')
    if (!response) return no('missing-input-response')
    const token = tokens.get(response)
    if (!token) return no('invalid-input-response')
    if (token.verdict) return token.verdict
    const { madeAt, hostname } = token
    if (now() - madeAt > 120_000) return no('timeout-or-duplicate')
    token.verdict = no('timeout-or-duplicate')
    return { success: true, challenge_ts: stamp(madeAt), hostname }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    asked.push({ method: request.method, type: request.headers['content-type'], form })
    if (misbehaviour) return misbehaviour(response)
    const verdict = request.method === 'POST' ? judge(form) : no('bad-request')
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(verdict))
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    asked,
    /** Issues a token to a visitor of a site. */
    issue(token: string, { hostname = 'kaksha.example', madeAt = now() } = {}) {
      tokens.set(token, { madeAt, hostname })
      return token
    },
    /** Answers every request for a token with this. */
    decide: (token: string, verdict: Verdict) =>
      void tokens.set(token, { madeAt: now(), hostname: '', verdict }),
    misbehave(how?: Misbehaviour) {
      misbehaviour = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
