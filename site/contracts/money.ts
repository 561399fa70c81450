/** Prices, what is owed for a plan, and amounts as text. */
import { licenceTerms } from './licence-terms'

export const paymentCurrency = 'INR'

/** The parts of a plan that decide what it costs. `price` is for one month, in rupees; below zero it is hidden. */
type PricedPlan = { price: number; hasFreeTrail: boolean }

/**
 * Whether a payment is owed before the licence is activated. The browser shows what follows from it; the server decides
 * by it from the stored plan alone.
 */
export const owesPayment = ({ price, hasFreeTrail }: PricedPlan) => !hasFreeTrail && price > 0

/** What is owed for a plan, in paise. */
export const annualPaise = ({ price }: Pick<PricedPlan, 'price'>) =>
  Math.round(licenceTerms.paidMonths * price * 100)

/** Amounts as they are written in India: 1,00,000. */
export const amount = (symbol: string, value: number, decimals = 0) =>
  symbol +
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )

/** What is owed for a plan, in rupees. */
export const annualTotal = (plan: { currency: string; price: number }) =>
  amount(plan.currency, annualPaise(plan) / 100, 2)

/** An amount in paise. */
export const rupees = (paise: number) => amount('₹', paise / 100, 2)
