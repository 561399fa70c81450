import type { Mutants } from '../../testing/mutants.ts'

export default {
  'role-dropped': {
    in: 'toaster.tsx',
    find: `role={tone === 'error' ? 'alert' : 'status'}
        aria-live={tone === 'error' ? 'assertive' : 'polite'}`,
    replace: '',
    breaks: 'WCAG 4.1.3: a message is announced',
    test: 'alone > live region: Your message has been sent. Thank you! > is announced once, from a region that was empty, as it is',
  },
  'errors-polite': {
    in: 'toaster.tsx',
    find: `role={tone === 'error' ? 'alert' : 'status'}
        aria-live={tone === 'error' ? 'assertive' : 'polite'}`,
    replace: `role="status"
        aria-live="polite"`,
    breaks: 'WCAG 4.1.3: an error interrupts',
    test: 'alone > live region: A network error occurred. Please try again. > is announced once, from a region that was empty, as it is',
  },
  'region-inserted-with-text': {
    in: 'toaster.tsx',
    find: 'const ready = useDelayedMount()',
    replace: 'const ready = useDelayedMount(true)',
    breaks: 'WCAG 4.1.3: a live region exists before its text',
    test: 'alone > live region: Your message has been sent. Thank you! > is announced once, from a region that was empty, in StrictMode',
  },
  'announced-twice': {
    in: 'toaster.tsx',
    find: 'announcerContainer={detachedContainer}',
    replace: '',
    breaks: 'The promise that a message is announced once',
    test: 'alone > live region: A network error occurred. Please try again. > is announced once, from a region that was empty, in StrictMode',
  },
  'stays-over-the-focus': {
    in: 'toaster.tsx',
    find: 'data-aside={covers || undefined}',
    replace: '',
    breaks: 'WCAG 2.4.11: the focused element is visible',
    test: 'the focused element > is never covered by it: it is hidden and shown again',
  },
  'f8-unbound': {
    in: 'toaster.tsx',
    find: "event.key === 'F8' && !inside(focused)",
    replace: "event.key === 'F6' && !inside(focused)",
    breaks: 'WCAG 2.1.1: F8 moves the focus to the messages',
    test: 'keys > F8:',
  },
  'escape-reaches-dialog': {
    in: 'toaster.tsx',
    find: `        event.stopPropagation()
        const id`,
    replace: '        const id',
    breaks: 'The contract: Escape in a message does not close the dialog below',
    test: 'over an open modal dialog, the Toaster was there before it > F8 moves the focus to it',
    by: 'toast-over-dialog.test.tsx',
  },
  'focus-lost': {
    in: 'toaster.tsx',
    find: 'if (count === 0 && layer.contains(document.activeElement)) origin.current?.focus()',
    replace: 'if (count === 0 && !layer.contains(document.activeElement)) origin.current?.focus()',
    breaks: 'WCAG 2.4.3: the focus returns when the last message is dismissed',
    test: 'keys > Escape on a toast:',
  },
  'clock-runs-under-the-pointer': {
    in: 'toaster.tsx',
    find: 'onPause={() => clock.current?.pause()}',
    replace: '',
    breaks: 'WCAG 2.2.1: the bar pauses with the time',
    test: 'pauses while the pointer is on it, and its bar with it',
  },
  'reduced-motion-ignored': {
    in: 'toaster.tsx',
    find: `if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
`,
    replace: '',
    breaks: 'WCAG 2.3.3: no bar moves under reduced motion',
    test: 'has a bar that does not move under reduced motion',
    by: 'toast.test.tsx',
  },
  'dismiss-unnamed': {
    in: 'toaster.tsx',
    find: 'aria-label="Dismiss message"',
    replace: 'aria-label="×"',
    breaks: 'WCAG 4.1.2: the button has a name',
    test: 'keys > Enter on the button:',
  },
  'hidden-by-dialogs': {
    in: 'toaster.tsx',
    find: "layer.setAttribute('aria-live', 'off')",
    replace: "layer.setAttribute('aria-label', 'Messages')",
    breaks: 'WCAG 4.1.3: a message over a dialog is announced',
    test: 'over an open modal dialog, the Toaster was there before it > the toast is exposed and can be pressed by mouse',
    by: 'toast-over-dialog.test.tsx',
  },
  'rtl-swipe-swapped': {
    in: 'toaster.tsx',
    find: "swipeDirection={rtl ? 'left' : 'right'}",
    replace: 'swipeDirection="right"',
    breaks: 'The contract: it is swiped towards its edge of the window',
    test: 'is at the top left, and is swiped to the left, in right-to-left text',
  },
  'same-id-piles-up': {
    in: 'store.ts',
    find: '[...items.filter((item) => item.id !== id), {',
    replace: '[...items, {',
    breaks: 'The contract: a message with the same id is replaced',
    test: 'replaces the toast with the same id by a new one',
    by: 'store.test.ts',
  },
  'escape-passed-through': {
    in: 'toaster.tsx',
    find: "if (!document.querySelector(':modal')) toast",
    replace: 'toast',
    breaks: 'The contract: an Escape that closes a native dialog dismisses no toast',
    test: 'Escape closes a native dialog or an open list, and not the toast',
    by: 'toast-over-dialog.test.tsx',
  },
  'swiped-the-wrong-way': {
    in: 'toaster.tsx',
    find: "const rtl = document.documentElement.dir === 'rtl'",
    replace: 'const rtl = false',
    breaks: 'The contract: a swipe towards its edge of the window dismisses it, in right-to-left text too',
    test: "a swipe by 'touch', 'rtl' > towards the edge dismisses it",
    by: 'toast.full.test.tsx',
  },
} satisfies Mutants
