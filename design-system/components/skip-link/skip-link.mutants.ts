import type { Mutants } from '../../testing/mutants.ts'

export default {
  'wrong-target': {
    find: "href = '#main'",
    replace: "href = '#content'",
    breaks: 'WCAG 2.4.1: it leads to the content',
    test: 'links to #main in server-rendered HTML',
  },
  'never-shown': {
    find: "'not-focus:-translate-y-24 not-focus:opacity-0'",
    replace: "'-translate-y-24 opacity-0'",
    breaks: 'WCAG 2.4.7: it is visible while it has the focus',
    test: 'keys > Tab:',
  },
  'always-shown': {
    find: "'not-focus:-translate-y-24 not-focus:opacity-0',",
    replace: '',
    breaks: 'The promise that it covers nothing without the focus',
    test: 'keys > Tab:',
  },
  unreachable: {
    find: `      href={href}
`,
    replace: `      tabIndex={-1}
      href={href}
`,
    breaks: 'WCAG 2.1.1: Tab reaches it',
    test: 'keys > Tab:',
  },
} satisfies Mutants
