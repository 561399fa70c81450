import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Lets the people who use a product speak for it, in their own words and under their name.',
  use: [
    'For whole sentences that somebody has really said and agreed to have shown.',
    'In a register of several: one below the other, so that they can be read and compared.',
    'With `sample` for as long as the words are made up.',
  ],
  avoid: [
    { when: 'There is a mark and no words.', instead: 'LogoCarousel' },
    { when: 'It is a figure that was measured.', instead: 'StatTile' },
    { when: 'The words are the company’s own.', instead: 'a paragraph, or CallToAction' },
  ],
  rules: [
    {
      do: 'Keep the rating in words beside the stars: “4 out of 5”.',
      dont: 'Trust five shapes and a colour to say it: they are hidden from screen readers.',
    },
    {
      do: 'Say who speaks by what they teach: “Maths tuition, classes 8 to 10”.',
      dont: 'Write “Happy customer” under a name.',
    },
    {
      do: 'Let the quote be as long as it is; the line stays short enough to read.',
      dont: 'Put quotes into a Carousel that moves before they are read.',
    },
  ],
  parts: ['TestimonialList', 'Testimonial'],
  examples: [
    { story: 'Register', caption: 'Three entries, said to be samples.' },
    { story: 'EveryRating', caption: 'One star to five.' },
    { story: 'WithoutRating', caption: 'Words and a name.' },
    { story: 'LongQuote', caption: 'Long words and long names wrap in their column.' },
  ],
} satisfies ComponentDocs
