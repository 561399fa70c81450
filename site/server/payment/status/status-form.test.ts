import { afterAll, describe, expect, it } from 'vitest'
import { goodCompany, goodCompletion, startTestServer } from '../../test-server.fixture'

const server = await startTestServer()
afterAll(() => server.close())

const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  server.raw('/status', { method: 'POST', body: new URLSearchParams(values), headers })

/** Buys the sample plan, and returns the payment's ID. */
async function buy(uid: string, domainName: string) {
  await server.signIn(uid)
  await server.callAs(uid, 'verify_with_backend', { ...goodCompany, domainName, selected_plan: 'SP' })
  const { body: order } = await server.callAs(uid, 'create_payment_order', { plan: 'SP' })
  const { body: paid } = await server.callAs(uid, 'sandbox_pay', { orderId: order.orderId, outcome: 'paid' })
  await server.callAs(uid, 'complete_onboarding', {
    ...goodCompletion(uid),
    orderId: paid.paymentId,
    razorpayOrderId: order.orderId,
    razorpaySignature: paid.signature,
  })
  return String(paid.paymentId)
}

describe('/status without JavaScript', () => {
  it('finds the licence, in a page that is not cached and not indexed', async () => {
    const paymentId = await buy('asker', 'ganit-status')
    const response = await post({ paymentId, email: goodCompany.companyEmail.toUpperCase() })
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(page).toContain('Your licence is active.')
    expect(page).toContain('ganit-status.kaksha.example')
    expect(page).toContain(`value="${paymentId}"`)
  })

  it('reveals nothing unless both values match', async () => {
    const paymentId = await buy('another', 'ganit-secret')
    for (const asked of [
      { paymentId, email: 'somebody@else.example' },
      { paymentId: 'pay_unknown', email: goodCompany.companyEmail },
    ]) {
      const response = await post(asked)
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain('No payment has this ID and this e-mail address.')
      expect(page).not.toContain('ganit-secret')
    }
  })

  it('names the errors, and shows the sent values escaped', async () => {
    const response = await post({ paymentId: '', email: '"><script>alert(1)</script>' })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('<title>Error: Where is my licence?')
    expect(page).toContain('Enter the payment ID or the order ID.')
    expect(page).toMatch(/id="email"[^>]*aria-invalid="true"/)
    expect(page).not.toContain('<script>')
    expect(page).toContain('&lt;script&gt;')
  })

  it.each([
    [403, () => post({}, { 'Sec-Fetch-Site': 'cross-site' })],
    [413, () => post({ paymentId: 'p'.repeat(5000) })],
    [
      415,
      () =>
        server.raw('/status', {
          method: 'POST',
          body: '{}',
          headers: { 'Content-Type': 'application/json' },
        }),
    ],
  ])('answers %i with the form, and with how to reach a person', async (status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    const page = await response.text()
    expect(page).toContain('<form method="post" action="/status">')
    expect(page).toContain('mailto:hello@kaksha.example')
  })
})
