/** The call of invoices, shared by the browser and the server. */
import * as z from 'zod/mini'
import { line, type ReplyBody, uid } from '../contract'

/** POST invoice: a document of the signed-in account. `token` is the uid. */
export const invoiceRequest = z.object({ token: uid, serial: line('Name the number of an invoice.', 16) })

/** `pdf` is base64; `html` is a whole page. */
export type InvoiceReply = ReplyBody & { serial: string; html: string; pdf: string }

/** A document in a list; `issuedAt` is ISO 8601, `total` in paise. */
export type InvoiceSummary = {
  serial: string
  kind: 'invoice' | 'receipt' | 'credit_note'
  total: number
  issuedAt: string
  paymentId: string
}
export const unknownInvoiceMessage = 'Your account has no document with this number.'
