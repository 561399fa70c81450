'use client'

import { cva, cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { CheckList } from '../../components/check-list/check-list.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { useLabels, useLocale } from '../../provider/context.ts'

/** The limit of one resource in a plan. */
export type Limit = {
  /** An icon of `createIcon` or another `<svg aria-hidden="true">`. */
  icon?: ReactNode
  name: string
  /** The limit as text, with its unit. */
  value: string
}

/** Resource limits: icon, name and value, in two columns if both are wide enough. */
const LimitList = ({ limits }: { limits: readonly Limit[] }) => (
  <dl
    className={cx(
      'mt-3 columns-[15rem_2] gap-x-8 border-t-2 border-border text-small tabular-nums',
      '[&>div]:flex [&>div]:break-inside-avoid [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-border-subtle [&>div]:py-[.45rem] md:[&>div]:py-[.6rem]',
      '[&_dt]:flex [&_dt]:items-center [&_dt]:gap-4 [&_svg]:size-[1.2rem] [&_svg]:text-muted forced-colors:[&_svg]:text-[CanvasText] [&_dd]:text-end [&_dd]:font-bold',
    )}
  >
    {limits.map(({ icon, name, value }) => (
      <div key={name}>
        <dt>
          {icon}
          {name}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type PriceProps = {
  currency: string
  currencyName?: string
  locale: string
  price: number | undefined
  period: string
  note?: string
  hiddenPrice: string
  /** Announced before a price of zero. */
  free: string
}

// In forced colours browsers draw a backplate behind text. At this size it would cover the lines around it.
const figure = cva('forced-colors:text-[CanvasText] forced-color-adjust-none', {
  variants: {
    size: {
      // At most three characters, such as ₹75 or 24 €, in the size of a page headline.
      huge: '-ms-[.065em] text-price proportional-nums',
      // At most six characters. In the font of another brand a figure is wider, so the column limits it too.
      long: '-ms-[.04em] text-[min(clamp(2.75rem,2rem+2.4vw,4.25rem),24cqi)] leading-[.8] font-extrabold tracking-[-.045em] proportional-nums',
      longest:
        '-ms-[.04em] text-[min(clamp(2.75rem,2rem+2.4vw,4.25rem),17cqi)] leading-[.8] font-extrabold tracking-[-.045em] proportional-nums',
      words:
        '-ms-[.02em] text-[clamp(2.25rem,1.6rem+2vw,3.375rem)] leading-[.95] font-extrabold tracking-[-.045em]',
    },
  },
})

/** A letter of another script than Latin. */
const otherLetter = /(?!\p{Script=Latin})\p{Letter}/u

/** The price as it is shown, and as it is announced. */
function priceTexts({ currency, currencyName, price, locale }: PriceProps & { price: number }) {
  if (!/^[A-Z]{3}$/.test(currency)) {
    const digits = Number.isInteger(price) ? 0 : 2
    const amount = price.toLocaleString(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return [`${currency}${amount}`, `${amount} ${currencyName ?? currency}`] as const
  }
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'name') =>
    price.toLocaleString(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(Number.isInteger(price) && { maximumFractionDigits: 0 }),
    })
  // The narrow symbol is the short one, $ for US$. A language that writes the currency in its own letters, such as
  // ج.م. in Arabic, has these as its symbol only: its narrow one is E£.
  const symbol = format('symbol')
  return [otherLetter.test(symbol) ? symbol : format('narrowSymbol'), format('name')] as const
}

/** The price: a large figure, and a visually hidden sentence for screen readers. */
export function Price(props: PriceProps) {
  const { price, period, note, hiddenPrice, free } = props
  const row = '@container relative mt-6 mb-5 md:mt-8 md:mb-6 flex flex-wrap items-end gap-x-4 gap-y-3'
  if (price === undefined)
    return (
      <p data-slot="price" className={row}>
        <b className={figure({ size: 'words' })}>{hiddenPrice}</b>
      </p>
    )
  const [visiblePrice, announced] = priceTexts({ ...props, price })
  // A currency in letters, such as ج.م., is as wide as digits.
  const { length } = [...visiblePrice.replace(/[\s\p{Format}]/gu, '')]
  return (
    <p data-slot="price" className={row}>
      <VisuallyHidden>
        {price === 0 && `${free}: `}
        {`${announced} ${period}`}
        {note && ', '}
      </VisuallyHidden>
      <b
        aria-hidden="true"
        className={figure({ size: length > 6 ? 'longest' : length > 3 ? 'long' : 'huge' })}
      >
        {visiblePrice}
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

/**
 * A table of one to four plans. Put the popular plan first: it is the widest column of two or three on wide screens, and
 * the first card on narrow ones. The buttons of a row are level, whatever is above them.
 */
export function PricingTable({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="pricing-table"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border-2 border-fg',
        'lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.72fr)_minmax(18rem,1fr)] lg:has-[>:nth-child(3)]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]',
        'lg:has-[>:nth-child(4)]:grid-cols-2 wide:has-[>:nth-child(4)]:grid-cols-4',
        // Title, price, action and the rest of all cards of a row begin at the same heights.
        '[&>*]:row-span-4',
        // The popular plan differs by its background. Other neighbours, and all in forced colours, need a line.
        'max-lg:[&>:not([data-popular])+*]:border-t-2 [&>*+*]:border-fg max-lg:forced-colors:[&>*+*]:border-t-2',
        'lg:[&>:not([data-popular])+*]:border-s-2 lg:forced-colors:[&>*+*]:border-s-2',
        // Four plans in two rows.
        'lg:max-wide:[&>:nth-child(3):has(+*)]:border-t-2 lg:max-wide:[&>:nth-child(3):has(+*)]:border-s-0! lg:max-wide:[&>:nth-child(4)]:border-t-2',
        className,
      )}
      {...rest}
    />
  )
}

/** The texts of a pricing card. */
export const pricingCardLabels = {
  /** Label of the popular plan. */
  popular: 'Most Popular',
  sample: 'Sample',
  /** Shown if there is no price. */
  hiddenPrice: 'Let’s work it out',
  limits: 'Resource limits',
  /** Announced before a price of zero. */
  free: 'Free',
}

export type PricingLabels = typeof pricingCardLabels

export type PricingCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  title: string
  /** ISO 4217 code of the currency, such as INR, or a symbol before the figure, such as ₹. */
  currency: string
  /** Name of the currency for screen readers, if `currency` is a symbol. A code has a name in every language. */
  currencyName?: string
  /** Language for the digits, their grouping and the currency, such as en-IN. That of the provider, or 'en', by default. */
  locale?: string
  /** Price per period. Without one, `labels.hiddenPrice` is shown. */
  price?: number
  /** Shown after the figure: per month. */
  period: string
  /** Small print beside the period. */
  priceNote?: string
  description?: ReactNode
  /** What is included: texts, or elements such as a Link. */
  features: readonly ReactNode[]
  /** A heading if the list adds to another plan: All of Free Trial, and. */
  featuresHeading?: string
  limits?: readonly Limit[]
  /** Emphasises the plan: dark surface, wider column and a label. At most one plan. */
  popular?: boolean
  /** Marks the popular plan in place of a Badge with `labels.popular`. */
  badge?: ReactNode
  /** Labels an invented plan as a sample. */
  sample?: boolean
  /** A Button or a link, in the full width of the card. */
  action: ReactNode
  /** Text at the end of the card. */
  footer?: ReactNode
  /** Heading level of the title. Headings inside are one level below. */
  heading?: 2 | 3
  labels?: Partial<PricingLabels>
}

/**
 * One plan of a PricingTable.
 *
 * @example
 * <PricingTable>
 *   <PricingCard title="Free Trial" currency="INR" locale="en-IN" price={0} period="per month" features={features} popular
 *     action={<Button variant="primary">Start Free Trial</Button>} />
 * </PricingTable>
 */
export function PricingCard({
  title,
  currency,
  currencyName,
  locale,
  price,
  period,
  priceNote,
  description,
  features,
  featuresHeading,
  limits,
  popular = false,
  badge,
  sample,
  action,
  footer,
  heading = 3,
  labels,
  className,
  ...rest
}: PricingCardProps) {
  const text = useLabels('pricingCard', pricingCardLabels, labels)
  const language = useLocale(locale)
  const within = { level: heading === 2 ? 3 : 4, size: 'label', className: 'mt-6 md:mt-8' } as const
  const id = useId()
  return (
    <article
      data-slot="pricing-card"
      data-surface={popular ? 'inverse' : undefined}
      data-popular={popular || undefined}
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] p-[clamp(min(1.5rem,5vw),3vw,2.75rem)] in-data-[slot=pricing-table]:grid-rows-subgrid',
        className,
      )}
      {...rest}
    >
      <div className="@container flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3 border-b border-border-subtle pb-4">
        {/* In the narrowest columns smaller, so that a word of a dozen letters is not broken. */}
        <Heading level={heading} size="h2" id={id} className="min-w-0 text-[min(var(--ds-text-h2),12cqi)]!">
          {title}
        </Heading>
        {popular && (badge ?? <Badge>{text.popular}</Badge>)}
        {sample && <Badge>{text.sample}</Badge>}
      </div>
      <div>
        <Price
          currency={currency}
          currencyName={currencyName}
          locale={language}
          price={price}
          period={period}
          note={priceNote}
          hiddenPrice={text.hiddenPrice}
          free={text.free}
        />
        {description && <p className="max-w-[33em]">{description}</p>}
      </div>
      <div className="mt-6 grid">{action}</div>
      <div className="flex flex-col">
        {featuresHeading && <Heading {...within}>{featuresHeading}</Heading>}
        <CheckList
          items={features}
          // Two columns where the words fit: in the full width of a phone or a tablet, and in the wider popular plan.
          className={cx(
            'text-small max-lg:columns-[8rem_2] max-lg:gap-x-4',
            popular && 'lg:columns-[10rem_2] lg:gap-x-8',
            featuresHeading ? 'mt-3' : 'mt-6',
          )}
        />
        {limits && limits.length > 0 && (
          <>
            <Heading {...within}>{text.limits}</Heading>
            <LimitList limits={limits} />
          </>
        )}
        {footer && <div className="mt-auto pt-6 text-small md:pt-8 text-muted">{footer}</div>}
      </div>
    </article>
  )
}
