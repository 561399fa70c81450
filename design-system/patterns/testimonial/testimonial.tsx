import { cx } from 'class-variance-authority'
import { Star } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { createIcon } from '../../components/icon/create-icon.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { Text } from '../../components/text/text.tsx'
import { LabelText } from '../../provider/label-text.tsx'

const StarIcon = createIcon('star', Star)

export type Rating = 1 | 2 | 3 | 4 | 5

const five = [1, 2, 3, 4, 5] as const

/** Five stars, filled up to the rating. Hidden from screen readers, because the text beside them says the same. */
const Stars = ({ rating }: { rating: Rating }) => (
  <span aria-hidden="true" className="flex gap-1">
    {five.map((star) => (
      <Icon key={star} icon={StarIcon} size="sm" className={star <= rating ? 'fill-accent' : undefined} />
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

/** The texts of a testimonial. */
export const testimonialLabels = {
  /** The rating as text, shown beside the stars: with `{rating}`. */
  rating: '{rating} out of 5',
  /** Marks an invented testimonial. */
  sample: 'Sample review',
}

const texts = { part: 'testimonial', english: testimonialLabels }

export type TestimonialProps = Omit<ComponentProps<'li'>, 'title'> & {
  name: string
  /** Role of the person: what they teach, and to whom. */
  title?: ReactNode
  /** Stars out of five. Without it no stars are shown. */
  rating?: Rating
  /** Labels an invented testimonial as a sample. */
  sample?: boolean
  /** Its texts in another language. */
  labels?: Partial<typeof testimonialLabels>
}

/** One testimonial: the author in the first column, the quotation beside it. */
export function Testimonial(props: TestimonialProps) {
  const { name, title, rating, sample, labels, className, children, ...rest } = props
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
              <LabelText {...texts} name="rating" own={labels} values={{ rating }} />
            </Text>
          )}
          {sample && (
            <Text size="small" tone="muted" className="mt-2">
              <LabelText {...texts} name="sample" own={labels} />
            </Text>
          )}
        </figcaption>
      </figure>
    </li>
  )
}
