import { mutantsOf } from '../mutant.ts'

export default mutantsOf('design-system/patterns/logo-carousel', {
  unnamed: {
    find: `      aria-labelledby={id}
`,
    replace: `      aria-label="Logos"
`,
    breaks: 'WCAG 4.1.2: the region is named by its label',
    test: 'is a carousel whose label is exposed once',
  },
  'read-twice': {
    find: `          aria-hidden="true"
`,
    replace: '',
    breaks: 'The label is exposed once',
    test: 'is a carousel whose label is exposed once',
  },
  'stands-still': {
    find: `      autoplay
`,
    replace: '',
    breaks: 'The contract: the row moves and can be paused',
    test: 'carousel > rotates without announcements',
  },
})
