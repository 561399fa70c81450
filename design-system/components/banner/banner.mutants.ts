import type { Mutants } from '../../testing/mutants.ts'

export default {
  'close-unnamed': {
    find: 'aria-label={text.close}',
    replace: 'aria-label="×"',
    breaks: 'WCAG 4.1.2: the close button has an accessible name',
    test: 'keys > Enter on the close button:',
  },
  forgets: {
    find: "localStorage.setItem(storageKey, 'true')",
    replace: "sessionStorage.setItem(storageKey, 'true')",
    breaks: 'The contract: a closed banner stays closed',
    test: 'keys > Enter on the close button:',
  },
  'storage-forbidden-throws': {
    find: "dataset.banner = 'closed'\n    try {",
    replace: "dataset.other = 'closed'\n    try {",
    breaks: 'The contract: it closes also if access to storage is denied',
    test: 'closing > works if access to storage is denied',
  },
  'links-small': {
    find: '[&>a]:min-h-11 ',
    replace: '',
    breaks: 'WCAG 2.5.8: links are targets of 44 px',
    test: 'is a named region with a sentence and its links',
  },
  'dead-button': {
    find: 'data-noscript="hide"',
    replace: '',
    breaks: 'The contract: no button that does nothing without JavaScript',
    test: 'is complete in server-rendered HTML, and passes other props on',
  },
} satisfies Mutants
