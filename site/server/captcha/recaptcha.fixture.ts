import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../../../tests/fixtures/local-server'

/** Google's answer as documented: https://developers.google.com/recaptcha/docs/verify */
type SiteverifyAnswer = {
  success: boolean
  challenge_ts?: string
  hostname?: string
  'error-codes'?: string[]
}
type Misbehaviour = (response: ServerResponse) => void

/** Whole seconds and a Z. */
export const stamp = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * A test double of siteverify on this machine. It knows one secret and the tokens that the test issues. Each token
 * is valid once and for two minutes.
 */
export async function siteverify(secret: string, now: () => number) {
  const tokens = new Map<string, { madeAt: number; hostname: string; result?: SiteverifyAnswer }>()
  const asked: { method?: string; type?: string; form: URLSearchParams }[] = []
  let misbehaviour: Misbehaviour | undefined

  const no = (code: string): SiteverifyAnswer => ({ success: false, 'error-codes': [code] })
  function answerTo(form: URLSearchParams): SiteverifyAnswer {
    if (!form.get('secret')) return no('missing-input-secret')
    if (form.get('secret') !== secret) return no('invalid-input-secret')
    const response = form.get('response')
    if (!response) return no('missing-input-response')
    const token = tokens.get(response)
    if (!token) return no('invalid-input-response')
    if (token.result) return token.result
    const { madeAt, hostname } = token
    if (now() - madeAt > 120_000) return no('timeout-or-duplicate')
    token.result = no('timeout-or-duplicate')
    return { success: true, challenge_ts: stamp(madeAt), hostname }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    asked.push({ method: request.method, type: request.headers['content-type'], form })
    if (misbehaviour) return misbehaviour(response)
    const result = request.method === 'POST' ? answerTo(form) : no('bad-request')
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(result))
  }

  const { url, close } = await startLocalServer((request, response) => void answer(request, response))
  return {
    url: `${url}/recaptcha/api/siteverify`,
    close,
    asked,
    /** Issues a token to a visitor of a site. */
    issue(token: string, { hostname = 'kaksha.example', madeAt = now() } = {}) {
      tokens.set(token, { madeAt, hostname })
      return token
    },
    /** Sends this response to every request. */
    decide: (token: string, result: SiteverifyAnswer) =>
      void tokens.set(token, { madeAt: now(), hostname: '', result }),
    misbehave(how?: Misbehaviour) {
      misbehaviour = how
    },
  }
}
