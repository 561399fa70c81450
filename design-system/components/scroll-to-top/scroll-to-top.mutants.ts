import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `        aria-label={top}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: an icon button has a name',
    test: 'keys > Enter: Scrolls',
  },
  'focus-stays-below': {
    find: 'start.focus({ preventScroll: true })',
    replace: 'start.blur()',
    breaks: 'WCAG 2.4.3: the focus moves to the top with the page',
    test: 'keys > Enter: Scrolls',
  },
  'reduced-motion-ignored': {
    find: "behavior: still ? 'instant' : 'smooth'",
    replace: "behavior: 'smooth'",
    breaks: 'WCAG 2.3.3: it scrolls without animation under reduced motion',
    test: "scrolls smoothly unless reduced motion is set: 'instant'",
  },
  'invisible-but-reachable': {
    in: '../_internal/floating.ts',
    find: 'not-data-shown:not-focus-within:invisible ',
    replace: 'not-data-shown:',
    breaks: 'WCAG 2.4.7: while hidden it is not in the tab order',
    test: 'keys > Tab: Reaches it',
  },
  small: {
    find: 'end-2 bottom-4 size-12 rounded-panel',
    replace: 'end-2 bottom-4 size-4 rounded-panel',
    breaks: 'WCAG 2.5.8: a target of 44 px',
    test: 'is 48 px, and a hidden button in server-rendered HTML',
  },
  'callers-veto-ignored': {
    find: 'if (!event.defaultPrevented) scrollToTop(focusId)',
    replace: 'scrollToTop(focusId)',
    breaks: 'The promise that the caller can keep the page where it is',
    test: 'pressing > can be prevented by the caller',
  },
} satisfies Mutants
