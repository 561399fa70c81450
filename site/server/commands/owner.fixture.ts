/** What the owner's commands do, for tests. */
import type { Database } from '../database/database'
import { endNow, extendByDays } from '../licensing/admin'
import { listProblems, refundPayment } from '../payment/admin'
import type { PaymentProvider } from '../payment/providers/provider'

export type Owner = ReturnType<typeof ownerOf>

export const ownerOf = (db: Database, provider: Pick<PaymentProvider, 'name' | 'key'>) => ({
  db,
  provider,
  extend: (company: string, days: number) => extendByDays(db, company, days),
  end: (company: string) => endNow(db, company),
  refund: (id: string, late = false) => refundPayment(db, provider, id, late),
  problems: () => listProblems(db),
})
