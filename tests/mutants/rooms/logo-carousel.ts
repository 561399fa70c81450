import { room } from '../mutant.ts'

export default room('design-system/patterns/logo-carousel', {
  unnamed: {
    find: `      aria-labelledby={id}
`,
    replace: `      aria-label="Logos"
`,
    breaks: 'WCAG 4.1.2: the region is named by its sentence',
    test: 'is a carousel whose label is heard once',
  },
  'read-twice': {
    find: `          aria-hidden="true"
`,
    replace: '',
    breaks: 'The promise that the sentence is read once',
    test: 'is a carousel whose label is heard once',
  },
  'stands-still': {
    find: `      autoplay
`,
    replace: '',
    breaks: 'The contract: the row moves, and can be stopped',
    test: 'carousel > rotates without announcements',
  },
})
