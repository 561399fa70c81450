import type { Mutants } from '../../testing/mutants.ts'

export default {
  'read-in-pieces': {
    find: "{[before, typed[0], middle, chalked].join(' ')}",
    replace: '{null}',
    breaks: 'WCAG 1.3.1: screen readers get the headline as one text',
    test: 'the headline > is exposed once, as one sentence',
  },
  'read-twice': {
    find: '<span aria-hidden="true">{before}</span>',
    replace: '<span>{before}</span>',
    breaks: 'WCAG 1.3.1: screen readers get the headline once',
    test: 'the headline > is exposed once, as one sentence',
  },
  unnamed: {
    find: `      aria-labelledby={headingId}
`,
    replace: '',
    breaks: 'WCAG 2.4.6: the section is named by its headline',
    test: 'the headline > is exposed once, as one sentence, and names the section',
  },
  'no-pause': {
    find: '{typed[1] && (',
    replace: '{typed[9] && (',
    breaks: 'WCAG 2.2.2: the animation can be paused',
    test: 'keys > Enter on the pause button:',
  },
  'pause-name-frozen': {
    find: 'aria-label={paused ? labels.play : labels.pause}',
    replace: 'aria-label={labels.pause}',
    breaks: 'WCAG 4.1.2: the name of the button is its next action',
    test: 'keys > Enter on the pause button:',
  },
  'pause-does-nothing': {
    find: '<Typewriter phrases={typed} paused={paused}',
    replace: '<Typewriter phrases={typed}',
    breaks: 'WCAG 2.2.2: the button pauses the animation',
    test: 'keys > Space on the pause button:',
  },
  'pause-without-motion': {
    find: ' motion-reduce:hidden"',
    replace: '"',
    breaks: 'The contract: no pause button if nothing is animated',
    test: 'is hidden with reduced motion',
  },
} satisfies Mutants
