import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { invoices } from '../../../server/database/schema'
import type { SignedInCall } from '../../../server/http/api/identity'
import { accept, refuse } from '../../../server/http/api/reply'
import { type InvoiceReply, type InvoiceSummary, invoiceRequest, unknownInvoiceMessage } from '../contract'
import { documentHtml } from './document'
import { fromRow } from './issue'
import { documentPdf } from './pdf'

export function invoicesCalls(call: SignedInCall, db: Database): void {
  call('invoice', invoiceRequest, async ({ serial }, { uid }) => {
    // One query for both: an unknown and a foreign serial take the same time.
    const isOwn = and(eq(invoices.serial, serial), eq(invoices.accountUid, uid))
    const [row] = await db.select().from(invoices).where(isOwn)
    if (!row) return refuse(422, unknownInvoiceMessage, { serial: [unknownInvoiceMessage] })
    const document = fromRow(row)
    const pdf = await documentPdf(document)
    const reply: Omit<InvoiceReply, 'success'> = {
      ...{ serial, html: await documentHtml(document), pdf: pdf.toString('base64') },
    }
    return accept(reply)
  })
}

/** The documents of an account, newest first. */
export async function invoicesOf(db: Database, accountUid: string): Promise<InvoiceSummary[]> {
  const { serial, kind, total, issuedAt, paymentId } = invoices
  const rows = await db
    .select({ serial, kind, total, issuedAt, paymentId })
    .from(invoices)
    .where(eq(invoices.accountUid, accountUid))
    .orderBy(desc(issuedAt), desc(serial))
  return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }))
}
