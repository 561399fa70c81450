import type { Mutants } from '../../testing/mutants.ts'

export default {
  'heading-level-fixed': {
    find: 'level={heading} size="h2" tabIndex={-1}',
    replace: 'level={2} size="h2" tabIndex={-1}',
    breaks: 'WCAG 1.3.1: the title is a heading of the given level',
    test: 'has a focusable title',
  },
  'title-not-focusable': {
    find: 'size="h2" tabIndex={-1} className',
    replace: 'size="h2" className',
    breaks: 'WCAG 2.4.3: focus can be moved to the title',
    test: 'has a focusable title',
  },
  'error-polite': {
    find: '<Alert tone="error" live="assertive" className',
    replace: '<Alert tone="error" live="polite" className',
    breaks: 'WCAG 4.1.3: a sign-in error is announced at once',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'note-silent': {
    find: '<Alert live="polite" className',
    replace: '<Alert className',
    breaks: 'WCAG 4.1.3: the state of the sign-in is announced',
    test: 'live region: Finish signing in in the window that has opened. > is announced once, from a region that was empty, as it is',
  },
  'loading-unsaid': {
    find: `          loading={loading}
`,
    replace: '',
    breaks: 'WCAG 4.1.3: the verification of the account is announced',
    test: 'live region: Loading... > is announced once, from a region that was empty, as it is',
  },
  'terms-take-the-page': {
    find: '<Link href={termsHref} external>',
    replace: '<Link href={termsHref}>',
    breaks: 'WCAG 3.2.5: the terms open in a new tab, so the sign-in is not interrupted',
    test: 'asks to sign in, with one button and the terms in a new tab',
  },
  'keyboard-not-awaited': {
    find: `          onFocus={onIntent}
`,
    replace: '',
    breaks: 'onIntent is called for keyboard users too',
    test: 'calls onIntent before the press',
  },
  'outline-of-the-wrong-background': {
    find: 'className="[--ds-focus:var(--ring)]"',
    replace: 'className=""',
    breaks: 'WCAG 2.4.7: the focus outline is visible on the background around the button',
    test: 'draws the focus outline in the colour for the background around the button (dark)',
  },
} satisfies Mutants
