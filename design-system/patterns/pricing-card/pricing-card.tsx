import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { TickList } from '../../components/tick-list/tick-list.tsx'
import { type Limit, LimitList } from './limit-list.tsx'
import { Price } from './price.tsx'

export type { Limit } from './limit-list.tsx'

/**
 * The fee card that holds the plans. Put the popular plan first: it is the widest beside the others, and the
 * first above them where the screen is narrow.
 */
export function PricingTable({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="pricing-table"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border-2 border-ink',
        'lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)] lg:has-[>:nth-child(3)]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]',
        // Slate parts itself from paper by its colour; two papers, and any two in forced colours, need a line.
        '[&>:not([data-popular])+*]:border-t-2 [&>*+*]:border-ink max-lg:forced-colors:[&>*+*]:border-t-2',
        'lg:[&>:not([data-popular])+*]:border-s-2 lg:[&>*+*]:border-t-0 lg:forced-colors:[&>*+*]:border-s-2',
        className,
      )}
      {...rest}
    />
  )
}

export type PricingLabels = {
  /** Ringed in chalk on the popular plan. */
  popular: string
  sample: string
  /** Instead of a price that is not shown. */
  hiddenPrice: string
  limits: string
  /** Said before a price of nothing. */
  free: string
}

const english: PricingLabels = {
  popular: 'Most Popular',
  sample: 'Sample',
  hiddenPrice: 'Let’s work it out',
  limits: 'Resource limits',
  free: 'Free',
}

export type PricingCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  title: string
  /** Sign before the figure: ₹. */
  currency: string
  /** What the sign is called when the price is spoken. */
  currencyName?: string
  /** Per period. Below zero the price is hidden. */
  price: number
  /** After the figure: per month. */
  period: string
  /** Small print beside the period. */
  priceNote?: string
  description?: ReactNode
  features: readonly string[]
  /** Where the list adds to another plan's: All of Free Trial, and. */
  featuresHeading?: string
  limits?: readonly Limit[]
  /** The plan to look at first: on slate, wider, ringed in chalk. One at most. */
  popular?: boolean
  /** Made up, and says so. */
  sample?: boolean
  /** A Button that starts, or a link that leads on. As wide as the card. */
  action: ReactNode
  /** At the foot, for a word to those who are not sure. */
  footer?: ReactNode
  /** Level of the title; the headings within are one below. */
  heading?: 2 | 3
  labels?: Partial<PricingLabels>
}

/**
 * One plan on the fee card.
 *
 * @example
 * <PricingTable>
 *   <PricingCard title="Free Trial" currency="₹" price={0} period="per month" features={features} popular
 *     action={<Button variant="main">Start Free Trial</Button>} />
 * </PricingTable>
 */
export function PricingCard({
  title,
  currency,
  currencyName = 'rupees',
  price,
  period,
  priceNote,
  description,
  features,
  featuresHeading,
  limits,
  popular = false,
  sample,
  action,
  footer,
  heading = 3,
  labels,
  className,
  ...rest
}: PricingCardProps) {
  const words = { ...english, ...labels }
  const within = { level: heading === 2 ? 3 : 4, size: 'label', className: 'mt-8' } as const
  const id = useId()
  return (
    <article
      data-slot="pricing-card"
      data-surface={popular ? 'board' : undefined}
      data-popular={popular || undefined}
      aria-labelledby={id}
      className={cx('flex flex-col p-[clamp(1.5rem,3vw,2.75rem)]', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3 border-b border-hair pb-4">
        <Heading level={heading} size="h2" id={id} className="min-w-0">
          {title}
        </Heading>
        {popular && <Badge variant="chalk">{words.popular}</Badge>}
        {sample && <Badge>{words.sample}</Badge>}
      </div>
      <Price
        currency={currency}
        currencyName={currencyName}
        price={price}
        period={period}
        note={priceNote}
        hiddenPrice={words.hiddenPrice}
        free={words.free}
      />
      {description && <p className="max-w-[33em]">{description}</p>}
      <div className="mt-6 grid">{action}</div>
      {featuresHeading && <Heading {...within}>{featuresHeading}</Heading>}
      <TickList
        items={features}
        columns={popular ? 2 : 1}
        className={cx('text-small', featuresHeading ? 'mt-3' : 'mt-6')}
      />
      {limits && limits.length > 0 && (
        <>
          <Heading {...within}>{words.limits}</Heading>
          <LimitList limits={limits} />
        </>
      )}
      {footer && <div className="mt-auto pt-8 text-small text-muted">{footer}</div>}
    </article>
  )
}
