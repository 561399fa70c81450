import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'

export type PriceProps = {
  /** Sign before the figure. */
  currency: string
  /** What the sign is called when the price is spoken. */
  currencyName: string
  /** Below zero: hidden, and `hiddenPrice` stands in its place. */
  price: number
  period: string
  note?: string
  hiddenPrice: string
  /** Said before a price of nothing. */
  free: string
}

/** What each value is for, in one line. The card chooses by the price itself. */
export const priceDescriptions = {
  size: {
    huge: 'One figure or two, as large as the headline of a page.',
    long: 'A price of more figures, which would not fit otherwise.',
    words: 'Words in the place of a hidden price.',
  },
} as const

// Forced colours lay a plate behind text, as high as the glyphs could be: it would cover the lines around.
const figure = cva('forced-colors:text-[CanvasText] forced-color-adjust-none', {
  variants: {
    size: {
      huge: '-ms-[.065em] text-price proportional-nums',
      long: '-ms-[.04em] text-[clamp(2.75rem,2rem+2.4vw,4.25rem)] leading-[.8] font-extrabold tracking-[-.045em] proportional-nums',
      words:
        '-ms-[.02em] text-[clamp(2.25rem,1.6rem+2vw,3.375rem)] leading-[.95] font-extrabold tracking-[-.045em]',
    },
  },
})

/** The price as a figure for the eye and as a sentence for the ear. */
export function Price({ currency, currencyName, price, period, note, hiddenPrice, free }: PriceProps) {
  const row = 'relative mt-8 mb-6 flex flex-wrap items-end gap-x-4 gap-y-3'
  if (price < 0)
    return (
      <p data-slot="price" className={row}>
        <b className={figure({ size: 'words' })}>{hiddenPrice}</b>
      </p>
    )
  const amount = price.toLocaleString('en-IN')
  return (
    <p data-slot="price" className={row}>
      <VisuallyHidden>
        {price === 0 && `${free}: `}
        {`${amount} ${currencyName} ${period}`}
        {note && ', '}
      </VisuallyHidden>
      <b aria-hidden="true" className={figure({ size: amount.length > 2 ? 'long' : 'huge' })}>
        {currency}
        {amount}
      </b>
      <span className="leading-[1.35] text-muted">
        <strong aria-hidden="true" className="block text-ink">
          {period}
        </strong>
        {note}
      </span>
    </p>
  )
}
