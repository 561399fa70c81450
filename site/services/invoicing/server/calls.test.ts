import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../server/test-server'
import { unknownInvoiceMessage } from '../contract'
import { invoicesOf } from './calls'
import { issueCreditNote, issueInvoice } from './issue'
import { newSale, registered } from './sale.fixture'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function newInvoice() {
  const sale = await newSale(server.db)
  const { serial } = await server.db.transaction((tx) => issueInvoice(tx, registered, sale))
  return { ...sale, serial }
}

describe('invoice', () => {
  it('answers with the page and the PDF of the account’s own document', async () => {
    const { accountUid, serial } = await newInvoice()
    const { status, body } = await server.callAs(accountUid, 'invoice', { serial })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, serial, html: expect.stringContaining(serial) })
    expect(Buffer.from(String(body.pdf), 'base64').toString('latin1', 0, 8)).toBe('%PDF-1.7')
  })

  it('answers the same for an unknown document and for one of another account', async () => {
    const { accountUid } = await newInvoice()
    const { serial } = await newInvoice()
    for (const asked of [serial, 'KA/26-27/99999']) {
      const { status, body } = await server.callAs(accountUid, 'invoice', { serial: asked })
      expect(status).toBe(422)
      expect(body).toEqual({
        success: false,
        message: unknownInvoiceMessage,
        errors: { serial: [unknownInvoiceMessage] },
      })
    }
  })

  it('needs the account’s own token', async () => {
    const { accountUid, serial } = await newInvoice()
    expect((await server.call('invoice', { token: accountUid, serial })).status).toBe(401)
  })
})

it('lists the documents of an account, newest first', async () => {
  const { serial, accountUid, paymentId, at, total } = await newInvoice()
  const later = new Date(at.getTime() + 1000)
  const note = await server.db.transaction((tx) => issueCreditNote(tx, { paymentId, at: later }))
  await newInvoice()
  expect(await invoicesOf(server.db, accountUid)).toEqual([
    { serial: note?.serial, kind: 'credit_note', total, issuedAt: later.toISOString(), paymentId },
    { serial, kind: 'invoice', total, issuedAt: at.toISOString(), paymentId },
  ])
})
