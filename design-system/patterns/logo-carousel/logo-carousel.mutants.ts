import type { Mutants } from '../../testing/mutants.ts'

export default {
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
} satisfies Mutants
