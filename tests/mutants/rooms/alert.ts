import { room } from '../mutant.ts'

export default room('design-system/components/alert', {
  'role-dropped': {
    find: 'role={live ? roles[live] : undefined}',
    replace: '',
    breaks: 'WCAG 4.1.3: words that appear are announced',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'always-live': {
    find: 'role={live ? roles[live] : undefined}',
    replace: "role={roles[live || 'polite']}",
    breaks: 'The contract: what was there from the start is not announced',
    test: 'is plain content unless it is live',
  },
  'politeness-swapped': {
    find: "polite: 'status', assertive: 'alert'",
    replace: "polite: 'alert', assertive: 'status'",
    breaks: 'WCAG 4.1.3: polite words wait, urgent ones do not',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'region-comes-with-its-words': {
    find: 'if (empty && !live) return null',
    replace: 'if (empty) return null',
    breaks: 'WCAG 4.1.3: a live region is there before it speaks',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, in StrictMode',
  },
  'empty-takes-room': {
    find: "cx('empty:absolute', className)",
    replace: 'cx(className)',
    breaks: 'The promise that an empty alert leaves no gap',
    test: 'takes no room while it stands empty',
  },
})
