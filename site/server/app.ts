/** Composes the server halves of all services. */
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { databaseUnavailableMessage } from '../contracts/api'
import { accountCalls } from './account/calls'
import { authCalls } from './auth/calls'
import { sandboxSignInCall } from './auth/sandbox'
import type { VerifyCaptcha } from './captcha/captcha'
import { contactCalls } from './contact/calls'
import type { ContactOutbox } from './contact/contact-outbox'
import type { Database } from './database/database'
import { isDatabaseUnavailable } from './database/database-errors'
import { answerFault, answerUnavailable, answerUnknownCall, createApi } from './http/api/api'
import { signedInCalls, type VerifyIdentity } from './http/api/identity'
import type { CountOptions } from './http/api/limiter'
import { Unavailable } from './http/api/reply'
import { type Handle, isAnswered, requestUrl } from './http/http-server'
import { type Folders, servePages } from './http/pages/pages'
import { nameRoute, requestId, requestRoute } from './http/request-scope'
import { type ProxyOptions, withTrustedProxy } from './http/trusted-proxy'
import type { OfferedPlan } from './licensing/plans'
import { logFault, requestLogger } from './observability/log'
import { type Metrics, metricsRoute } from './observability/metrics'
import { onboardingCalls } from './onboarding/calls'
import type { PaymentService } from './payment/payments'
import { version } from './runtime/paths'

export type AppOptions = CountOptions &
  ProxyOptions & {
    db: Database
    folders: Folders
    plans: readonly OfferedPlan[]
    payments: PaymentService
    verifyIdentity: VerifyIdentity
    verifyCaptcha: VerifyCaptcha
    /** Signs the tokens of sandbox accounts. Set only while sign-in is a sandbox. */
    sandboxSecret?: string
    metrics: Metrics
    /** The bearer token of `/metrics`. Without it nobody can read them. */
    metricsToken?: string
    /** Delivers messages by e-mail; without it they stay in the inbox. */
    outbox?: Pick<ContactOutbox, 'wake' | 'waiting' | 'failed'>
    isDraining: () => boolean
  }

/** What waits for the owner: `npm run orders -- list --problems`. */
const problemGauges = [
  ['payment_orders_unknown', 'order', 'Orders of which the database or the provider knows nothing.'],
  ['payment_webhooks_refused', 'webhook', '1 since a message with a wrong signature, until it is closed.'],
  ['refunds_failing', 'refund', 'Refunds that have failed five times or more.'],
  ['payments_refused', 'payment', 'Payments that do not fit their orders.'],
  ['payment_disputes_open', 'dispute', 'Disputes that are open or lost.'],
] as const

export function createApp(options: AppOptions, routes = createRoutes(options)): Handle {
  // The name replaces a missing Host, which HTTP/1.0 allows.
  const answer = getRequestListener(routes.fetch, { hostname: 'localhost' })
  const serve = servePages(options.folders)
  const { trustProxy, metrics, payments, outbox } = options
  metrics.gauge('payment_orders_open', 'Orders that are still to be paid.', payments.openOrders)
  for (const [name, kind, help] of problemGauges) metrics.gauge(name, help, () => payments.problems(kind))
  if (outbox) {
    metrics.gauge('contact_messages_waiting', 'Messages that are still to be mailed.', outbox.waiting)
    metrics.gauge('contact_messages_failed', 'Messages that were refused for good.', outbox.failed)
  }
  const handle = withTrustedProxy(options, (request, response) => {
    const address = requestUrl(request.url)
    if (!address || !isAnswered(address.pathname)) return serve(request, response)
    response.setHeader('X-Request-Id', requestId() ?? '')
    void answer(request, response)
  })
  return requestLogger(handle, { trustProxy, count: metrics.count })
}

/** The routes that code answers. Tests call it without a socket. */
export function createRoutes(options: AppOptions) {
  const { db, plans, payments, verifyIdentity, sandboxSecret } = options
  const api = createApi(options)

  authCalls(api, db, verifyIdentity)
  if (sandboxSecret) sandboxSignInCall(api, sandboxSecret)
  const signedIn = signedInCalls(api, db, verifyIdentity)
  onboardingCalls(signedIn, { db, plans, paid: payments.paid })
  accountCalls(signedIn, { db, plans, paid: payments.paid })
  payments.addCalls(api, signedIn)
  contactCalls(api, { ...options, onStored: options.outbox?.wake })

  return new Hono<{ Bindings: HttpBindings }>()
    .use((c, next) => {
      // The second match, after this middleware. There is none for an unknown address.
      nameRoute(routePath(c, 1) || 'unknown')
      return next()
    })
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store')
      return options.isDraining()
        ? c.json({ status: 'draining', version }, 503)
        : c.json({ status: 'ok', version })
    })
    .route('/', metricsRoute(options.metrics, options.metricsToken))
    .route('/v1', api.routes)
    .notFound(answerUnknownCall)
    .onError((error, c) => {
      if (error instanceof Unavailable) return answerUnavailable(c, error)
      // A request that the client has aborted is not a fault of the server.
      if (c.env.incoming.complete) logFault({ method: c.req.method, path: requestRoute() ?? '' }, error)
      return isDatabaseUnavailable(error)
        ? answerUnavailable(c, new Unavailable(databaseUnavailableMessage))
        : answerFault(c)
    })
}
