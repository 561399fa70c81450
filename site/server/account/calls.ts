/** The calls of the account page: reading the account, changing its details, exporting and deleting it. */
import { desc, eq } from 'drizzle-orm'
import {
  type AccountCompany,
  type AccountData,
  type AccountExportReply,
  type AccountPayment,
  accountRequest,
  companySavedMessage,
  type SaveCompanyReply,
  saveCompany,
} from '../../contracts/account'
import { licenceTerms } from '../../contracts/licence-terms'
import type { CompanyFields } from '../../contracts/licensing'
import { noCompanyMessage } from '../../contracts/licensing'
import { owesPayment } from '../../contracts/money'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { companies, paymentOrders, payments, refunds } from '../database/schema'
import type { AccountRow, SignedInCall } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import { changeCompany, companyOf, detailsOf, lockedDomainName } from '../licensing/companies'
import { addDays, type Term } from '../licensing/ledger'
import { licenceOf, offerOf } from '../licensing/licences'
import { bookablePlans, type OfferedPlan } from '../licensing/plans'
import { termsOfAccount } from '../licensing/terms'
import { takesMoney } from '../payment/providers/providers'
import { paymentStateOf } from '../payment/status/status'
import { deleteAccount } from '../privacy/erase'
import { exportAccount } from '../privacy/person'

type Options = { db: Database; plans: readonly OfferedPlan[] }

export function accountCalls(call: SignedInCall, { db, plans }: Options): void {
  call('account', accountRequest, async (_, account) => accept(await dataOf(db, plans, account)))

  call('save_company', saveCompany, ({ token: _, ...details }, { uid }) => storeCompany(db, uid, details))

  call('account_export', accountRequest, async (_, { uid }) =>
    accept<Omit<AccountExportReply, 'success'>>({ data: await exportAccount(db, uid) }),
  )

  call('delete_account', accountRequest, async (_, { uid }) => {
    // A simultaneous call has deleted it already, so the answer is the same.
    await deleteAccount(db, uid)
    return accept()
  })
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

async function shownCompany(
  db: Pick<Database, 'select'>,
  company: typeof companies.$inferSelect,
): Promise<AccountCompany> {
  const domainLocked = (await lockedDomainName(db, company)) !== null
  return { ...detailsOf(company), domainLocked }
}

const storeCompany = (db: Database, uid: string, details: CompanyFields): Promise<Reply> =>
  changeCompany(db, uid, details.domainName, async (tx, company) => {
    if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    const [stored = company] = await tx
      .update(companies)
      .set({ ...details, confirmedAt: new Date() })
      .where(eq(companies.id, company.id))
      .returning()
    await recordAccountEvent(tx, uid, 'company_confirmed', company.plan)
    return accept<Omit<SaveCompanyReply, 'success'>>({
      message: companySavedMessage,
      company: await shownCompany(tx, stored),
    })
  })

const periodOf = ({ startsAt, endsAt }: Term) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

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
    const isRefundable = state === 'settled' && refundUntil > new Date()
    return {
      paymentId: id,
      orderId,
      plan: order.plan,
      amount,
      currency,
      state: paymentStateOf(state, refund),
      paidAt: createdAt.toISOString(),
      refundedAt: refund?.doneAt?.toISOString() ?? null,
      refundUntil: isRefundable ? refundUntil.toISOString() : null,
      // One that was refunded before it began has given no time.
      period: term && term.startsAt < term.endsAt ? periodOf(term) : null,
      isPractice: !takesMoney(order),
    }
  })
}
