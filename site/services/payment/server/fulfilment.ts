/** Fulfils an order by its ID, once at a time, and waits for no longer than the caller allows. */
import type { Database } from '../../../server/database/database'
import { singleFlight } from '../../../server/runtime/single-flight'
import { fulfilOrder } from './fulfil-order'
import { type OrderRow, orderById } from './orders'
import { type PaymentProvider, ProviderUnavailable } from './provider'

export type Fulfilment = ReturnType<typeof createFulfilment>

export function createFulfilment(db: Database, provider: PaymentProvider) {
  const { run, idle } = singleFlight()

  /**
   * Rejects with ProviderUnavailable when the provider does not answer within `timeoutMs`; the work itself continues.
   */
  async function fulfil({ id }: Pick<OrderRow, 'id'>, timeoutMs: number): Promise<void> {
    const look = run(id, async () => {
      const order = await orderById(db, provider, id)
      if (order) await fulfilOrder(db, provider, order)
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ProviderUnavailable('The provider did not answer in time')),
        timeoutMs,
      )
    })
    await Promise.race([look, late]).finally(() => clearTimeout(timer))
  }

  return { fulfil, idle }
}
