/** The calls of the account page: reading the account, changing its details, exporting and deleting it. */
import { desc, eq } from 'drizzle-orm'
import {
  type AccountCompany,
  type AccountData,
  type AccountPayment,
  accountRequest,
  companySavedMessage,
  type SaveCompanyReply,
  saveCompanyRequest,
} from '../../contracts/account'
import { licenceTerms } from '../../contracts/licence-terms'
import { noCompanyMessage } from '../../contracts/licensing'
import { owesPayment } from '../../contracts/money'
import type { Database } from '../database/database'
import { type companies, paymentOrders, payments, refunds } from '../database/schema'
import type { AccountRow, SignedInCall } from '../http/api/identity'
import { accept, refuse } from '../http/api/reply'
import { changeCompany, companyOf, detailsOf, lockedDomainName, storeConfirmed } from '../licensing/companies'
import { addDays } from '../licensing/ledger'
import { licenceOf, offerOf } from '../licensing/licences'
import { bookablePlans, type OfferedPlan, type PaidPlans } from '../licensing/plans'
import { termsOfAccount } from '../licensing/terms'
import { takesMoney } from '../payment/orders'
import { paymentStatusOf } from '../payment/refunds'
import { closeAccount } from '../privacy/erase'
import { exportText, personOf } from '../privacy/person'

type Options = { db: Database; plans: readonly OfferedPlan[]; paid: PaidPlans }

export function accountCalls(call: SignedInCall, { db, plans, paid }: Options): void {
  call('account', accountRequest, async (_, account) => {
    // A visitor who has paid looks for the licence here: the provider may confirm it now.
    await paid.orderOf(account.uid)
    return accept(await dataOf(db, plans, account))
  })

  call('save_company', saveCompanyRequest, ({ token: _, ...details }, { uid }) =>
    changeCompany(db, uid, details.domainName, async (tx, company) => {
      if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
      const stored = await storeConfirmed(tx, uid, company, { ...details, plan: company.plan })
      return accept<Omit<SaveCompanyReply, 'success'>>({
        message: companySavedMessage,
        company: await shownCompany(tx, stored),
      })
    }),
  )

  call('account_export', accountRequest, async (_, account) => ({
    ...accept(),
    stream: exportReply(db, account),
  }))

  call('delete_account', accountRequest, async (_, { uid }) => {
    // A simultaneous call has deleted it already, so the answer is the same.
    await closeAccount(db, uid)
    return accept()
  })
}

/** As `AccountExportReply`, whose `data` may be too long to be held as a whole. */
async function* exportReply(db: Database, account: AccountRow): AsyncGenerator<string> {
  yield '{"success":true,"data":'
  yield* exportText(db, await personOf(db, account))
  yield '}'
}

async function dataOf(
  db: Database,
  plans: readonly OfferedPlan[],
  account: AccountRow,
): Promise<AccountData> {
  const { uid, email, displayName, photoURL } = account
  const company = await companyOf(db, uid)
  const licence = await licenceOf(db, uid)
  const bookable = plans.filter((plan) => bookablePlans(plans)(plan.code) && owesPayment(plan))
  const paidPlan = bookable.find(({ code }) => code === licence?.plan) ?? bookable[0] ?? null
  return {
    user: { email, displayName, photoURL },
    company: company && (await shownCompany(db, company)),
    licence,
    paidPlan: paidPlan?.code ?? null,
    offer: company && licence && paidPlan ? await offerOf(db, company.id, paidPlan) : null,
    payments: await paymentsOf(db, uid),
  }
}

async function shownCompany(db: Database, company: typeof companies.$inferSelect): Promise<AccountCompany> {
  const domainLocked = (await lockedDomainName(db, company)) !== null
  return { ...detailsOf(company), domainLocked }
}

/** Newest first. */
async function paymentsOf(db: Database, uid: string): Promise<AccountPayment[]> {
  const rows = await db
    .select({ payment: payments, order: paymentOrders, refund: refunds })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(paymentOrders.accountUid, uid))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  const terms = await termsOfAccount(db, uid)
  return rows.map(({ payment, order, refund }) => {
    const term = terms.find(({ source }) => source === payment.id)
    const { id, orderId, amount, currency, state, createdAt } = payment
    const refundUntil = addDays(createdAt, licenceTerms.refund)
    const isRefundable = state === 'activated' && refundUntil > new Date()
    return {
      paymentId: id,
      orderId,
      plan: order.plan,
      amount,
      currency,
      state: paymentStatusOf(state, refund),
      paidAt: createdAt.toISOString(),
      refundedAt: refund?.doneAt?.toISOString() ?? null,
      refundUntil: isRefundable ? refundUntil.toISOString() : null,
      // One that was refunded before it began has given no time.
      period:
        term && term.startsAt < term.endsAt
          ? { startsAt: term.startsAt.toISOString(), endsAt: term.endsAt.toISOString() }
          : null,
      isPractice: !takesMoney(order),
    }
  })
}
