import type { Mutants } from '../../testing/mutants.ts'

export default {
  'role-dropped': {
    find: 'role={live ? roles[live] : undefined}',
    replace: '',
    breaks: 'WCAG 4.1.3: text that appears is announced',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'always-live': {
    find: 'role={live ? roles[live] : undefined}',
    replace: "role={roles[live || 'polite']}",
    breaks: 'The contract: text that is in the page from the start is not announced',
    test: 'has no role unless it is live, and renders nothing without text',
  },
  'politeness-swapped': {
    find: "polite: 'status', assertive: 'alert'",
    replace: "polite: 'alert', assertive: 'status'",
    breaks: 'WCAG 4.1.3: polite messages wait, assertive ones do not',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'region-inserted-with-text': {
    find: 'if (empty && !live) return null',
    replace: 'if (empty) return null',
    breaks: 'WCAG 4.1.3: a live region exists before its text',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, in StrictMode',
  },
  'empty-takes-room': {
    find: "cx('empty:absolute', className)",
    replace: 'cx(className)',
    breaks: 'The promise that an empty alert leaves no gap',
    test: 'takes no space while it is empty',
  },
} satisfies Mutants
