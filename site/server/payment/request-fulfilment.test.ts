import { expect, it } from 'vitest'
import type { Database } from '../database/database'
import { ProviderUnavailable } from './providers/provider'
import { createFulfilment } from './request-fulfilment'

/** A database in which looking for an order fails with these errors, one after the other. */
function fulfilmentWith(...errors: Error[]) {
  const select = () => {
    throw errors.shift()
  }
  return createFulfilment({ db: { select } as unknown as Database, provider: {} as never })
}
const orders = [{ id: 'order_1' }, { id: 'order_2' }]

it('returns that the provider is unavailable, and rejects with a fault even if it is unavailable too', async () => {
  const unavailable = new ProviderUnavailable('no answer')
  expect(await fulfilmentWith(unavailable, unavailable).fulfilAll(orders, 5000)).toBe(unavailable)
  await expect(fulfilmentWith(unavailable, new Error('a fault')).fulfilAll(orders, 5000)).rejects.toThrow(
    'a fault',
  )
})
