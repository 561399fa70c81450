import { buttonVariants } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { cta, sections } from '../content/home'
import { sampleNotice, testimonials } from '../content/testimonials'
import type { Testimonial } from '../content/types'
import { page } from '../seo/head'
import { SectionSheet } from './-sections/section-sheet'

export const Route = createFileRoute('/reviews')({ ...page('/reviews'), component: ReviewsPage })

function ReviewsPage() {
  return (
    <SectionSheet isPage copy={sections.reviews}>
      <p className="mt-block max-w-[68ch] border-focus border-s-6 bg-info-wash p-4">{sampleNotice}</p>
      <ul className="mt-block border-ink border-t-6">
        {testimonials.map((review) => (
          <Review key={review.name} {...review} />
        ))}
      </ul>
      <p className="mt-block flex flex-wrap gap-4 max-xs:*:w-full">
        <a className={buttonVariants({ variant: 'main' })} href={cta.start.href}>
          {cta.start.label}
        </a>
        <a className={buttonVariants()} href="/contact">
          Tell us how it went
        </a>
      </p>
    </SectionSheet>
  )
}

const stars = [1, 2, 3, 4, 5]

/** One entry of the register: who at the left, the words at the right. */
function Review({ name, title, review, sample }: Testimonial) {
  return (
    <li className="border-hair border-b py-8">
      <figure className="grid gap-x-10 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
        <blockquote className="text-[1.375rem]/[1.45] md:order-2">
          <p className="max-w-[34em]">{review}</p>
        </blockquote>
        <figcaption>
          <p className="font-bold">{name}</p>
          <p className="text-muted text-small">{title}</p>
          <p className="mt-2 flex items-center gap-1 text-small">
            {stars.map((star) => (
              <Star key={star} aria-hidden="true" className="size-5 fill-accent stroke-[1.75]! text-ink" />
            ))}
            <span className="ms-1.5">5 out of 5</span>
          </p>
          {sample && <p className="mt-2 text-muted text-small">Sample review</p>}
        </figcaption>
      </figure>
    </li>
  )
}
