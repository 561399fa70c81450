/** Puts the server halves of all services together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { brand } from '../content/brand'
import { authCalls } from './auth/server'
import { sandboxSignInCall } from './auth/server-sandbox'
import type { VerifyCaptcha } from './captcha/server'
import { contactCalls } from './contact/server'
import { contactForm } from './contact/server-form'
import { messageKeeper } from './contact/server-keep'
import { onboardingCalls } from './onboarding/server'
import type { DomainBudget } from './onboarding/server-domain'
import type { OfferedPlan } from './onboarding/server-plans'
import type { Payments } from './payment/server'
import { statusForm } from './payment/server-status-form'
import { answerFault, answerUnavailable, answerUnknownCall, createApi, Unavailable } from './platform/api'
import type { Database } from './platform/database'
import { signedInCalls, type VerifyIdentity } from './platform/identity'
import type { Handle } from './platform/listen'
import { logFault } from './platform/log'
import { addressOf, type Folders, servePages } from './platform/pages'
import { version } from './platform/paths'

export type AppOptions = {
  db: Database
  siteUrl: string
  folders: Folders
  plans: readonly OfferedPlan[]
  payments: Payments
  verifyIdentity: VerifyIdentity
  /** Signs the tokens of made-up people. Set only while sign-in runs in its sandbox. */
  sandboxSecret?: string
  verifyCaptcha: VerifyCaptcha
  /** Set only while the captcha runs in its sandbox: what stands in for the token of a form without a script. */
  captchaToken: string
  /** A message has been stored, and may be delivered. */
  onMessage?: () => void
  /** How often an account may ask about domain names. */
  domainBudget?: DomainBudget
  isDraining: () => boolean
}

/** What is answered by code; every other address is a file. */
const isAnswered = (method: string | undefined, path: string) =>
  path === '/healthz' ||
  path === '/v1' ||
  path.startsWith('/v1/') ||
  ((path === '/contact' || path === '/status') && method === 'POST')

export function createApp(options: AppOptions, routes = createRoutes(options)): Handle {
  const answer = getRequestListener(routes.fetch)
  const serve = servePages(options.folders)
  return (request, response) => {
    const address = addressOf(request.url)
    if (address && isAnswered(request.method, address.pathname)) void answer(request, response)
    else serve(request, response)
  }
}

/** What is answered by code. Tests ask it without a socket, and what calls there are. */
export function createRoutes(options: AppOptions) {
  const { db, siteUrl, folders, verifyIdentity, sandboxSecret } = options
  const api = createApi({ siteUrl })
  const keepMessage = messageKeeper({
    db,
    verifyCaptcha: options.verifyCaptcha,
    onStored: options.onMessage,
  })

  authCalls(api, db, verifyIdentity)
  if (sandboxSecret) sandboxSignInCall(api, sandboxSecret)
  const signedIn = signedInCalls(api, db, verifyIdentity)
  onboardingCalls(signedIn, {
    db,
    plans: options.plans,
    paid: options.payments.paid,
    domainBudget: options.domainBudget,
  })
  options.payments.addCalls(api, signedIn)
  contactCalls(api, keepMessage)

  const page = { brandName: brand.name, supportEmail: brand.email, css: cssOf(folders.pages) }
  const form = contactForm({ siteUrl, keepMessage, captchaToken: options.captchaToken, page })

  return new Hono<{ Bindings: HttpBindings }>()
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store')
      return options.isDraining()
        ? c.json({ status: 'draining', version }, 503)
        : c.json({ status: 'ok', version })
    })
    .route('/v1', api.routes)
    .route('/', form)
    .route('/', statusForm({ siteUrl, frame: page, statusOf: options.payments.statusOf }))
    .notFound(answerUnknownCall)
    .onError((error, c) => {
      if (error instanceof Unavailable) return answerUnavailable(c, error)
      // A request that broke off is its sender's affair.
      if (c.env.incoming.complete) logFault({ method: c.req.method, path: c.req.path }, error)
      return answerFault(c)
    })
}

/** The styles that the build wrote into the contact page. */
function cssOf(pages: string): string {
  try {
    const page = readFileSync(join(pages, 'contact', 'index.html'), 'utf8')
    return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
  } catch {
    return ''
  }
}
