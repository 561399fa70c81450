/** A document as a tagged PDF (PDF/UA) on one A4 page. PDFKit is loaded when the first one is made. */

import { invoiceTexts } from '../../../content/billing/invoices'
import { brand } from '../../../content/brand'
import { colours } from './colours'
import { documentText } from './document-text'
import { type PdfFont, pdfFonts, type Run, runsOf, type Weight } from './glyphs'
import type { IssuedDocument } from './issue'

/** All lengths are in points: A4 is 595 by 842. */
const margin = 51
const width = 595.28 - 2 * margin
const gap = 24
const half = (width - gap) / 2
const amountWidth = 120

type Style = {
  size: number
  weight?: Weight
  colour?: string
  x?: number
  width?: number
  align?: 'start' | 'end'
}

/** A block of text with its position on the page. */
type Placed = { bottom: number; draw: () => void; options: { actual?: string } }

type Pdf = PDFKit.PDFDocument

/**
 * Computes the position of a text without drawing it: lines and boxes depend on its height, and are drawn
 * before it.
 */
function typesetter(pdf: Pdf, fonts: readonly PdfFont[]) {
  for (const { name, data } of fonts) pdf.registerFont(name, data)
  const ofWeight = {
    400: fonts.filter(({ weight }) => weight === 400),
    700: fonts.filter(({ weight }) => weight === 700),
  }
  const widthOf = (runs: Run[], size: number) =>
    runs.reduce((sum, { font, text }) => sum + pdf.font(font).fontSize(size).widthOfString(text), 0)

  /** Breaks lines at spaces, and also inside a word that is wider than the line. */
  function linesOf(text: string, { size, weight = 400, width: limit = width }: Style): Run[][] {
    const runs = (part: string) => runsOf(part, ofWeight[weight])
    const lines: string[] = ['']
    const fits = (line: string) => widthOf(runs(line), size) <= limit
    for (const word of text.split(/(?<= )/)) {
      if (fits((lines.at(-1) + word).trimEnd())) lines[lines.length - 1] += word
      else if (fits(word.trimEnd())) lines.push(word)
      else
        for (const character of word) {
          if (fits(lines.at(-1) + character)) lines[lines.length - 1] += character
          else lines.push(character)
        }
    }
    return lines.filter(Boolean).map((line) => runs(line.trimEnd()))
  }

  return function place(text: string, top: number, style: Style): Placed {
    const { size, x = margin, width: limit = width, align = 'start', colour = colours.text } = style
    const lines = linesOf(text, style)
    const lineHeight = size * 1.4
    const draw = () => {
      for (const [index, runs] of lines.entries()) {
        let left = align === 'end' ? x + limit - widthOf(runs, size) : x
        for (const run of runs) {
          const baseline = top + index * lineHeight + size * 1.05
          pdf.font(run.font).fontSize(size).fillColor(colour)
          pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
          left += widthOf([run], size)
        }
      }
    }
    // Screen readers and copied text get the original letters, also those that are not drawn.
    const options = lines.flat().some(({ isReplaced }) => isReplaced) ? { actual: text } : {}
    return { bottom: top + lines.length * lineHeight, draw, options }
  }
}

export async function documentPdf(document: IssuedDocument): Promise<Buffer> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), pdfFonts()])
  const {
    title,
    serial,
    notices,
    facts,
    parties,
    table,
    amountInWords: words,
    notes,
  } = documentText(document)
  const pdf = new PDFDocument({
    ...{
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
    },
    // Missing in the type declarations.
    ...({ subset: 'PDF/UA' } as object),
    // Without this PDFKit adds Helvetica, which would not be embedded.
    font: null as unknown as string,
    info: {
      Title: `${title} ${serial}`,
      Author: document.content.supplier.name,
      Creator: brand.name,
      CreationDate: document.issuedAt,
      ModDate: document.issuedAt,
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

  const place = typesetter(pdf, fonts)
  const element = (type: string, children: PDFKit.PDFStructureElementChild[], options = {}) =>
    pdf.struct(type as never, options, children)
  const leaf = (type: string, { draw, options }: Placed, more = {}) => {
    isReplaced ||= options.actual !== undefined
    return element(type, [draw], { ...options, ...more })
  }
  let isReplaced = false
  const root: PDFKit.PDFStructureElement[] = []
  const artifacts: (() => void)[] = []
  const fill = (colour: string, x: number, top: number, w: number, height: number) =>
    artifacts.push(() => pdf.rect(x, top, w, height).fill(colour))
  const rule = (top: number, weight = 1.5, colour = colours.text) => fill(colour, margin, top, width, weight)

  let y = margin
  fill(colours.text, margin, y, width, 5)
  fill(colours.mark, margin, y, 36, 5)
  y += 26
  const heading = place(title, y, { size: 27, weight: 700 })
  const number = place(serial, heading.bottom + 2, { size: 13 })
  root.push(element('H1', [heading.draw, number.draw]))
  y = number.bottom + 16

  for (const notice of notices) {
    const text = place(notice, y + 8, { size: 10.5, weight: 700, x: margin + 16, width: width - 28 })
    fill(colours.notice, margin, y, width, text.bottom + 8 - y)
    fill(colours.mark, margin, y, 5, text.bottom + 8 - y)
    root.push(leaf('P', text))
    y = text.bottom + 16
  }
  if (notices.length > 0) y += 8

  /** Two columns of blocks. Each function places one block and returns its lower edge. */
  function inPairs(blocks: ((top: number, x: number) => number)[]) {
    for (let index = 0; index < blocks.length; index += 2) {
      const row = blocks.slice(index, index + 2)
      y = Math.max(...row.map((block, column) => block(y, margin + column * (half + gap)))) + 10
    }
    y += 12
  }

  const list: PDFKit.PDFStructureElement[] = []
  inPairs(
    facts.map(({ label, value }) => (top, x) => {
      const name = place(label, top, { size: 9.5, colour: colours.muted, x, width: half })
      const fact = place(value, name.bottom, { size: 11, weight: 700, x, width: half })
      list.push(element('LI', [leaf('Lbl', name), leaf('LBody', fact)]))
      return fact.bottom
    }),
  )
  root.push(element('L', list))

  inPairs(
    parties.map(({ label, name, lines }) => (top, x) => {
      const style = { x, width: half }
      const label_ = place(label, top, { ...style, size: 9.5, colour: colours.muted })
      let { bottom } = label_
      const add = (text: string, weight: Weight) => {
        const placed = place(text, bottom, { ...style, weight, size: 11 })
        bottom = placed.bottom
        return leaf('P', placed)
      }
      root.push(element('Sect', [leaf('H2', label_), add(name, 700), ...lines.map((line) => add(line, 400))]))
      return bottom
    }),
  )

  const caption = place(table.caption, y, { size: 11, weight: 700 })
  y = caption.bottom + 6
  const left = width - amountWidth
  const amountStyle = { x: margin + left, width: amountWidth, align: 'end' } as const

  /** A row: its header, more lines below that, and the amount. */
  function row(texts: [string, string], details: string[], head: boolean, style: Style) {
    const first = place(texts[0], y + 7, { ...style, width: left })
    let { bottom } = first
    const more = details.map((detail) => {
      const placed = place(detail, bottom, { size: 9.5, colour: colours.muted, width: left })
      bottom = placed.bottom
      return placed.draw
    })
    const amount = place(texts[1], y + 7, { ...style, ...amountStyle })
    y = bottom + 6
    return element('TR', [
      element('TH', [first.draw, ...more], { scope: head ? 'Column' : 'Row' }),
      head ? leaf('TH', amount, { scope: 'Column' }) : leaf('TD', amount),
    ])
  }
  rule(y)
  const head = row(table.heads, [], true, { size: 10.5, weight: 700 })
  rule(y)
  const { item, sums } = table
  const body = row([item.description, item.amount], item.details, false, { size: 11 })
  const foot = sums.map(({ label, value }, index) => {
    const isTotal = index === sums.length - 1
    rule(y, isTotal ? 1.5 : 0.75, isTotal ? colours.text : colours.line)
    return row([label, value], [], false, isTotal ? { size: 14, weight: 700 } : { size: 11 })
  })
  rule(y)
  root.push(
    element('Table', [
      leaf('Caption', caption),
      element('THead', [head]),
      element('TBody', [body]),
      element('TFoot', foot),
    ]),
  )
  y += 16

  const paragraph = (text: string, style: Style) => {
    const placed = place(text, y, style)
    root.push(leaf('P', placed))
    y = placed.bottom + 3
  }
  if (words) paragraph(`${words.label}: ${words.value}`, { size: 11 })
  y += 14
  if (isReplaced) notes.push(invoiceTexts.replaced)
  for (const note of notes) paragraph(note, { size: 9.5, colour: colours.muted })

  pdf.markContent('Artifact', { type: 'Layout' })
  for (const draw of artifacts) draw()
  pdf.endMarkedContent()
  const structure = element('Document', root)
  pdf.addStructure(structure)
  structure.end()
  pdf.end()
  return finished
}
