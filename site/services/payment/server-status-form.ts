/** /status of a visitor without JavaScript: a plain form post, answered with a page. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fieldErrors, notAcceptedMessage } from '../contract'
import type { PageFrame } from '../platform/form-page'
import { isForeign, type ServerContext } from '../platform/origin'
import { type PaymentStatus, paymentStatus } from './contract'
import { type FoundPayment, statusPage } from './server-status-page'

/** Two short fields. */
const bodyMax = 4096
const sendFromHere = 'Please send your question from this page.'

type Options = {
  siteUrl: string
  frame: PageFrame
  statusOf: (asked: PaymentStatus) => Promise<FoundPayment>
}

export function statusForm({ siteUrl, frame, statusOf }: Options) {
  type Status = 200 | 403 | 413 | 415 | 422
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

  return new Hono<{ Bindings: HttpBindings }>().post('/status', limit, async (c) => {
    if (isForeign(c, siteUrl)) return answer(c, 403, sendFromHere)
    if (!c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
      return answer(c, 415, sendFromHere)
    const sent = new URLSearchParams(await c.req.text())
    const values = { paymentId: sent.get('paymentId') ?? '', email: sent.get('email') ?? '' }
    const asked = paymentStatus.safeParse(values)
    if (!asked.success)
      return answer(c, 422, notAcceptedMessage, { values, errors: fieldErrors(asked.error) })
    return answer(c, 200, '', { values, payment: (await statusOf(asked.data)) ?? null })
  })
}
