/** What the owner's commands do, for tests. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { endNow, extendByDays } from '../licensing/admin'
import { listProblems, refundPayment } from '../payment/admin'
import type { PaymentProvider } from '../payment/providers/provider'

export type Owner = ReturnType<typeof ownerOf>

export const ownerOf = (db: Database, provider: PaymentProvider) => ({
  db,
  provider,
  loadProvider: async () => provider,
  extend: (company: string, days: number, key: string = randomUUID()) => extendByDays(db, company, days, key),
  end: (company: string) => endNow(db, company),
  /** Stores the request. Reconciliation sends it. */
  refund: (id: string, late = false) => refundPayment({ db, provider }, id, late),
  problems: () => listProblems(db),
})
