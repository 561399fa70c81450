/** Arithmetic of invoices. All amounts are whole paise. */
import { ToWords } from 'to-words/en-IN'
import { territoriesWithUtgst } from '../../content/billing/states'

type TaxName = 'CGST' | 'SGST' | 'UTGST' | 'IGST'

/** `rate` in per cent. */
export type TaxLine = { name: TaxName; rate: number; amount: number }

export type Amounts = {
  taxable: number
  taxes: TaxLine[]
  total: number
}

/** The States, by code, of the supplier and of the place of supply. */
type Supply = { rate: number; from: string; to: string }

/**
 * Splits a total that includes the tax. Within a State the tax has two equal halves; if its paise are an odd
 * number, one paisa moves to the taxable value. The total is what was paid and never changes.
 */
export function splitTax(total: number, { rate, from, to }: Supply): Amounts {
  const rounded = Math.round((total * 100) / (100 + rate))
  const isWithin = from === to
  const taxable = isWithin && (total - rounded) % 2 === 1 ? rounded + 1 : rounded
  const tax = total - taxable
  if (!isWithin) return { taxable, taxes: [{ name: 'IGST', rate, amount: tax }], total }
  const half = { rate: rate / 2, amount: tax / 2 }
  const own: TaxName = territoriesWithUtgst.includes(from) ? 'UTGST' : 'SGST'
  return {
    taxable,
    taxes: [
      { name: 'CGST', ...half },
      { name: own, ...half },
    ],
    total,
  }
}

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** '5,988.00' */
export const inFigures = (paise: number) => figures.format(paise / 100)

const converter = new ToWords()

/** 'Five thousand nine hundred eighty eight rupees and fifty paise only' */
export function inWords(paise: number): string {
  const text = converter.convert(paise / 100, { currency: true, ignoreZeroCurrency: paise > 0 }).toLowerCase()
  return text[0]?.toUpperCase() + text.slice(1)
}
