/** The state of a licence, as every place shows it. `until` and `from` are dates as text. */
export const licence = {
  running: { title: 'Your licence is active', state: 'Licence active' },
  endLabel: { trial: 'Free trial until', paid: 'Valid until', over: 'Ended on' },
  cancelled: { title: 'Your licence was cancelled', state: 'Licence cancelled' },
  trialEnded: { title: 'Your free trial has ended', state: 'Free trial ended' },
  ended: { title: 'Your licence has ended', state: 'Licence ended' },
  offer: {
    purchase: (until: string | null) => `12 months: until ${until}`,
    upgrade: (until: string | null) => `12 months and the days left of your free trial: until ${until}`,
    renewal: (until: string | null, from: string | null) => `12 more months: from ${from} until ${until}`,
  },
} as const

/** Shown by the checkout and on bank statements. A paid plan is sold for twelve months (docs/product.md, Payment). */
export const checkoutDescription = '12 Months Payment'
