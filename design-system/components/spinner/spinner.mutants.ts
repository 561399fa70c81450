import type { Mutants } from '../../testing/mutants.ts'

export default {
  spoken: {
    find: `      aria-hidden="true"
`,
    replace: `      role="img"
      aria-label="Loading"
`,
    breaks: 'WCAG 1.1.1: an icon beside its text is hidden',
    test: 'rotates, and is hidden from screen readers',
  },
  'reduced-motion-ignored': {
    find: 'motion-safe:animate-spin',
    replace: 'animate-spin',
    breaks: 'WCAG 2.3.3: it does not rotate under reduced motion',
    test: 'does not rotate under reduced motion',
  },
  'props-lost': {
    find: `      className={cx('size-[1.25em] motion-safe:animate-spin', className)}
      {...rest}`,
    replace: "      className={cx('size-[1.25em] motion-safe:animate-spin', className)}",
    breaks: 'The promise that other props are passed to the root',
    test: 'passes other props to its root',
  },
} satisfies Mutants
