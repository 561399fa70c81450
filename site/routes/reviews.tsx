import { Alert, ButtonGroup, Testimonial, TestimonialList } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { cta, sections } from '../content/sections'
import { sampleNotice, tellUs, testimonials } from '../content/testimonials'
import { page } from '../seo/head'
import { PageSection } from './-marketing/page-section'
import { ButtonLink } from './-shell/links'

export const Route = createFileRoute('/reviews')({ ...page('/reviews'), component: ReviewsPage })

function ReviewsPage() {
  return (
    <PageSection isPage copy={sections.reviews}>
      <Alert className="mt-block max-w-[36em]">{sampleNotice}</Alert>
      <TestimonialList className="mt-block">
        {testimonials.map(({ name, title, review }) => (
          <Testimonial key={name} name={name} title={title} rating={5}>
            {review}
          </Testimonial>
        ))}
      </TestimonialList>
      <ButtonGroup className="mt-block">
        <ButtonLink {...cta.start} variant="primary" />
        <ButtonLink href="/contact" label={tellUs} />
      </ButtonGroup>
    </PageSection>
  )
}
