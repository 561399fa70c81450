/**
 * Issues invoices, receipts and credit notes inside the transaction that stores the payment or refund, so
 * that neither a payment without its document nor a gap in the serials can occur.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { invoices, payments, serialCounters } from '../../../server/database/schema'
import { failpoint } from '../../../server/runtime/failpoint'
import type { Supplier } from '../../../server/settings/supplier'
import { isStateCode } from '../../gstin'
import { type Amounts, splitTax } from '../amounts'

/** The recipient of a document. `stateCode` and `gstin` are empty if they are not known. */
export type Recipient = {
  name: string
  email: string
  location: string
  stateCode: string
  gstin: string
}

/** Everything that is stored about a document except its serial and date. */
export type DocumentContent = {
  /** No money was moved: the payment was made in a sandbox, or in the provider's test mode. */
  isPractice: boolean
  supplier: Supplier
  recipient: Recipient
  /** The GST code of a State. */
  placeOfSupply: string
  description: string
  period: { startsAt: string; endsAt: string }
  currency: string
  amounts: Amounts
  paymentId: string
  /** The document that a credit note cancels. */
  original?: { serial: string; issuedAt: string; kind: 'invoice' | 'receipt' }
}

/** An issued document, the input of `document.ts` and `pdf.ts`. */
export type IssuedDocument = Omit<typeof invoices.$inferSelect, 'content'> & { content: DocumentContent }

type Transaction = Pick<Database, 'select' | 'insert'>

type Sale = Pick<DocumentContent, 'isPractice'> & {
  accountUid: string
  paymentId: string
  description: string
  recipient: Recipient
  /** In paise. */
  total: number
  currency: string
  period: { startsAt: Date; endsAt: Date }
  at: Date
}

/** At most 16 characters (CGST Rules, rule 46 (b)). */
const serialLength = 16

/** The prefix of a serial. Invoices, receipts and practice documents are numbered separately. */
const seriesOf = {
  invoice: 'KA',
  receipt: 'KR',
  'credit note': 'KC',
  'refund note': 'KN',
  practice: 'TEST',
  'practice refund': 'TESTC',
} as const

/**
 * The financial year in India, such as '26-27': from 1 April to 31 March. There is no daylight saving time.
 */
export function financialYear(at: Date): string {
  const india = new Date(at.getTime() + 5.5 * 3_600_000)
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0)
  const digits = (year: number) => String(year % 100).padStart(2, '0')
  return `${digits(begins)}-${digits(begins + 1)}`
}

/**
 * The row of the counter stays locked until the transaction ends: other transactions wait, and a rollback
 * returns the number.
 */
async function nextSerial(tx: Transaction, kind: keyof typeof seriesOf, at: Date): Promise<string> {
  const series = `${seriesOf[kind]}/${financialYear(at)}`
  const [counter] = await tx
    .insert(serialCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: serialCounters.series,
      set: { last: sql`${serialCounters.last} + 1` },
    })
    .returning()
  const digits = Math.min(5, serialLength - series.length - 1)
  const serial = `${series}/${String(counter?.last).padStart(digits, '0')}`
  if (serial.length > serialLength) throw new Error(`The series ${series} has no serial left.`)
  failpoint('serial number assigned')
  return serial
}

/** A simultaneous call waits here, and then finds this document. */
async function lockPayment(tx: Transaction, paymentId: string): Promise<void> {
  const isThis = eq(payments.id, paymentId)
  const found = await tx.select({ id: payments.id }).from(payments).where(isThis).for('update')
  if (found.length === 0) throw new Error('There is no such payment.')
}

async function documentOfPayment(
  tx: Transaction,
  paymentId: string,
  credit: boolean,
): Promise<IssuedDocument | null> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), sql`(${invoices.kind} = 'credit_note') = ${credit}`))
  return row ? fromRow(row) : null
}

/** `content` was written by this file. */
export const fromRow = (row: typeof invoices.$inferSelect): IssuedDocument => ({
  ...row,
  content: row.content as DocumentContent,
})

/**
 * A service to a registered person is supplied where that person is; to others where their address on record is, or the
 * supplier where there is none (IGST Act 2017, section 12 (2)).
 */
function placeOfSupply({ gstin, stateCode }: Recipient, supplier: Supplier): string {
  const known = [gstin.slice(0, 2), stateCode].find(isStateCode)
  return known ?? supplier.stateCode
}

/**
 * Issues the invoice of a payment, or a receipt where the supplier has no GSTIN; a repeated call returns the same one.
 * Call it last in the transaction: it locks the counter of serials until the end.
 */
export async function issueInvoice(tx: Transaction, supplier: Supplier, sale: Sale): Promise<IssuedDocument> {
  const { accountUid, paymentId, isPractice, recipient, total, at } = sale
  await lockPayment(tx, paymentId)
  const issued = await documentOfPayment(tx, paymentId, false)
  if (issued) return issued
  const kind = supplier.gstin ? 'invoice' : 'receipt'
  const place = placeOfSupply(recipient, supplier)
  const content: DocumentContent = {
    ...{ isPractice, supplier, recipient, placeOfSupply: place },
    description: sale.description,
    period: { startsAt: sale.period.startsAt.toISOString(), endsAt: sale.period.endsAt.toISOString() },
    currency: sale.currency,
    amounts: supplier.gstin
      ? splitTax(total, { rate: supplier.taxRate, from: supplier.stateCode, to: place })
      : { taxable: total, taxes: [], total },
    paymentId,
  }
  const serial = await nextSerial(tx, isPractice ? 'practice' : kind, at)
  return store(tx, { serial, kind, accountUid, paymentId, content, total, issuedAt: at })
}

/**
 * Issues the credit note of a payment that was refunded in full; a repeated call returns the same one. Null where the
 * payment has no invoice, such as a second payment of the same order, which is given back.
 */
export async function issueCreditNote(
  tx: Transaction,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<IssuedDocument | null> {
  await lockPayment(tx, paymentId)
  const issued = await documentOfPayment(tx, paymentId, true)
  if (issued) return issued
  const original = await documentOfPayment(tx, paymentId, false)
  if (!original || original.kind === 'credit_note') return null
  const { serial: originalSerial, accountUid, total, kind, issuedAt } = original
  const content: DocumentContent = {
    ...original.content,
    original: { serial: originalSerial, issuedAt: issuedAt.toISOString(), kind },
  }
  const ordinary = kind === 'invoice' ? 'credit note' : 'refund note'
  const serial = await nextSerial(tx, content.isPractice ? 'practice refund' : ordinary, at)
  return store(tx, {
    ...{ serial, kind: 'credit_note', accountUid, paymentId, originalSerial, content, total, issuedAt: at },
  })
}

async function store(tx: Transaction, document: typeof invoices.$inferInsert): Promise<IssuedDocument> {
  const [row] = await tx.insert(invoices).values(document).returning()
  if (!row) throw new Error('The document was not stored.')
  failpoint('document stored')
  return fromRow(row)
}
