import { room } from '../mutant.ts'

export default room('design-system/patterns/sign-in-card', {
  'heading-level-fixed': {
    find: 'level={heading} size="h2" tabIndex={-1}',
    replace: 'level={2} size="h2" tabIndex={-1}',
    breaks: 'WCAG 1.3.1: the title is a heading of the level it is given',
    test: 'gives its title to whoever moves the focus there',
  },
  'title-not-focusable': {
    find: 'size="h2" tabIndex={-1} className',
    replace: 'size="h2" className',
    breaks: 'WCAG 2.4.3: the focus can be moved to the title',
    test: 'gives its title to whoever moves the focus there',
  },
  'error-polite': {
    find: '<Alert tone="error" live="assertive" className',
    replace: '<Alert tone="error" live="polite" className',
    breaks: 'WCAG 4.1.3: why nobody is signed in is said at once',
    test: 'live region: Login failed. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'note-silent': {
    find: '<Alert live="polite" className',
    replace: '<Alert className',
    breaks: 'WCAG 4.1.3: where the sign-in stands is announced',
    test: 'live region: Finish signing in in the window that has opened. > is announced once, from a region that was empty, as it is',
  },
  'pending-unsaid': {
    find: `          pending={pending}
`,
    replace: '',
    breaks: 'WCAG 4.1.3: that the account is being checked is announced',
    test: 'live region: Loading... > is announced once, from a region that was empty, as it is',
  },
  'terms-take-the-page': {
    find: '<Link href={termsHref} external>',
    replace: '<Link href={termsHref}>',
    breaks: 'WCAG 3.2.5: reading the terms does not end the sign-in',
    test: 'asks to sign in, with one button and the terms in a new tab',
  },
  'keyboard-not-awaited': {
    find: `          onFocus={onIntent}
`,
    replace: '',
    breaks: 'The promise that the keyboard fetches ahead as the pointer does',
    test: 'hears of the intent before the press',
  },
  'ring-of-the-wrong-ground': {
    find: 'className="[--ds-focus:var(--ring)]"',
    replace: 'className=""',
    breaks: 'WCAG 2.4.7: the ring is seen on the ground around the button',
    test: 'draws the focus ring in the colour for what lies around the button (dark)',
  },
})
