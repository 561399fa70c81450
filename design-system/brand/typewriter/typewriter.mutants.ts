import type { Mutants } from '../../testing/mutants.ts'

export default {
  spoken: {
    find: `      aria-hidden="true"
`,
    replace: '',
    breaks: 'WCAG 4.1.2: screen readers do not read partial words',
    test: 'is hidden from screen readers',
  },
  'cannot-be-stopped': {
    find: '!still.matches && !paused && list.length > 1',
    replace: '!still.matches && list.length > 1',
    breaks: 'WCAG 2.2.2: automatic movement can be stopped',
    test: 'stops while paused, and continues from there',
  },
  'reduced-motion-ignored': {
    find: '!still.matches && !paused && list.length > 1',
    replace: '!paused && list.length > 1',
    breaks: 'WCAG 2.3.3: the first phrase is not animated under reduced motion',
    test: 'is not animated under reduced motion, and returns to the first phrase when that is set',
  },
  'one-phrase-blinks': {
    find: '!still.matches && !paused && list.length > 1',
    replace: '!still.matches && !paused',
    breaks: 'The contract: a single phrase is not animated',
    test: 'is not animated with one phrase',
  },
  'letters-torn': {
    find: 'segmenter.segment(phrase), ({ segment }) =>',
    replace: 'phrase, (segment) =>',
    breaks: 'The promise that a grapheme cluster is typed as a whole',
    test: 'types grapheme clusters, not code points',
  },
  'caret-ignores-pause': {
    find: 'group-not-data-paused/typewriter:',
    replace: '',
    breaks: 'WCAG 2.2.2: the caret pauses with the letters',
    test: 'stops while paused, and continues from there',
  },
} satisfies Mutants
