import type { Mutants } from '../../testing/mutants.ts'

export default {
  'group-unnamed': {
    find: '{label}</legend>',
    replace: '</legend>{label}',
    breaks: 'WCAG 1.3.1: the group of choices has a name',
    test: 'choosing > is a named group of radio buttons, and shows the setting of the device',
  },
  'colour-alone': {
    find: 'className="hidden group-has-checked:block"',
    replace: 'className="hidden"',
    breaks: 'WCAG 1.4.1: the chosen theme is shown by a tick',
    test: 'marks the choice with a tick too, not by colour alone',
  },
  'not-kept': {
    in: 'theme.ts',
    find: 'if (theme) localStorage.setItem(storageKey, theme)',
    replace: 'if (theme) sessionStorage.setItem(storageKey, theme)',
    breaks: 'The contract: the choice is stored in this browser',
    test: 'shows, stores and reports the choice',
  },
  'other-tabs-differ': {
    in: 'theme.ts',
    find: 'storageKey || key === null',
    replace: 'null',
    breaks: 'The contract: a choice in one tab applies in the others',
    test: 'follows a choice in another tab',
  },
  'early-choice-lost': {
    find: 'if (early && early !== before) choose(early)',
    replace: 'if (early) return',
    breaks: 'The contract: a choice made before hydration is applied',
    test: 'applies a choice that was made before hydration',
  },
  'slept-through': {
    in: 'theme.ts',
    find: 'if (kept) applyTheme(kept)',
    replace: "if (kept && readTheme() === 'system') applyTheme(kept)",
    breaks: 'The contract: a choice in one tab applies in the others',
    test: 'is shown if another tab chose before this one listened',
  },
  'bars-of-another-theme': {
    in: 'theme.ts',
    find: 'given.before(bar)',
    replace: 'document.head.append(bar)',
    breaks: 'The promise that the browser’s toolbar has the background colour of the page',
    test: 'is the background of the chosen theme, and of the device’s theme after it',
  },
  small: {
    find: 'relative inline-flex min-h-target items-center',
    replace: 'relative inline-flex items-center',
    breaks: 'WCAG 2.5.8: each choice is a target of 44 px',
    test: 'has targets of 44 px, also in a narrow column',
  },
  'dead-control': {
    find: 'data-slot="theme-switch" data-noscript="hide"',
    replace: 'data-slot="theme-switch"',
    breaks: 'The contract: without JavaScript no control is shown that does nothing',
    test: 'has no choice checked',
  },
} satisfies Mutants
