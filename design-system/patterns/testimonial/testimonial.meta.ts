import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A quotation by a customer with their name, role and optional rating.',
  use: [
    'For sentences that a customer has said and agreed to publish.',
    'In a TestimonialList, one below the other, so that visitors can compare them.',
    'With `sample` while the text is invented.',
  ],
  avoid: {
    'For logos without a quotation.': 'LogoCarousel',
    'For a measured figure.': 'Stat',
    'For a statement of the company itself.': 'a paragraph, or CallToAction',
  },
  rules: {
    'Show the rating as text beside the stars: “4 out of 5”.':
      'Rely on the stars. They are hidden from screen readers.',
    'Content: describe the person by what they teach: “Maths tuition, classes 8 to 10”.':
      'Write “Happy customer” below a name.',
    'Show the whole quotation. The line length stays readable.':
      'Place quotations in a Carousel that moves before visitors have read them.',
  },
  parts: ['TestimonialList', 'Testimonial'],
  examples: {
    Default: 'Three testimonials, marked as samples.',
    EveryRating: 'Ratings from one to five stars.',
    WithoutRating: 'Without a rating.',
    LongQuote: 'A long quotation and long names wrap in their columns.',
  },
  component: 'Testimonial',
  pattern: html('figure with a blockquote and its caption', 'grouping-content.html#the-blockquote-element'),
  roles: [
    { role: 'list', nameFrom: 'none; the heading of the section describes it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'figure', nameFrom: 'its caption: the author' },
    { role: 'blockquote', nameFrom: 'none; the figure is named by its caption' },
  ],
  states: {
    'data-sample': 'An invented testimonial, which also has a text label.',
  },
  wcag: '1.1.1 1.3.1 1.3.2 1.4.1 1.4.3 1.4.10 1.4.12',
})
