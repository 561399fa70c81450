/** The texts of a document in reading order, for both the HTML and the PDF. */

import { invoiceTexts as texts } from '../../../content/billing/invoices'
import { states } from '../../../content/billing/states'
import { brand } from '../../../content/brand'
import { isStateCode } from '../../gstin'
import { inFigures, inWords } from '../amounts'
import type { IssuedDocument } from './issue'

type Line = { label: string; value: string }

type DocumentText = {
  title: string
  serial: string
  /** Notices that the reader must see first. */
  notices: string[]
  facts: Line[]
  parties: { label: string; name: string; lines: string[] }[]
  table: {
    caption: string
    /** Headings of the columns. */
    heads: [string, string]
    item: { description: string; details: string[]; amount: string }
    /** The rows below the item; the last one is the total. */
    sums: Line[]
  }
  amountInWords: Line | null
  notes: string[]
}

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const stateOf = (code: string) => (isStateCode(code) ? `${states[code]} (${code})` : '')

export function documentText({ serial, kind, issuedAt, content }: IssuedDocument): DocumentText {
  const { supplier, recipient, amounts, currency, original } = content
  const hasTax = supplier.gstin !== ''
  const type = kind === 'credit_note' && !hasTax ? 'refundNote' : kind
  const isRupees = currency === 'INR'
  const { facts, amounts: names } = texts
  const lines = (values: (string | false)[]) => values.filter((value): value is string => Boolean(value))
  return {
    title: texts.titles[type],
    serial,
    notices: lines([
      content.isPractice && texts.practice,
      !hasTax && `${supplier.name} ${texts.unregistered}`,
    ]),
    facts: [
      { label: facts.date, value: date.format(issuedAt) },
      ...(original
        ? [
            {
              label: facts.original,
              value: `${texts.titles[original.kind]} ${original.serial} of ${date.format(new Date(original.issuedAt))}`,
            },
          ]
        : []),
      { label: facts.paymentId, value: content.paymentId },
      ...(hasTax
        ? [
            { label: facts.placeOfSupply, value: stateOf(content.placeOfSupply) },
            { label: facts.reverseCharge, value: facts.reverseChargeValue },
          ]
        : []),
    ],
    parties: [
      {
        label: texts.from,
        name: supplier.name,
        lines: lines([
          supplier.address,
          hasTax && stateOf(supplier.stateCode),
          hasTax && `GSTIN ${supplier.gstin}`,
        ]),
      },
      {
        label: texts.to,
        name: recipient.name,
        lines: lines([
          recipient.location,
          stateOf(recipient.stateCode || recipient.gstin.slice(0, 2)),
          recipient.gstin && `GSTIN ${recipient.gstin}`,
          recipient.email,
        ]),
      },
    ],
    table: {
      caption: names.caption,
      heads: [names.description, `${names.amount} (${isRupees ? '₹' : currency})`],
      item: {
        description: content.description,
        details: lines([
          `${date.format(new Date(content.period.startsAt))} to ${date.format(new Date(content.period.endsAt))}`,
          hasTax && `${names.sac} ${supplier.sac}`,
        ]),
        amount: inFigures(amounts.taxable),
      },
      sums: [
        ...(hasTax ? [{ label: names.taxable, value: inFigures(amounts.taxable) }] : []),
        ...amounts.taxes.map(({ name, rate, amount }) => ({
          label: `${name} ${rate}%`,
          value: inFigures(amount),
        })),
        { label: names.totals[type], value: inFigures(amounts.total) },
      ],
    },
    amountInWords: isRupees ? { label: names.inWords, value: inWords(amounts.total) } : null,
    notes: [texts.issued, `${texts.questions} ${brand.email}`],
  }
}
