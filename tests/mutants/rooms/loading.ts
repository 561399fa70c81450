import { room } from '../mutant.ts'

export default room('design-system/components/loading', {
  'role-dropped': {
    find: 'data-slot="loading" role="status"',
    replace: 'data-slot="loading"',
    breaks: 'WCAG 4.1.3: that something is loading is announced',
    test: 'says that something is on its way',
  },
  'words-come-with-the-region': {
    find: 'useMomentLater(!useHydrated())',
    replace: 'useMomentLater(true)',
    breaks: 'WCAG 4.1.3: a live region is there before its words',
    test: 'live region: Loading... > is announced once, from a region that was empty, as it is',
  },
  'silent-on-the-server': {
    find: 'useMomentLater(!useHydrated())',
    replace: 'useMomentLater(false)',
    breaks: 'The contract: without JavaScript the words are there',
    test: 'has its words in the server’s markup',
  },
  jumps: {
    find: 'className="min-h-[1lh]"',
    replace: '',
    breaks: 'The promise that nothing moves when the words come',
    test: 'keeps its place while its words are still to come',
  },
})
