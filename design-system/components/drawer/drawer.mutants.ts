import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-modal': {
    find: 'dialog.current?.showModal()',
    replace: 'dialog.current?.show()',
    breaks: 'WCAG 2.4.3: the page behind an open panel cannot be reached',
    test: 'modal dialog > hides the page behind it',
  },
  unnamed: {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the panel has a name',
    test: 'modal dialog > has a name and description',
  },
  'close-unnamed': {
    find: 'aria-label={labels.close}',
    replace: 'aria-label=""',
    breaks: 'WCAG 4.1.2: the close button has a name',
    test: 'an inline script can open it: the button refers to its dialog',
  },
  'expanded-frozen': {
    find: 'aria-expanded={isShown}',
    replace: 'aria-expanded={false}',
    breaks: 'WCAG 4.1.2: the button exposes whether the panel is open',
    test: 'pressing > opens a modal panel over the full height',
  },
  'link-leaves-it-open': {
    find: "target === dialog.current || target.closest('a')",
    replace: 'target === dialog.current',
    breaks: 'The contract: a link of the menu closes it',
    test: 'keys > Enter on a link:',
  },
  'beside-does-nothing': {
    find: "target === dialog.current || target.closest('a')",
    replace: "target.closest('a')",
    breaks: 'The contract: a press outside the panel closes it',
    test: 'modal dialog > closes after a press outside it, by mouse',
  },
  'locked-when-wide': {
    find: '!button.offsetWidth && dialog.current?.close()',
    replace: 'button.offsetWidth && setShown(false)',
    breaks: 'The contract: a window that becomes wide is not blocked by an open menu whose button is hidden',
    test: 'closes when its button is hidden, on a window that becomes wide',
  },
  'early-opening-forgotten': {
    find: 'setShown(isOpen)',
    replace: 'setShown(false)',
    breaks: 'The contract: a menu that was opened before hydration is exposed as open',
    test: 'a panel that was opened stays open after hydration, and opening it twice is harmless',
  },
  'press-falls-through': {
    find: 'onClick={dismiss}',
    replace: 'onPointerDown={dismiss}',
    breaks: 'WCAG 2.5.2: the press that closes the panel does not press the element under it',
    test: 'modal dialog > closes after a press outside it, by touch',
  },
  'closing-not-reported': {
    find: 'onOpenChange?.(false)',
    replace: '',
    breaks: 'The contract: code that controls the panel knows that Escape has closed it',
    test: 'controlled > opens and closes by its `open`, and reports what the browser has closed',
  },
  'tab-leaves': {
    find: 'keepTab(event.currentTarget, event)',
    replace: '{}',
    breaks: 'The contract: Tab moves from the last control to the first',
    test: 'moves the focus by Tab from the last control to the first, and back, not to the browser',
  },
  'close-needs-hydration': {
    find: "{ command: 'close', commandfor: id }",
    replace: '{}',
    breaks: 'The contract: the browser closes a panel that was opened before hydration',
    test: 'before hydration > an inline script can open it: the button refers to its dialog',
  },
  'command-stays': {
    find: '...(!isHydrated && {',
    replace: '...({',
    breaks:
      'WCAG 4.1.2: the close button has no state, as browsers may derive one from its attribute `command`',
    test: 'before hydration > a panel that was opened stays open after hydration, and opening it twice is harmless',
  },
  'tab-to-hidden': {
    find: 'checkVisibility?.({ visibilityProperty: true })',
    in: '../_internal/shadow-focus.ts',
    replace: 'getClientRects()[0]',
    breaks: 'The contract: Tab moves from the last control to the first, also after a closed group',
    test: 'moves the focus by Tab beyond a last group whose answers are closed',
  },
  'tab-through-radios': {
    find: "!stop.matches('[type=radio]:not(:checked)')",
    in: '../_internal/shadow-focus.ts',
    replace: 'true || stop',
    breaks: 'The contract: Tab moves from the last control to the first, if radio buttons are the last',
    test: 'moves the focus by Tab beyond radio buttons, which are one stop',
  },
  'opens-uncontrolled': {
    find: 'if (open === undefined) show()',
    replace: 'show()',
    breaks: 'The contract: a panel that code keeps closed does not open',
    test: 'controlled > stays as its `open` says',
  },
} satisfies Mutants
