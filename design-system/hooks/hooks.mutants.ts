import type { Mutants } from '../testing/mutants.ts'

export default {
  'escape-unbound': {
    in: 'use-disclosure.ts',
    find: "if (event.key !== 'Escape' || event.defaultPrevented) return",
    replace: "if (event.key !== 'Esc' || event.defaultPrevented) return",
    breaks: 'WCAG 1.4.13: Escape closes a panel over the page',
    test: 'keys > Escape:',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'escape-loses-focus': {
    in: 'use-disclosure.ts',
    find: `      setOpen(false)
      button.current?.focus()
    }
    document`,
    replace: `      setOpen(false)
    }
    document`,
    breaks: 'WCAG 2.4.3: Escape returns the focus',
    test: 'keys > Escape:',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'stays-when-focus-leaves': {
    in: 'use-disclosure.ts',
    find: "document.addEventListener('focusin', leave)",
    replace: "document.addEventListener('focusout', () => {})",
    breaks: 'WCAG 2.4.11: a panel that the focus has left does not cover the page',
    test: 'lets Tab move through its lists, and closes each list when the focus leaves it',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'beside-does-nothing': {
    in: 'use-disclosure.ts',
    find: "document.addEventListener('pointerdown', leave)",
    replace: "document.addEventListener('pointercancel', leave)",
    breaks: 'The contract: a press outside closes it',
    test: 'pressing > outside closes the list, also if a press moves no focus, as in Safari',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'expanded-frozen': {
    in: 'use-disclosure.ts',
    find: "'aria-expanded': open,",
    replace: "'aria-expanded': false,",
    breaks: 'WCAG 4.1.2: the button exposes whether the list is open',
    test: 'disclosure > opens and closes, by mouse',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'panel-exposed': {
    in: 'use-disclosure.ts',
    find: 'hidden: !open,',
    replace: 'hidden: false,',
    breaks: 'WCAG 2.4.3: a closed panel is not in the accessibility tree',
    test: 'disclosure > begins closed',
    by: '../patterns/side-menu/side-menu.test.tsx',
  },
  'link-leaves-it-open': {
    in: 'use-disclosure.ts',
    find: "(event.target as Element).closest('a') && close()",
    replace: "(event.target as Element).closest('button') && close()",
    breaks: 'The contract: a link of the list closes it',
    test: 'pressing > on a link closes the list, and the link is followed',
    by: '../components/disclosure-nav/disclosure-nav.test.tsx',
  },
  'focus-not-moved': {
    in: 'use-focus-on-mount.ts',
    find: 'if (wanted && !busy()) element.current?.focus()',
    replace: 'if (wanted) element.current?.scrollIntoView()',
    breaks: 'WCAG 2.4.3: visitors continue from the content that a press has opened',
    test: 'moves the focus to the heading of the new step, forward and back',
    by: '../components/stepper/stepper.test.tsx',
  },
  'focus-moved-unasked': {
    in: 'use-focus-on-mount.ts',
    find: 'if (wanted && !busy()) element.current?.focus()',
    replace: 'element.current?.focus()',
    breaks: 'The contract: the step that a page starts with does not take the focus',
    test: 'moves the focus to the heading of the new step, forward and back',
    by: '../components/stepper/stepper.test.tsx',
  },
  'media-change-unheard': {
    in: 'use-media-query.ts',
    find: "list.addEventListener('change', changed)",
    replace: "list.addEventListener('load', changed)",
    breaks: 'WCAG 2.3.3: a changed setting applies immediately',
    test: 'is a list with ArrowUp and ArrowDown if it is wide, else a strip with ArrowLeft and ArrowRight',
    by: '../components/tabs/tabs.test.tsx',
  },
  'never-comes': {
    in: 'use-past-first-screen.tsx',
    find: 'setPast(!entries.at(-1)?.isIntersecting)',
    replace: 'setPast(!!entries.at(-1)?.isIntersecting)',
    breaks: 'The contract: it appears below the first screen',
    test: 'is shown after one screen and hidden before it, without a scroll listener',
    by: '../components/scroll-to-top/scroll-to-top.test.tsx',
  },
  'escape-taken-twice': {
    in: 'use-disclosure.ts',
    find: '      event.preventDefault()\n',
    replace: '',
    breaks: 'The contract of toasts: an Escape that closes an open list dismisses nothing else',
    test: 'Escape closes a native dialog or an open list, and not the toast',
    by: '../components/toast/toast-over-dialog.test.tsx',
  },
  'closes-in-a-shadow-root': {
    in: 'use-disclosure.ts',
    find: 'event.composedPath()[0] ?? event.target',
    replace: 'event.target',
    breaks: 'WCAG 2.5.2: a press on a link in a disclosure follows it, in a shadow root too',
    test: 'leaves a disclosure open for a press inside it',
    by: '../testing/shadow-root.test.tsx',
  },
} satisfies Mutants
