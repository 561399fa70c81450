import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-a-list': {
    find: `<dl
      data-slot="contact-details"`,
    replace: `<div
      data-slot="contact-details"`,
    breaks: 'WCAG 1.3.1: terms and details are a description list',
    test: 'is a description list of terms and values',
  },
  'link-dropped': {
    find: `            href={href}
`,
    replace: '',
    breaks: 'WCAG 2.1.1: an address is a link',
    test: 'renders a link only for a detail with an address',
  },
  'link-low': {
    find: '-my-2 inline-flex min-h-11 py-2',
    replace: 'inline-flex',
    breaks: 'WCAG 2.5.8: a link is at least 44 px high',
    test: 'gives each link a target of 44 pixels',
  },
} satisfies Mutants
