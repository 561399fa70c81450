import type { Mutants } from '../../testing/mutants.ts'

export default {
  'number-spoken-in-parts': {
    find: '<EraserStroke />',
    replace: '<span>wiped off</span>',
    breaks: 'WCAG 1.3.1: screen readers get the number as it is written',
    test: 'exposes the headline as it is written',
  },
  'number-turned-round': {
    find: '<span dir="ltr">',
    replace: '<span>',
    breaks: 'WCAG 1.3.2: the digits keep their order in Arabic',
    test: 'keeps the order of the digits',
  },
  'no-headline': {
    find: '<Heading level={1} size="display" measure="short">',
    replace: '<Heading level={2} size="display" measure="short">',
    breaks: 'WCAG 2.4.6: a page has an h1',
    test: 'exposes the headline as it is written',
  },
  'no-way-on': {
    find: '        href={link.href}',
    replace: '',
    breaks: 'WCAG 2.1.1: the link to another page is a link',
    test: 'keys > Enter on the link:',
  },
} satisfies Mutants
