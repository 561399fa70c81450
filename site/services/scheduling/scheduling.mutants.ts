import type { Mutants } from '../../../design-system/testing/mutants.ts'

export default {
  'believes-any-origin': {
    in: 'scheduling.ts',
    find: ' || origin !== provider.origin(location)',
    replace: '',
    breaks: 'The promise that messages of other origins count for nothing',
    test: 'listening > ignores messages of another origin',
    by: 'scheduling.test.tsx',
  },
  'believes-any-window': {
    in: 'scheduling.ts',
    find: ' || source !== frame.contentWindow',
    replace: '',
    breaks: 'The promise that only messages of the calendar in this frame are handled',
    test: 'listening > ignores messages of another window',
    by: 'scheduling.test.tsx',
  },
  'never-stops': {
    in: 'scheduling.ts',
    find: "removeEventListener('message', onMessage)",
    replace: '{}',
    breaks: 'The promise that messages of a removed frame are ignored',
    test: 'listening > stops',
    by: 'scheduling.test.tsx',
  },
  'any-address-that-begins-alike': {
    in: '../../contracts/scheduling.ts',
    find: 'new URL(address).origin === calendlyOrigin',
    replace: 'address.startsWith(calendlyOrigin)',
    breaks: 'The promise that only Calendly is shown as Calendly',
    test: 'is none for https://calendly.com.evil.example/x',
    by: 'scheduling.test.tsx',
  },
} satisfies Mutants
