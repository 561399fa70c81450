import { amountOf } from './contract'

/** Amounts as they are written in India: 1,00,000. */
export const amount = (symbol: string, value: number, decimals = 0) =>
  symbol +
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )

/** What is owed for a plan, in rupees. */
export const annualTotal = (plan: { currency: string; price: number }) =>
  amount(plan.currency, amountOf(plan) / 100, 2)

/** An amount in paise. */
export const rupees = (paise: number) => amount('₹', paise / 100, 2)
