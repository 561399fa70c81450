/**
 * Builds the application from settings, an open database and a rate limiter. Shared by `npm start` and `npm
 * run dev`.
 */
import { brand } from '../content/brand'
import { plans, samplePaidPlan } from '../content/plans'
import { firebaseIdentity } from '../services/auth/firebase/server'
import { sandboxIdentity } from '../services/auth/sandbox/server'
import { captchaOf } from '../services/captcha/server'
import { createContactOutbox, deliverEvery } from '../services/contact/server/contact-outbox'
import { queueReminders, remindEvery } from '../services/licensing/server/licence-emails'
import { smtpMailer } from '../services/mail/server/smtp'
import { createEmailOutbox } from '../services/notifications/server/delivery'
import { loadProvider } from '../services/payment/server/load-provider'
import { createPayments } from '../services/payment/server/payments'
import { reconcileEvery } from '../services/payment/server/reconcile'
import { purgeEvery, purgeExpired } from '../services/privacy/server/purge'
import { type AppOptions, createApp } from './app'
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
  /** Stops the periodic work. Call it when the stop begins, while requests may still be in progress. */
  stopPeriodicWork: () => Promise<unknown>
  /** Resolves when no payment is being reconciled any more. */
  idle: () => Promise<unknown>
}

export async function compose({ settings, store, ...given }: Given): Promise<Composed> {
  const { firebase, payment, recaptcha, mail, trustProxy } = settings
  const { db } = store
  const sandboxSecret = await persistentSecret(db, 'sandbox_secret')
  const signIn = firebase
    ? { verifyIdentity: firebaseIdentity(firebase) }
    : { sandboxSecret, verifyIdentity: sandboxIdentity(sandboxSecret) }
  const offered = payment.isSandbox ? [...plans, samplePaidPlan] : plans
  const provider = await loadProvider(payment, { db, secret: sandboxSecret })
  const payments = createPayments({
    db,
    plans: offered,
    supportEmail: brand.email,
    provider,
  })
  const contactOutbox =
    mail &&
    createContactOutbox({
      db,
      mailer: smtpMailer(mail),
      ...{ from: mail.from, to: mail.to, brandName: brand.name },
    })
  const handle = createApp({
    ...given,
    trustProxy,
    metricsToken: settings.metricsToken,
    production: settings.production,
    db,
    siteUrl: settings.siteUrl,
    plans: offered,
    payments,
    ...signIn,
    ...captchaOf(recaptcha),
    outbox: contactOutbox,
    trustedProxy: trustProxy
      ? { hops: trustProxy, siteUrl: settings.siteUrl, preload: settings.hstsPreload }
      : undefined,
  })

  const reconciliation = runPeriodically(
    (run) => store.withLock(() => payments.reconcile(run)),
    reconcileEvery,
    'payment_orders',
  )
  const customerOutbox =
    mail && createEmailOutbox({ db, mailer: smtpMailer(mail), from: mail.from, siteUrl: settings.siteUrl })
  const customerDeliveries =
    customerOutbox && runPeriodically(customerOutbox.deliverDue, deliverEvery, 'emails')
  const reminders = runPeriodically(() => queueReminders(db), remindEvery, 'reminders')
  const contactDeliveries =
    contactOutbox && runPeriodically(contactOutbox.deliverDue, deliverEvery, 'contact_messages')
  const purge = runPeriodically(
    ({ signal }) => purgeExpired(db, payments.checkOrder, signal),
    purgeEvery,
    'retention',
  )

  return {
    handle,
    stopPeriodicWork: () =>
      Promise.all([
        reconciliation.stop(),
        contactOutbox?.stop(),
        contactDeliveries?.stop(),
        customerOutbox?.stop(),
        customerDeliveries?.stop(),
        reminders.stop(),
        purge.stop(),
      ]),
    idle: () => payments.idle(),
  }
}
