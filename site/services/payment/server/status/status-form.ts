/** /status without JavaScript: a form post that is answered with a page. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hasContentEncoding } from '../../../../server/http/api/api'
import { type CountOptions, countCalls, networkOf } from '../../../../server/http/api/count-calls'
import type { PageFrame } from '../../../../server/http/form-page'
import { isForeign, type ServerContext } from '../../../../server/http/origin'
import { asRoute } from '../../../../server/http/request-scope'
import { compressedMessage, fieldErrors, notAcceptedMessage } from '../../../contract'
import { type PaymentStatus, paymentStatus } from '../../contract'
import { type FoundPayment, statusPage } from './status-page'

/** Two short fields. */
const bodyMax = 4096
const sendFromHere = 'Please send your question from this page.'

type Options = CountOptions & {
  siteUrl: string
  frame: PageFrame
  statusOf: (asked: PaymentStatus) => Promise<FoundPayment>
}

export function statusForm({ siteUrl, frame, statusOf, limiter, trustProxy }: Options) {
  type Status = 200 | 403 | 413 | 415 | 422 | 429
  const answer = (
    c: ServerContext,
    status: Status,
    notice: string,
    { values = {}, errors = {}, payment }: { values?: object; errors?: object; payment?: FoundPayment } = {},
  ) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    const state = { values: { ...values }, errors: { ...errors }, notice }
    return c.html(statusPage(frame, state, payment), status)
  }
  const limit = bodyLimit({
    maxSize: bodyMax,
    onError: (c) => answer(c, 413, 'Your question is too long. Please send the two fields only.'),
  })

  return new Hono<{ Bindings: HttpBindings }>().post('/status', asRoute('/status'), limit, async (c) => {
    if (isForeign(c, siteUrl)) return answer(c, 403, sendFromHere)
    if (!c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
      return answer(c, 415, sendFromHere)
    if (hasContentEncoding(c)) return answer(c, 415, compressedMessage)
    const sent = new URLSearchParams(await c.req.text())
    const values = { paymentId: sent.get('paymentId') ?? '', email: sent.get('email') ?? '' }
    const count = countCalls(limiter, c, 'payment_status')
    const refusal = await count('address', networkOf(c, trustProxy))
    if (refusal) return answer(c, 429, refusal, { values })
    const asked = paymentStatus.safeParse(values)
    if (!asked.success)
      return answer(c, 422, notAcceptedMessage, { values, errors: fieldErrors(asked.error) })
    const another = await count('subject', asked.data.paymentId)
    if (another) return answer(c, 429, another, { values })
    return answer(c, 200, '', { values, payment: (await statusOf(asked.data)) ?? null })
  })
}
