import type { Mutants } from '../../testing/mutants.ts'

export default {
  'contents-unnamed': {
    find: '<nav aria-labelledby={id} className',
    replace: '<nav className',
    breaks: 'WCAG 2.4.1: the table of contents has an accessible name',
    test: 'has a title, and for every clause a heading',
  },
  'dead-links': {
    find: `href={\`#\${clause}\`}`,
    replace: `href={\`#clause-\${clause}\`}`,
    breaks: 'WCAG 2.4.5: every entry links to its clause',
    test: 'has a title, and for every clause a heading',
  },
  'contents-not-a-list': {
    find: '<ol className="mt-2">',
    replace: '<ol role="none" className="mt-2">',
    breaks: 'WCAG 1.3.1: the contents are a list',
    test: 'has a title, and for every clause a heading',
  },
  'link-low': {
    find: "className: 'flex min-h-11 items-center py-1'",
    replace: "className: 'flex items-center py-1'",
    breaks: 'WCAG 2.5.8: an entry is at least 44 px high',
    test: 'has a title, and for every clause a heading',
  },
  'date-for-the-eye': {
    find: ' dateTime={updated.iso}',
    replace: '',
    breaks: 'The date is machine-readable',
    test: 'shows its date as text and in machine-readable form',
  },
} satisfies Mutants
