import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentState } from '../../contracts/payment'
import { askStatus } from './status'

afterEach(() => vi.unstubAllGlobals())

it.each<PaymentState>(['activated', 'processing', 'failed', 'to_refund', 'refunding', 'refunded', 'refused'])(
  'accepts the state %s of a payment',
  async (state) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, payment: { state } }))
    expect(await askStatus({ paymentId: 'pay_1', email: 'office@ganit.example' }, 'No answer.')).toEqual({
      ok: true,
      value: { state },
    })
  },
)

it('refuses an unknown state', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, payment: { state: 'unknown' } }))
  expect(await askStatus({ paymentId: 'pay_1', email: 'office@ganit.example' }, 'No answer.')).toMatchObject({
    ok: false,
  })
})
