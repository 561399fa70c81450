/** The HTML and the PDF of issued documents. */
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { splitTax } from '../amounts'
import { documentHtml } from './document'
import { documentText } from './document-text'
import { pdfFonts, runsOf } from './glyphs'
import type { DocumentContent, IssuedDocument } from './issue'
import { documentPdf } from './pdf'
import { recipient, registered, unregistered } from './sale.fixture'

const issuedAt = new Date('2026-11-23T20:00:00Z')

const content: DocumentContent = {
  ...{ isPractice: false, supplier: registered, recipient, placeOfSupply: '19', currency: 'INR' },
  ...{ description: 'Sample Paid plan, 12 months', paymentId: 'pay_1' },
  period: { startsAt: '2026-11-23T20:00:00Z', endsAt: '2027-11-23T20:00:00Z' },
  amounts: splitTax(598_800, { rate: 18, from: '19', to: '19' }),
}
const documentOf = (
  change: Partial<DocumentContent> = {},
  row: Partial<IssuedDocument> = {},
): IssuedDocument => ({
  ...{ serial: 'KA/26-27/00001', kind: 'invoice', accountUid: 'somebody', paymentId: 'pay_1' },
  ...{ originalSerial: null, total: 598_800, issuedAt, ...row },
  content: { ...content, ...change },
})
const receipt = documentOf(
  { isPractice: true, supplier: unregistered, amounts: { taxable: 598_800, taxes: [], total: 598_800 } },
  { kind: 'receipt', serial: 'TEST/26-27/00001' },
)
const creditNote = documentOf(
  { original: { serial: 'KA/26-27/00001', issuedAt: issuedAt.toISOString(), kind: 'invoice' } },
  { kind: 'credit_note', serial: 'KC/26-27/00001' },
)

/** Tags and entities removed. */
const visible = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a tax invoice', () => {
  it('has everything that rule 46 of the CGST Rules requires', async () => {
    const text = visible(
      await documentHtml(documentOf({ recipient: { ...recipient, gstin: '27AAPFU0939F1ZV' } })),
    )
    for (const part of [
      ...['Tax invoice', 'KA/26-27/00001', 'Date 24 November 2026'],
      ...[registered.name, registered.address, 'West Bengal (19)', `GSTIN ${registered.gstin}`],
      ...[recipient.name, recipient.location, 'Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV'],
      ...['SAC 998439', 'Sample Paid plan, 12 months', '24 November 2026 to 24 November 2027'],
      ...['Taxable value 5,074.58', 'CGST 9% 456.71', 'SGST 9% 456.71', 'Total paid, with tax 5,988.00'],
      ...['Five thousand nine hundred eighty eight rupees only', 'Place of supply West Bengal (19)'],
      ...['Tax on reverse charge No', 'without a signature'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('practice')
  })

  it('is a page with a language, a title, one heading of the first level and headers in its table', async () => {
    const html = await documentHtml(documentOf())
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/)
    expect(html).toContain('<title>Tax invoice KA/26-27/00001 | Kaksha</title>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<caption>Amounts</caption>')
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
    expect(html.match(/<th scope="row">/g)).toHaveLength(5)
    expect(html).not.toMatch(/<script|<link|url\(|src=/)
  })

  it('escapes what a customer typed', async () => {
    const name = '<script>alert(1)</script> & "Sons"'
    const html = await documentHtml(documentOf({ recipient: { ...recipient, name } }))
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sons&quot;')
    expect(html).not.toContain('<script>')
  })
})

it('a receipt says that the supplier is not registered, names no tax, and that no money was moved in practice', async () => {
  const text = visible(await documentHtml(receipt))
  expect(text).toContain('This is a practice document: no money was moved.')
  expect(text).toContain(`${registered.name} is not registered for GST.`)
  expect(text).not.toMatch(/GSTIN|SAC|CGST|IGST|Taxable|Place of supply/)
})

it('a credit note names the document that it cancels', async () => {
  const { original } = creditNote.content
  const ofReceipt = documentOf(
    { ...receipt.content, original: original && { ...original, kind: 'receipt' } },
    { kind: 'credit_note' },
  )
  expect(visible(await documentHtml(creditNote))).toMatch(
    /Credit note KC.+Cancels Tax invoice KA\/26-27\/00001 of 24 November 2026.+Total credited, with tax 5,988.00/,
  )
  expect(documentText(ofReceipt)).toMatchObject({ title: 'Refund note' })
})

/** The PDF with its compressed streams expanded. */
function readable(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/Filter \/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(
    ([, data]) => inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1'),
  )
  return [text, ...streams].join('\n')
}

describe('the PDF', () => {
  it.each([
    ['invoice', documentOf()],
    ['receipt', receipt],
    ['credit note', creditNote],
  ])('of an %s is one tagged page with a language and a title', async (_, document) => {
    const pdf = await documentPdf(document)
    const text = readable(pdf)
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    for (const part of [
      '/StructTreeRoot',
      '/Lang (en-IN)',
      '/Marked true',
      '/DisplayDocTitle true',
      'pdfuaid:part',
    ])
      expect(text).toContain(part)
    const types = [...text.matchAll(/\/S \/(\w+)/g)].map(([, type]) => type)
    expect(new Set(types)).toEqual(
      new Set([
        ...['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Sect'],
        ...['Table', 'Caption', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD'],
      ]),
    )
    expect(text.match(/\/Scope \/Column/g)).toHaveLength(2)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    // Every font is embedded.
    expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/Subtype \/Type0/g)?.length)
    expect(text).not.toContain('Helvetica')
    expect(pdf.length).toBeLessThan(60_000)
  })

  it('has the letters of the longest details on one page', async () => {
    const long = {
      name: 'W'.repeat(120),
      email: `${'w'.repeat(240)}@ganit.example`,
      location: 'W'.repeat(200),
    }
    const document = documentOf({ recipient: { ...recipient, ...long } })
    expect(readable(await documentPdf(document)).match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('keeps letters that it cannot draw for screen readers, and says so', async () => {
    const name = 'தமிழ் School'
    const text = readable(await documentPdf(documentOf({ recipient: { ...recipient, name } })))
    const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1')
    expect(text).toContain(`/ActualText (${utf16.slice(0, 12)}`)
  })
})

it('finds a font for English, Bengali, Hindi and the rupee sign', async () => {
  const fonts = (await pdfFonts()).filter(({ weight }) => weight === 400)
  const runs = runsOf('Ganit গণিত, ক্ষ্ম हिन्दी ₹5 தமிழ்', fonts)
  expect(runs.map(({ text }) => text).join('')).toBe('Ganit গণিত, ক্ষ্ম हिन्दी ₹5 ???')
  expect(runs.find(({ text }) => text.includes('ক্ষ্ম'))?.font).toBe('bengali-400')
  expect(runs.find(({ text }) => text.includes('हिन्दी'))?.font).toBe('devanagari-400')
  expect(runs.filter(({ isReplaced }) => isReplaced).map(({ text }) => text)).toEqual(['???'])
})
