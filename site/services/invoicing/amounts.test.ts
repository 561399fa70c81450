import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { states, territoriesWithUtgst } from '../../content/billing/states'
import { inFigures, inWords, splitTax } from './amounts'

const codes = fc.constantFrom(...Object.keys(states))
/** Amounts from one paisa to the largest amount of a payment. */
const total = fc.integer({ min: 1, max: 2_147_483_647 })
const rate = fc.integer({ min: 0, max: 40 })

describe('the tax of a total', () => {
  it('is 18 per cent of a year of 499 rupees', () => {
    expect(splitTax(598_800, { rate: 18, from: '19', to: '27' })).toEqual({
      ...{ taxable: 507_458, taxes: [{ name: 'IGST', rate: 18, amount: 91_342 }], total: 598_800 },
    })
    expect(splitTax(598_800, { rate: 18, from: '19', to: '19' })).toEqual({
      taxable: 507_458,
      taxes: [
        { name: 'CGST', rate: 9, amount: 45_671 },
        { name: 'SGST', rate: 9, amount: 45_671 },
      ],
      total: 598_800,
    })
  })

  it('always adds up, in whole paise that are never negative', () => {
    fc.assert(
      fc.property(total, rate, codes, codes, fc.boolean(), (paid, percent, from, other, within) => {
        const to = within ? from : other
        const { taxable, taxes, total: sum } = splitTax(paid, { rate: percent, from, to })
        const amounts = [taxable, ...taxes.map(({ amount }) => amount)]
        expect(sum).toBe(paid)
        expect(amounts.reduce((whole, part) => whole + part, 0)).toBe(paid)
        for (const amount of amounts) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        expect(taxes.reduce((whole, line) => whole + line.rate, 0)).toBe(percent)
        expect(new Set(taxes.map(({ amount }) => amount)).size).toBe(1)
        expect(taxes.map(({ name }) => name)).toEqual(
          from !== to ? ['IGST'] : ['CGST', territoriesWithUtgst.includes(from) ? 'UTGST' : 'SGST'],
        )
        // The taxable value may differ by rounding, and by the paisa that keeps the halves equal.
        const exact = (paid * 100) / (100 + percent)
        expect(Math.abs(taxable - exact)).toBeLessThanOrEqual(1.5)
      }),
    )
  })
})

it.each([
  [0, 'Zero rupees only'],
  [1, 'One paisa only'],
  [50, 'Fifty paise only'],
  [100, 'One rupee only'],
  [598_800, 'Five thousand nine hundred eighty eight rupees only'],
  [12_003_456, 'One lakh twenty thousand thirty four rupees and fifty six paise only'],
  [
    2_147_483_647,
    'Two crore fourteen lakh seventy four thousand eight hundred thirty six rupees and forty seven paise only',
  ],
])('%i paise in words', (paise, text) => {
  expect(inWords(paise)).toBe(text)
})

it.each([
  [5, '0.05'],
  [598_800, '5,988.00'],
  [2_147_483_647, '2,14,74,836.47'],
])('%i paise in figures', (paise, text) => {
  expect(inFigures(paise)).toBe(text)
})

it('reads all paise without a rounding error', () => {
  fc.assert(
    fc.property(total, (paise) => {
      const hasPaise = /\bpais[ae]\b/.test(inWords(paise))
      expect(hasPaise).toBe(paise % 100 > 0)
      expect(inFigures(paise).replace(/\D/g, '').replace(/^0+/, '')).toBe(String(paise))
    }),
  )
})
