import { room } from '../mutant.ts'

export default room('design-system/patterns/not-found', {
  'number-spoken-in-parts': {
    find: '<DusterStroke />',
    replace: '<span>wiped off</span>',
    breaks: 'WCAG 1.3.1: the number is read as it is written',
    test: 'reads the headline as it is written',
  },
  'number-turned-round': {
    find: '<span dir="ltr">',
    replace: '<span>',
    breaks: 'WCAG 1.3.2: in Arabic the number keeps its order',
    test: 'keeps the number in order',
  },
  'no-headline': {
    find: '<Heading level={1} size="display" measure="short">',
    replace: '<Heading level={2} size="display" measure="short">',
    breaks: 'WCAG 2.4.6: a page has a first headline',
    test: 'reads the headline as it is written',
  },
  'no-way-on': {
    find: '<a href={link.href} className={buttonVariants',
    replace: '<a className={buttonVariants',
    breaks: 'WCAG 2.1.1: the way on is a link',
    test: 'keys > Enter on the link:',
  },
})
