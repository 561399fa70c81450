import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { invoices, serialCounters } from '../../../server/database/schema'
import { startTestServer, type TestServer } from '../../../server/test-server'
import { financialYear, issueCreditNote, issueInvoice } from './issue'
import { newSale, recipient, registered, unregistered } from './sale.fixture'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.delete(invoices)
  await server.db.delete(serialCounters)
})

type Sale = Awaited<ReturnType<typeof newSale>>
const issue = (sale: Sale, supplier = registered) =>
  server.db.transaction((tx) => issueInvoice(tx, supplier, sale))
const credit = (sale: Sale, at = sale.at) =>
  server.db.transaction((tx) => issueCreditNote(tx, { paymentId: sale.paymentId, at }))
const serials = async () => (await server.db.select().from(invoices)).map(({ serial }) => serial).sort()
const numbered = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${series}/${String(index + 1).padStart(5, '0')}`)

describe('serials', () => {
  it('are consecutive when fifty payments arrive at once, half of them twice', async () => {
    const sales = await Promise.all(Array.from({ length: 50 }, () => newSale(server.db)))
    const calls = [...sales, ...sales.slice(0, 25)]
    const issued = await Promise.all(calls.map((sale) => issue(sale)))
    expect(await serials()).toEqual(numbered('KA/26-27', 50))
    expect(new Set(issued.map(({ serial }) => serial)).size).toBe(50)
  })

  it('have no gap after a transaction that was rolled back', async () => {
    const failed = await newSale(server.db)
    const rolledBack = server.db.transaction(async (tx) => {
      await issueInvoice(tx, registered, failed)
      throw new Error('the rest failed')
    })
    await expect(rolledBack).rejects.toThrow('the rest failed')
    await issue(await newSale(server.db))
    await issue(failed)
    expect(await serials()).toEqual(numbered('KA/26-27', 2))
  })

  it('begin again at midnight of 1 April in India', async () => {
    const last = new Date('2027-03-31T18:29:59.999Z')
    const first = new Date('2027-03-31T18:30:00Z')
    expect([last, first].map(financialYear)).toEqual(['26-27', '27-28'])
    expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00')
    for (const at of [last, first]) await issue(await newSale(server.db, { at }))
    expect(await serials()).toEqual(['KA/26-27/00001', 'KA/27-28/00001'])
  })

  it('have a series for each kind of document, and at most 16 characters', async () => {
    for (const supplier of [registered, unregistered])
      await credit(await issuedSale(supplier, { isPractice: true }))
    await credit(await issuedSale(registered))
    await credit(await issuedSale(unregistered))
    const all = await serials()
    expect(all).toEqual([
      ...['KA/26-27/00001', 'KC/26-27/00001', 'KN/26-27/00001', 'KR/26-27/00001'],
      ...['TEST/26-27/00001', 'TEST/26-27/00002', 'TESTC/26-27/0001', 'TESTC/26-27/0002'],
    ])
    for (const serial of all) expect(serial.length).toBeLessThanOrEqual(16)
  })
})

async function issuedSale(supplier = registered, given: Parameters<typeof newSale>[1] = {}) {
  const sale = await newSale(server.db, given)
  await issue(sale, supplier)
  return sale
}

describe('one payment', () => {
  it('has one invoice and one credit note, however often they are issued', async () => {
    const sale = await newSale(server.db)
    expect(await credit(sale)).toBeNull()
    const first = await issue(sale)
    expect(await issue({ ...sale, total: 1 })).toEqual(first)
    const notes = await Promise.all([credit(sale), credit(sale), credit(sale)])
    expect(new Set(notes.map((note) => note?.serial))).toEqual(new Set(['KC/26-27/00001']))
    const rows = await server.db.select().from(invoices).where(eq(invoices.paymentId, sale.paymentId))
    expect(rows).toHaveLength(2)
  })

  it('has a credit note over the same amounts that names the invoice', async () => {
    const sale = await newSale(server.db)
    const invoice = await issue(sale)
    const note = await credit(sale, new Date('2027-04-02T00:00:00Z'))
    expect(note).toMatchObject({
      ...{ serial: 'KC/27-28/00001', kind: 'credit_note', originalSerial: invoice.serial, total: sale.total },
      content: {
        amounts: invoice.content.amounts,
        original: { serial: invoice.serial, issuedAt: sale.at.toISOString(), kind: 'invoice' },
      },
    })
  })

  it('that is unknown gets nothing', async () => {
    const sale = await newSale(server.db)
    await expect(issue({ ...sale, paymentId: 'pay_unknown' })).rejects.toThrow('There is no such payment.')
    expect(await server.db.$count(serialCounters)).toBe(0)
  })
})

describe('the place of supply', () => {
  it.each([
    ['the State of the supplier where no other is known', {}, '19', ['CGST', 'SGST']],
    ['the State that the recipient named', { stateCode: '27' }, '27', ['IGST']],
    ['the State of the recipient’s GSTIN', { stateCode: '19', gstin: '27AAPFU0939F1ZV' }, '27', ['IGST']],
  ])('is %s', async (_, change, place, names) => {
    const sale = await newSale(server.db)
    const { content } = await issue({ ...sale, recipient: { ...recipient, ...change } })
    expect(content.placeOfSupply).toBe(place)
    expect(content.amounts.taxes.map(({ name }) => name)).toEqual(names)
  })
})

it('issues a receipt without tax where the supplier has no GSTIN', async () => {
  const sale = await newSale(server.db)
  expect(await issue(sale, unregistered)).toMatchObject({
    kind: 'receipt',
    content: { amounts: { taxable: sale.total, taxes: [], total: sale.total } },
  })
})
