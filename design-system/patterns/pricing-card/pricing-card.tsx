import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { CheckList } from '../../components/check-list/check-list.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { type Limit, LimitList } from './limit-list.tsx'
import { Price } from './price.tsx'

export type { Limit } from './limit-list.tsx'

/**
 * A table of plans. Put the popular plan first: it is the widest column on wide screens and the first card on narrow
 * ones.
 */
export function PricingTable({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="pricing-table"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border-2 border-fg',
        'lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)] lg:has-[>:nth-child(3)]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]',
        // The popular plan differs by its background. Other neighbours, and all in forced colours, need a line.
        '[&>:not([data-popular])+*]:border-t-2 [&>*+*]:border-fg max-lg:forced-colors:[&>*+*]:border-t-2',
        'lg:[&>:not([data-popular])+*]:border-s-2 lg:[&>*+*]:border-t-0 lg:forced-colors:[&>*+*]:border-s-2',
        className,
      )}
      {...rest}
    />
  )
}

export type PricingLabels = {
  /** Label of the popular plan. */
  popular: string
  sample: string
  /** Shown instead of a hidden price. */
  hiddenPrice: string
  limits: string
  /** Announced before a price of zero. */
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
  /** Currency symbol before the figure: ₹. */
  currency: string
  /** Name of the currency for screen readers. */
  currencyName?: string
  /** Price per period. A negative price is hidden. */
  price: number
  /** Shown after the figure: per month. */
  period: string
  /** Small print beside the period. */
  priceNote?: string
  description?: ReactNode
  features: readonly string[]
  /** A heading if the list adds to another plan: All of Free Trial, and. */
  featuresHeading?: string
  limits?: readonly Limit[]
  /** Emphasises the plan: dark surface, wider column and a label. At most one plan. */
  popular?: boolean
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
 *   <PricingCard title="Free Trial" currency="₹" price={0} period="per month" features={features} popular
 *     action={<Button variant="primary">Start Free Trial</Button>} />
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
  const text = { ...english, ...labels }
  const within = { level: heading === 2 ? 3 : 4, size: 'label', className: 'mt-8' } as const
  const id = useId()
  return (
    <article
      data-slot="pricing-card"
      data-surface={popular ? 'inverse' : undefined}
      data-popular={popular || undefined}
      aria-labelledby={id}
      className={cx('flex flex-col p-[clamp(1.5rem,3vw,2.75rem)]', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3 border-b border-border-subtle pb-4">
        <Heading level={heading} size="h2" id={id} className="min-w-0">
          {title}
        </Heading>
        {popular && <Badge variant="chalk">{text.popular}</Badge>}
        {sample && <Badge>{text.sample}</Badge>}
      </div>
      <Price
        currency={currency}
        currencyName={currencyName}
        price={price}
        period={period}
        note={priceNote}
        hiddenPrice={text.hiddenPrice}
        free={text.free}
      />
      {description && <p className="max-w-[33em]">{description}</p>}
      <div className="mt-6 grid">{action}</div>
      {featuresHeading && <Heading {...within}>{featuresHeading}</Heading>}
      <CheckList
        items={features}
        columns={popular ? 2 : 1}
        className={cx('text-small', featuresHeading ? 'mt-3' : 'mt-6')}
      />
      {limits && limits.length > 0 && (
        <>
          <Heading {...within}>{text.limits}</Heading>
          <LimitList limits={limits} />
        </>
      )}
      {footer && <div className="mt-auto pt-8 text-small text-muted">{footer}</div>}
    </article>
  )
}
