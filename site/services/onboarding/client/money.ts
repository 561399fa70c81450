/** Amounts as they are written in India: 1,00,000. */
export const amount = (symbol: string, value: number, decimals = 0) =>
  symbol +
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )

/** Twelve months, rounded to the paisa. */
export const annualTotal = (plan: { currency: string; price: number }) =>
  amount(plan.currency, Math.round(plan.price * 1200) / 100, 2)
