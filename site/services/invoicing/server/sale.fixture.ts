/** A settled payment in the database, and the data of its invoice. */
import { accounts, companies, paymentOrders, payments } from '../../../server/database/schema'
import type { Database } from '../../../server/database/store'
import type { Supplier } from '../../../server/settings/supplier'
import { goodCompany } from '../../../server/test-server'

export const registered: Supplier = {
  name: 'Kaksha Learning Private Limited',
  address: '1 College Street, Kolkata 700073',
  stateCode: '19',
  gstin: '19AAPFU0939F1ZS',
  sac: '998439',
  taxRate: 18,
}
export const unregistered: Supplier = { ...registered, gstin: '' }

export const recipient = {
  name: 'Ganit Classes',
  email: 'office@ganit.example',
  location: 'Kolkata, India',
  stateCode: '',
  gstin: '',
}

let people = 0

type Given = { isPractice?: boolean; at?: Date; total?: number }

export async function newSale(
  db: Database,
  { isPractice = false, at = new Date('2026-11-23T06:00:00Z'), total = 598_800 }: Given = {},
) {
  const uid = `customer-${people++}`
  const account = { uid, email: `${uid}@test.example`, displayName: '', photoURL: '' }
  await db.insert(accounts).values(account)
  const { selected_plan: plan, ...fields } = goodCompany
  const [company] = await db
    .insert(companies)
    .values({ ...fields, domainName: uid, plan, accountUid: uid })
    .returning()
  const [orderId, paymentId] = [`order_${uid}`, `pay_${uid}`]
  const amount = { amount: total, currency: 'INR' }
  await db.insert(paymentOrders).values({
    ...{ ...amount, id: orderId, provider: 'razorpay', accountUid: uid, companyId: company?.id ?? 0 },
    ...{ plan: 'SP', receipt: orderId, state: 'paid' },
  })
  await db.insert(payments).values({ ...amount, id: paymentId, orderId, state: 'settled' })
  return {
    ...{ accountUid: uid, paymentId, isPractice, total, currency: 'INR', at, recipient },
    description: 'Sample Paid plan, 12 months',
    period: { startsAt: new Date('2026-11-23T06:00:00Z'), endsAt: new Date('2027-11-23T06:00:00Z') },
  }
}
