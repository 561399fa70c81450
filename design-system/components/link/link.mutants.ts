import type { Mutants } from '../../testing/mutants.ts'

export default {
  'colour-alone': {
    find: "inline: 'text-link underline decoration-[1.5px]'",
    replace: "inline: 'text-link no-underline'",
    breaks: 'WCAG 1.4.1: a link in running text is underlined',
    test: 'is a link named by its content',
  },
  'plain-small': {
    find: 'inline-flex min-h-11 items-center gap-2 text-fg',
    replace: 'inline-flex items-center gap-2 text-fg',
    breaks: 'WCAG 2.5.8: a link in a list is 44 px high',
    test: 'in the plain variant is 44 px high and underlined on hover only',
  },
  'new-tab-unsaid': {
    find: '<NewTab />',
    replace: '',
    breaks: 'WCAG 3.2.5: that a link opens a new tab is announced',
    test: 'announces that it opens a new tab, and denies access to its opener',
  },
  'mark-spoken': {
    find: '<ExternalLinkIcon aria-hidden="true"',
    replace: '<ExternalLinkIcon role="img" aria-label="External"',
    breaks: 'WCAG 4.1.2: the icon repeats the text and is hidden',
    test: 'announces that it opens a new tab, and denies access to its opener',
  },
} satisfies Mutants
