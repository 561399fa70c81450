import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A quotation by a customer with their name, role and optional rating.',
  use: [
    'For sentences that a customer has said and agreed to publish.',
    'In a TestimonialList, one below the other, so that visitors can compare them.',
    'With `sample` while the text is invented.',
  ],
  avoid: [
    { when: 'For logos without a quotation.', instead: 'LogoCarousel' },
    { when: 'For a measured figure.', instead: 'Stat' },
    { when: 'For a statement of the company itself.', instead: 'a paragraph, or CallToAction' },
  ],
  rules: [
    {
      do: 'Show the rating as text beside the stars: “4 out of 5”.',
      dont: 'Rely on the stars. They are hidden from screen readers.',
    },
    {
      do: 'Content: describe the person by what they teach: “Maths tuition, classes 8 to 10”.',
      dont: 'Write “Happy customer” below a name.',
    },
    {
      do: 'Show the whole quotation. The line length stays readable.',
      dont: 'Place quotations in a Carousel that moves before visitors have read them.',
    },
  ],
  parts: ['TestimonialList', 'Testimonial'],
  examples: [
    { story: 'Default', caption: 'Three testimonials, marked as samples.' },
    { story: 'EveryRating', caption: 'Ratings from one to five stars.' },
    { story: 'WithoutRating', caption: 'Without a rating.' },
    { story: 'LongQuote', caption: 'A long quotation and long names wrap in their columns.' },
  ],
} satisfies ComponentDocs
