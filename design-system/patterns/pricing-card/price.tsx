import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'

export type PriceProps = {
  /** Currency symbol before the figure. */
  currency: string
  /** Name of the currency for screen readers. */
  currencyName: string
  /** A negative price is hidden and replaced by `hiddenPrice`. */
  price: number
  period: string
  note?: string
  hiddenPrice: string
  /** Announced before a price of zero. */
  free: string
}

/** The use of each value. The card selects it by the price. */
export const priceDescriptions = {
  size: {
    huge: 'One or two digits, in the size of a page headline.',
    long: 'A price of more digits, in a smaller size.',
    words: 'Text in place of a hidden price.',
  },
} as const

// In forced colours browsers draw a backplate behind text. At this size it would cover the lines around it.
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

/** The price: a large figure, and a visually hidden sentence for screen readers. */
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
        <strong aria-hidden="true" className="block text-fg">
          {period}
        </strong>
        {note}
      </span>
    </p>
  )
}
