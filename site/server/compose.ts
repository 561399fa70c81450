/**
 * Builds the application from settings, an open database and a rate limiter; `npm start` and `npm run dev` share it.
 */
import { brand } from '../content/brand'
import { plans, samplePaidPlan } from '../content/plans'
import { firebaseIdentity } from '../services/auth/firebase/server'
import { sandboxIdentity } from '../services/auth/sandbox/server'
import { captchaOf } from '../services/captcha/server'
import { createOutbox, deliverEvery } from '../services/contact/server/outbox'
import { smtpMailer } from '../services/contact/server/smtp'
import { razorpayProvider } from '../services/payment/razorpay/server'
import { sandboxProvider } from '../services/payment/sandbox/server'
import { createPayments } from '../services/payment/server/payments'
import { reconcileEvery } from '../services/payment/server/reconcile'
import { purgeEvery, purgeExpired } from '../services/privacy/server/purge'
import { type AppOptions, createApp } from './app'
import { adminAnswers } from './commands/admin-calls'
import { openAdminRpc } from './commands/admin-rpc'
import type { Store } from './database/database'
import { persistentSecret } from './database/secret'
import type { Handle } from './http/http-server'
import { runPeriodically } from './run-periodically'
import type { Settings } from './settings/settings'

type Given = Pick<AppOptions, 'limiter' | 'metrics' | 'folders' | 'isDraining'> & {
  settings: Settings
  store: Store
}

export type Composed = {
  handle: Handle
  /** Ends the periodic work. Call it before the last request is answered. */
  stopPeriodicWork: () => Promise<unknown>
  /** Resolves when no payment is being looked up any more. */
  idle: () => Promise<unknown>
}

/** The sandbox and a test double take no money, so the sample plan is offered. */
export const isSampleCheckout = ({ razorpay }: Pick<Settings, 'razorpay'>) =>
  !razorpay || razorpay.apiBase !== undefined

export async function compose({ settings, store, ...given }: Given): Promise<Composed> {
  const { firebase, razorpay, recaptcha, mail, trustProxy } = settings
  const { db } = store
  const sandboxSecret = await persistentSecret(db, 'sandbox_secret')
  const signIn = firebase
    ? { verifyIdentity: firebaseIdentity(firebase) }
    : { sandboxSecret, verifyIdentity: sandboxIdentity(sandboxSecret) }
  const offered = isSampleCheckout(settings) ? [...plans, samplePaidPlan] : plans
  const payments = createPayments({
    db,
    plans: offered,
    supportEmail: brand.email,
    ...(razorpay
      ? { provider: await razorpayProvider(razorpay) }
      : { sandbox: sandboxProvider(db, sandboxSecret) }),
  })
  const outbox =
    mail &&
    createOutbox({
      db,
      mailer: smtpMailer(mail),
      ...{ from: mail.from, to: mail.to, brandName: brand.name },
    })
  const handle = createApp({
    ...given,
    trustProxy,
    metricsToken: settings.metricsToken,
    db,
    siteUrl: settings.siteUrl,
    plans: offered,
    payments,
    ...signIn,
    ...captchaOf(recaptcha),
    outbox,
    trustedProxy: trustProxy
      ? { hops: trustProxy, siteUrl: settings.siteUrl, preload: settings.hstsPreload }
      : undefined,
  })

  const reconciliation = runPeriodically(
    (run) => store.withLock(() => payments.reconcile(run)),
    reconcileEvery,
    'payment_orders',
  )
  const deliveries = outbox && runPeriodically(outbox.deliverDue, deliverEvery, 'contact_messages')
  const purge = runPeriodically(() => purgeExpired(db), purgeEvery, 'retention')
  // With DATABASE_URL the commands use the database directly.
  const closeAdminRpc = settings.databaseUrl
    ? undefined
    : await openAdminRpc(settings.dataDir, adminAnswers(db))

  return {
    handle,
    stopPeriodicWork: () =>
      Promise.all([
        reconciliation.stop(),
        outbox?.stop(),
        deliveries?.stop(),
        purge.stop(),
        closeAdminRpc?.(),
      ]),
    idle: () => payments.idle(),
  }
}
