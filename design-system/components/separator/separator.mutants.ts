import type { Mutants } from '../../testing/mutants.ts'

export default {
  'decoration-spoken': {
    find: "role={decorative ? 'none' : undefined}",
    replace: '',
    breaks: 'WCAG 1.3.1: a decorative line is not announced',
    test: 'is not exposed if it is decorative',
  },
  'direction-unsaid': {
    find: "aria-orientation={!decorative && orientation === 'vertical' ? 'vertical' : undefined}",
    replace: '',
    breaks: 'WCAG 4.1.2: a vertical line exposes its orientation',
    test: 'can be vertical: as high as its row, and exposes its orientation',
  },
  'direction-of-nothing': {
    find: "!decorative && orientation === 'vertical' ? 'vertical' : undefined",
    replace: "orientation === 'vertical' ? 'vertical' : undefined",
    breaks: 'ARIA: an element without a role has no orientation',
    test: 'has no orientation if it is decorative',
  },
} satisfies Mutants
