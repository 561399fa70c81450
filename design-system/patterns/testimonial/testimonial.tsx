import { cx } from 'class-variance-authority'
import { Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { Text } from '../../components/text/text.tsx'

export type Rating = 1 | 2 | 3 | 4 | 5

const five = [1, 2, 3, 4, 5] as const

/** Five stars, filled up to the rating. Hidden from screen readers, because the text beside them says the same. */
const Stars = ({ rating }: { rating: Rating }) => (
  <span aria-hidden="true" className="flex gap-1">
    {five.map((star) => (
      <Icon key={star} icon={Star} size="sm" className={star <= rating ? 'fill-accent' : undefined} />
    ))}
  </span>
)

/**
 * A list of testimonials.
 *
 * @example
 * <TestimonialList>
 *   <Testimonial name="Mitali S." title="Maths tuition, classes 8 to 10" rating={5}>
 *     The register tells me who is due.
 *   </Testimonial>
 * </TestimonialList>
 */
export function TestimonialList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="testimonial-list" className={cx('border-t-6 border-fg', className)} {...rest} />
}

export type TestimonialProps = Omit<ComponentProps<'li'>, 'title'> & {
  name: string
  /** Role of the person: what they teach, and to whom. */
  title?: ReactNode
  /** Stars out of five. Without it no stars are shown. */
  rating?: Rating
  /** The rating as text, shown beside the stars. */
  ratingLabel?: (rating: Rating) => string
  /** Labels an invented testimonial as a sample. */
  sample?: boolean
  sampleLabel?: string
}

/** One testimonial: the author in the first column, the quotation beside it. */
export function Testimonial(props: TestimonialProps) {
  const { name, title, rating, ratingLabel = (stars) => `${stars} out of 5`, sample, ...more } = props
  const { sampleLabel = 'Sample review', className, children, ...rest } = more
  return (
    <li
      data-slot="testimonial"
      data-sample={sample || undefined}
      className={cx('border-b border-border-subtle py-8', className)}
      {...rest}
    >
      <figure className="grid gap-x-10 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
        {/* The quotation is first in the DOM, for reading order. The author is shown first. */}
        <blockquote className="min-w-0 text-[1.375rem]/[1.45] md:order-2">
          <p className="max-w-[34em]">{children}</p>
        </blockquote>
        <figcaption className="min-w-0">
          <p className="font-bold">{name}</p>
          {title && (
            <Text size="small" tone="muted">
              {title}
            </Text>
          )}
          {rating && (
            <Text size="small" className="mt-2 flex flex-wrap items-center gap-x-2.5">
              <Stars rating={rating} />
              {ratingLabel(rating)}
            </Text>
          )}
          {sample && (
            <Text size="small" tone="muted" className="mt-2">
              {sampleLabel}
            </Text>
          )}
        </figcaption>
      </figure>
    </li>
  )
}
