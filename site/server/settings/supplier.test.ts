import { expect, it } from 'vitest'
import { readSettings } from './settings'

const registered = {
  INVOICE_NAME: 'Kaksha Learning Private Limited',
  INVOICE_ADDRESS: '1 College Street, Kolkata 700073',
  INVOICE_GSTIN: '27AAPFU0939F1ZV',
}

it('is the brand without a GSTIN until it is set', () => {
  expect(readSettings({}).supplier).toEqual({
    ...{ name: 'Kaksha', address: 'Kolkata, India', stateCode: '19' },
    ...{ gstin: '', sac: '998439', taxRate: 18 },
  })
})

it('has the State of its GSTIN, which may be written with spaces', () => {
  const { supplier } = readSettings({
    ...registered,
    INVOICE_GSTIN: '27 aapfu0939f 1zv',
    INVOICE_TAX_RATE: '5',
  })
  expect(supplier).toMatchObject({ gstin: '27AAPFU0939F1ZV', stateCode: '27', taxRate: 5 })
})

it.each([
  [{ INVOICE_GSTIN: '27AAPFU0939F1ZW' }, /^INVOICE_GSTIN is '27AAPFU0939F1ZW': The last character does not/],
  [{ INVOICE_STATE: '19' }, /^INVOICE_STATE is '19', but INVOICE_GSTIN begins with 27/],
  [{ INVOICE_STATE: '25' }, /^INVOICE_STATE is '25': set it to the two digits of a State/],
  [{ INVOICE_NAME: '', INVOICE_ADDRESS: '' }, /needs INVOICE_NAME and INVOICE_ADDRESS too/],
  [{ INVOICE_SAC: '1234' }, /^INVOICE_SAC is '1234'/],
  [{ INVOICE_TAX_RATE: '41' }, /^INVOICE_TAX_RATE is '41': set it to a whole number from 0 to 40/],
])('does not start with %j', (env, why) => {
  expect(() => readSettings({ ...registered, ...(env as Record<string, string>) })).toThrow(why)
})
