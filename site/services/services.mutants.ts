import type { Mutants } from '../../design-system/testing/mutants.ts'

export default {
  'never-gives-up': {
    in: 'api-client.ts',
    find: 'const timer = setTimeout(stop, timeout)',
    replace: 'const timer = setTimeout(() => {}, timeout)',
    breaks: 'WCAG 3.3.1: a wait ends in words',
    test: 'rejects after the time-out',
    by: 'api-client.test.ts',
  },
  'token-to-strangers': {
    in: 'api-client.ts',
    find: '=> asked || new URL(base, here).origin === here',
    replace: '=> asked || !!base',
    breaks: 'The promise that an ID token is sent to our origin only',
    test: 'is not sent to an API on another origin',
    by: 'api-client.test.ts',
  },
} satisfies Mutants
