/** Who issues invoices and receipts: `.env.example` explains the variables. */
import { brand } from '../../content/brand'
import { StartError } from '../runtime/start-error'

/** The supplier as an invoice names it. */
export type Supplier = {
  name: string
  address: string
  /** The GST code of a State, such as 19. */
  stateCode: string
  /** Empty: not registered for GST. Receipts without tax are issued instead of invoices. */
  gstin: string
  /** The services accounting code. */
  sac: string
  /** The rate in per cent, CGST and SGST together. */
  taxRate: number
}

type Environment = {
  [name in 'INVOICE_NAME' | 'INVOICE_ADDRESS' | 'INVOICE_STATE' | 'INVOICE_GSTIN']?: string | undefined
} & { INVOICE_SAC: string; INVOICE_TAX_RATE: number }

/** The State of the default address, which is that of the brand. */
const stateOfBrand = '19'

export function supplierOf(env: Environment): Supplier {
  const { INVOICE_GSTIN: gstin = '', INVOICE_NAME, INVOICE_ADDRESS, INVOICE_STATE } = env
  const unset = Object.entries({ INVOICE_NAME, INVOICE_ADDRESS }).flatMap(([name, value]) =>
    value ? [] : name,
  )
  // Without a GSTIN the name and address of the brand are enough, but a tax invoice needs the registered
  // ones.
  if (gstin && unset.length > 0)
    throw new StartError(`An invoice with a GSTIN needs ${unset.join(' and ')} too.`)
  if (gstin && INVOICE_STATE && INVOICE_STATE !== gstin.slice(0, 2))
    throw new StartError(
      `INVOICE_STATE is '${INVOICE_STATE}', but INVOICE_GSTIN begins with ${gstin.slice(0, 2)}: leave INVOICE_STATE out, or correct one of them.`,
    )
  return {
    name: INVOICE_NAME ?? brand.name,
    address: INVOICE_ADDRESS ?? brand.location,
    stateCode: gstin.slice(0, 2) || INVOICE_STATE || stateOfBrand,
    gstin,
    sac: env.INVOICE_SAC,
    taxRate: env.INVOICE_TAX_RATE,
  }
}
