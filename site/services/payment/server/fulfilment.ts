/** Fulfils an order by its ID, once at a time, and waits for no longer than the caller allows. */
import type { Database } from '../../../server/database/database'
import { flights } from '../../../server/runtime/single-flight'
import { settleOrder } from './fulfil-order'
import { type OrderRow, orderById } from './orders'
import { type PaymentProvider, ProviderUnavailable } from './provider'

export type Settlement = ReturnType<typeof createSettlement>

export function createSettlement(db: Database, provider: PaymentProvider) {
  const { fly, landed } = flights()

  /**
   * Rejects with ProviderUnavailable when the provider does not answer within `patienceMs`; the work itself continues.
   */
  async function settle({ id }: Pick<OrderRow, 'id'>, patienceMs: number): Promise<void> {
    const look = fly(id, async () => {
      const order = await orderById(db, provider, id)
      if (order) await settleOrder(db, provider, order)
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ProviderUnavailable('Too slow for who is waiting')), patienceMs)
    })
    await Promise.race([look, late]).finally(() => clearTimeout(timer))
  }

  return { settle, landed }
}
