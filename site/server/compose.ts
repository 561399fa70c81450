/**
 * Builds the application from settings, an open database and a rate limiter. Shared by `npm start` and `npm run dev`.
 */
import { plans, samplePaidPlan } from '../content/plans'
import { type AppOptions, createApp } from './app'
import { firebaseIdentity } from './auth/firebase'
import { sandboxIdentity } from './auth/sandbox'
import { captchaOf } from './captcha/captcha'
import { createContactOutbox } from './contact/contact-outbox'
import { databaseTime, type Store } from './database/database'
import { persistentSecret } from './database/secret'
import { queueReminders, remindEvery } from './licensing/licence-emails'
import { createEmailOutbox } from './mail/delivery'
import { deliverEvery } from './mail/outbox'
import { smtpMailer } from './mail/smtp'
import { createPayments, loadProvider, type PaymentService } from './payment/payments'
import { reconcileEvery } from './payment/reconcile'
import { purgeEvery, purgeExpired } from './privacy/purge'
import { type PeriodicRun, runPeriodically } from './runtime/runs'
import type { Settings } from './settings/settings'

type Given = Pick<AppOptions, 'limiter' | 'metrics' | 'folders' | 'isDraining'> & {
  settings: Settings
  store: Store
}

/** What a clock can make do harm: each run begins with a comparison of the clocks, and fails where they differ. */
export function periodicWork({ db, withLock }: Store, payments: PaymentService) {
  const atTime = (work: (at: Date, run: PeriodicRun) => Promise<unknown>) => async (run: PeriodicRun) =>
    work(await databaseTime(db), run)
  return {
    reconcile: atTime((_, run) => withLock(() => payments.reconcile(run))),
    remind: atTime((at) => queueReminders(db, at)),
    purge: atTime((at, { signal }) => purgeExpired(db, payments.checkOrder, { at, signal })),
  }
}

export async function compose({ settings, store, ...given }: Given) {
  const { firebase, payment, recaptcha, mail } = settings
  const { db } = store
  const sandboxSecret = await persistentSecret(db, 'sandbox_secret')
  const signIn = firebase
    ? { verifyIdentity: firebaseIdentity(firebase) }
    : { sandboxSecret, verifyIdentity: sandboxIdentity(sandboxSecret) }
  const offered = payment.isSandbox ? [...plans, samplePaidPlan] : plans
  const provider = await loadProvider(payment, { db, secret: sandboxSecret })
  const payments = createPayments({ db, plans: offered, provider })
  const contactOutbox =
    mail && createContactOutbox({ db, mailer: smtpMailer(mail), from: mail.from, to: mail.to })
  const customerOutbox =
    mail && createEmailOutbox({ db, mailer: smtpMailer(mail), from: mail.from, siteUrl: settings.siteUrl })
  const handle = createApp({
    ...given,
    ...settings,
    db,
    plans: offered,
    payments,
    ...signIn,
    verifyCaptcha: captchaOf(recaptcha),
    outbox: contactOutbox,
  })

  const { reconcile, remind, purge } = periodicWork(store, payments)
  const running = [
    runPeriodically(reconcile, reconcileEvery, 'payment_orders'),
    runPeriodically(remind, remindEvery, 'reminders'),
    runPeriodically(purge, purgeEvery, 'retention'),
  ]
  if (contactOutbox)
    running.push(contactOutbox, runPeriodically(contactOutbox.deliverDue, deliverEvery, 'contact_messages'))
  if (customerOutbox)
    running.push(customerOutbox, runPeriodically(customerOutbox.deliverDue, deliverEvery, 'emails'))

  return {
    handle,
    /** Stops the periodic work. Call it when the stop begins, while requests may still be in progress. */
    stopPeriodicWork: () => Promise.all(running.map(({ stop }) => stop())),
    /** Resolves when no payment is being reconciled any more. */
    idle: payments.idle,
  }
}
