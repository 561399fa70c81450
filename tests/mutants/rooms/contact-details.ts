import { room } from '../mutant.ts'

export default room('design-system/patterns/contact-details', {
  'not-a-list': {
    find: 'return <dl data-slot="contact-details"',
    replace: 'return <div data-slot="contact-details"',
    breaks: 'WCAG 1.3.1: terms and details are a list',
    test: 'pairs every term with its value',
  },
  'link-dropped': {
    find: `            href={href}
`,
    replace: '',
    breaks: 'WCAG 2.1.1: an address can be pressed',
    test: 'links what leads somewhere',
  },
  'link-low': {
    find: '-my-2 inline-flex min-h-11 py-2',
    replace: 'inline-flex',
    breaks: 'WCAG 2.5.8: a link is 44 px high',
    test: 'gives each link a target of 44 pixels',
  },
})
