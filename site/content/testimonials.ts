import { brand } from './brand'
import type { Testimonial } from './types'

/** Samples: invented people and texts, labelled as such, until real teachers agree to be quoted. */
export const testimonials: [Testimonial, ...Testimonial[]] = [
  {
    name: 'Mitali S.',
    title: 'Maths tuition, classes 8 to 10',
    review:
      'I used to keep fees in a notebook and chase them on the phone. Now the register tells me who is due, and I only ring the ones who are.',
    sample: true,
  },
  {
    name: 'Arif R.',
    title: 'Coding club for schools',
    review:
      'I made the site in a tea break and showed it to parents the same evening. The address is short enough to say aloud.',
    sample: true,
  },
  {
    name: 'Sohini B.',
    title: 'Dance school, two batches',
    review:
      'The timetable used to be a photo that went round and round. Now there is one page, and it is always the right one.',
    sample: true,
  },
  {
    name: 'Joseph T.',
    title: 'Tabla classes',
    review:
      'I am not good with computers. I followed the three steps, and when I was stuck a person answered on WhatsApp.',
    sample: true,
  },
  {
    name: 'Farah N.',
    title: 'English coaching centre',
    review:
      'The exam builder saves me Sunday afternoons. I set a paper once and use the best questions again next year.',
    sample: true,
  },
  {
    name: 'Prakash V.',
    title: 'Yoga classes, online and at home',
    review: `The trial asked for no card, so I tried ${brand.name} for two weeks with one batch before I moved the others.`,
    sample: true,
  },
]

/** Shown wherever sample reviews are shown. */
export const sampleNotice =
  'These reviews are samples. The names and texts are made up to show how the page will look.'

/** Leads to the contact form. */
export const tellUs = 'Tell us how it went'
