import type { Mutants } from '../../testing/mutants.ts'

export default {
  'role-dropped': {
    find: 'data-slot="loading" role="status"',
    replace: 'data-slot="loading"',
    breaks: 'WCAG 4.1.3: loading is announced',
    test: 'announces that something is loading, and hides its lines',
  },
  'words-come-with-the-region': {
    find: 'useDelayedMount(!useHydrated())',
    replace: 'useDelayedMount(true)',
    breaks: 'WCAG 4.1.3: a live region exists before its text',
    test: 'live region: Loading... > is announced once, from a region that was empty, as it is',
  },
  'silent-on-the-server': {
    find: 'useDelayedMount(!useHydrated())',
    replace: 'useDelayedMount(false)',
    breaks: 'The contract: without JavaScript the text is shown',
    test: 'has its text in server-rendered HTML',
  },
  jumps: {
    find: 'className="min-h-[1lh]"',
    replace: '',
    breaks: 'The promise that the layout does not shift when the text is inserted',
    test: 'reserves its height before its text is inserted',
  },
} satisfies Mutants
