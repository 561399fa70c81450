/** The contact form without JavaScript: a form post that is answered with a page. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hasContentEncoding } from '../../../server/http/api/api'
import { bodyMax } from '../../../server/http/api/call-limits'
import { type CountOptions, countCalls, networkOf } from '../../../server/http/api/count-calls'
import type { PageFrame } from '../../../server/http/form-page'
import { isForeign, type ServerContext } from '../../../server/http/origin'
import { asRoute } from '../../../server/http/request-scope'
import { compressedMessage, fieldErrors } from '../../contract'
import { captchaFailedMessage, contactRefusedMessage, saveContact } from '../contract'
import type { SaveMessage } from './message-store'
import { type FormPage, formPage, unsentPage } from './page'

type Options = CountOptions & {
  siteUrl: string
  saveMessage: SaveMessage
  /** Stands in for the token, which only a script can fetch. Without it, this form needs JavaScript. */
  captchaToken?: string
  page: PageFrame
}

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export function contactForm(options: Options) {
  const { siteUrl, saveMessage, captchaToken, page } = options
  const routes = new Hono<{ Bindings: HttpBindings }>()

  const answer = (
    c: ServerContext,
    status: 200 | 403 | 413 | 415 | 422 | 429,
    content: Partial<FormPage>,
  ) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    const whole = { ...page, values: {}, errors: {}, notice: '', ...content }
    return c.html(captchaToken ? formPage(whole) : unsentPage(whole), status)
  }
  const limit = bodyLimit({
    maxSize: bodyMax('save_contact'),
    onError: (c) => answer(c, 413, { notice: 'Your message is too long. Please send a shorter one.' }),
  })

  routes.post('/contact', asRoute('/contact'), limit, async (c) => {
    if (isForeign(c, siteUrl)) return answer(c, 403, { notice: 'Please send your message from this page.' })
    if (!c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
      return answer(c, 415, { notice: 'Please send your message from this page.' })
    if (hasContentEncoding(c)) return answer(c, 415, { notice: compressedMessage })
    const sent = new URLSearchParams(await c.req.text())
    const values = Object.fromEntries(fields.map((field) => [field, sent.get(field) ?? '']))
    if (!captchaToken) return answer(c, 422, { values })
    const refusal = await countCalls(
      options.limiter,
      c,
      'save_contact',
    )('address', networkOf(c, options.trustProxy))
    if (refusal) return answer(c, 429, { values, notice: refusal })
    const result = saveContact.safeParse({ ...values, captcha: sent.get('captcha') || captchaToken })
    if (!result.success) {
      const { captcha, ...errors } = fieldErrors(result.error)
      return answer(c, 422, {
        values,
        errors,
        notice: captcha ? captchaFailedMessage : contactRefusedMessage,
      })
    }
    const kept = await saveMessage(result.data)
    return kept === 'kept'
      ? answer(c, 200, { sent: true })
      : answer(c, 422, { values, notice: captchaFailedMessage })
  })
  return routes
}
