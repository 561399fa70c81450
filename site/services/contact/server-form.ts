/** The contact form of a visitor without JavaScript: a plain form post, answered with a page. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fieldErrors } from '../contract'
import { bodyMax } from '../platform/api'
import { isForeign, type ServerContext } from '../platform/origin'
import { captchaFailedMessage, contactRefusedMessage, saveContact } from './contract'
import type { KeepMessage } from './server-keep'
import { type FormPage, formPage } from './server-page'

type Options = {
  siteUrl: string
  keepMessage: KeepMessage
  /** Stands in for the token that only a script can fetch. Without one, this form needs JavaScript. */
  captchaToken: string
  page: Omit<FormPage, 'values' | 'errors' | 'notice'>
}

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export function contactForm({ siteUrl, keepMessage, captchaToken, page }: Options) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  const answer = (c: ServerContext, status: 200 | 403 | 413 | 415 | 422, content: Partial<FormPage>) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(formPage({ ...page, values: {}, errors: {}, notice: '', ...content }), status)
  }
  const limit = bodyLimit({
    maxSize: bodyMax,
    onError: (c) => answer(c, 413, { notice: 'Your message is too long. Please send a shorter one.' }),
  })

  routes.post('/contact', limit, async (c) => {
    if (isForeign(c, siteUrl)) return answer(c, 403, { notice: 'Please send your message from this page.' })
    if (!c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
      return answer(c, 415, { notice: 'Please send your message from this page.' })
    const sent = new URLSearchParams(await c.req.text())
    const values = Object.fromEntries(fields.map((field) => [field, sent.get(field) ?? '']))
    const result = saveContact.safeParse({ ...values, captcha: sent.get('captcha') || captchaToken })
    if (!result.success) {
      const { captcha, ...errors } = fieldErrors(result.error)
      return answer(c, 422, {
        values,
        errors,
        notice: captcha ? captchaFailedMessage : contactRefusedMessage,
      })
    }
    const kept = await keepMessage(result.data)
    return kept === 'kept'
      ? answer(c, 200, { sent: true })
      : answer(c, 422, { values, notice: captchaFailedMessage })
  })
  return routes
}
