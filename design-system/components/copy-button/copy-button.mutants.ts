import type { Mutants } from '../../testing/mutants.ts'

export default {
  'says-nothing': {
    find: `      announce(labels.copied)`,
    replace: '',
    breaks: 'WCAG 4.1.3: the result of copying is announced',
    test: 'keys > Enter',
  },
  'copies-the-name': {
    find: 'writeText(text)',
    replace: 'writeText(what)',
    breaks: 'The contract: it copies its text',
    test: 'keys > Enter',
  },
  'region-inserted-with-text': {
    find: '<span role="status"',
    replace: "<span role={announcement ? 'status' : undefined}",
    breaks: 'WCAG 4.1.3: a live region exists before its text',
    test: 'live region: Copied > is announced once, from a region that was empty, as it is',
  },
  'nothing-selected': {
    find: 'selectAllChildren(source.current)',
    replace: 'toString()',
    breaks: 'The contract: if the browser refuses to copy, the selected text can be copied with a key',
    test: 'selects the text and announces which keys copy it',
  },
  'goes-too-soon': {
    find: `    clearTimeout(timer.current)
    timer.current`,
    replace: '    timer.current',
    breaks: 'The promise that the result is shown for four seconds after each press',
    test: 'shows the result for four seconds after the last press',
  },
} satisfies Mutants
