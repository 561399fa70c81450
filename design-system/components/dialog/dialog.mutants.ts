import type { Mutants } from '../../testing/mutants.ts'

export default {
  'buttons-scroll-away': {
    find: "'sticky bottom-0 z-1 -mx-6",
    replace: "'bottom-0 z-1 -mx-6",
    breaks: 'The promise of DialogFooter: the buttons stay in view while a long body scrolls',
    test: 'a body that is longer than the window > scrolls under the buttons at 390 x 700, and the close button',
  },
  'trap-off': {
    find: '<Radix.Root modal={modal} {...rest} />',
    replace: '<Radix.Root {...rest} modal={false} />',
    breaks: 'WCAG 2.4.3: the focus stays in a modal dialog',
    test: 'modal dialog > hides the page behind it',
  },
  'close-unnamed': {
    find: `            aria-label={close}
`,
    replace: `            aria-label=""
`,
    breaks: 'WCAG 4.1.2: the button named Close',
    test: 'keeps its Close button, 44 px, inside its upper end corner',
  },
  'focus-not-returned': {
    find: 'opener === document.body)',
    replace: 'opener !== document.body)',
    breaks: 'WCAG 2.4.3: the focus returns to the element that opened it',
    test: 'returns the focus when it is opened through `open` and its field has autoFocus',
    by: 'dialog-closing.test.tsx',
  },
  'focus-lost-with-its-opener': {
    find: 'focusNear(place)',
    replace: 'place.pop()',
    breaks: 'WCAG 2.4.3: the focus is not lost if the dialog deletes the element that opened it',
    test: 'whose opener is gone > moves the focus to a neighbour of a deleted row',
    by: 'dialog-closing.test.tsx',
  },
  'title-unlinked': {
    find: '<Radix.Title data-slot="dialog-title"',
    replace: '<h2 data-slot="dialog-title"',
    breaks: 'WCAG 4.1.2: a dialog is named by its title',
    test: 'modal dialog > has a name and description',
  },
  'description-unlinked': {
    find: `<Radix.Description
`,
    replace: `<p
`,
    breaks: 'WCAG 1.3.1: its description is announced with its title',
    test: 'modal dialog > has a name and description',
  },
  'guards-hidden': {
    find: 'useInertOutside(overlay, modal)',
    replace: '',
    breaks: 'WCAG 4.1.2: focusable elements are not hidden from assistive technology',
    test: 'does not hide the focus guards of its focus trap from assistive technology',
  },
  'scrollbar-dismisses': {
    find: 'offsetX > target.clientWidth',
    replace: 'offsetX > target.clientWidth + 100',
    breaks: 'The contract: a press on the scrollbar is not a press outside',
    test: 'stays open while its scrollbar is dragged',
    by: 'dialog-closing.test.tsx',
  },
  'nameless-silent': {
    find: '.env.NODE_ENV !',
    replace: '.env.NODE_ENV =',
    breaks: 'The promise that a dialog without a name is reported in the console',
    test: 'an accessible name > is requested by an error in the console if there is none',
  },
  'close-hidden-under-content': {
    find: 'absolute! end-3 top-3 z-1 bg-surface',
    replace: 'absolute! bottom-3 end-3 bg-surface',
    breaks: 'The contract: Close is at the top',
    test: 'keeps its Close button, 44 px, inside its upper end corner',
  },
  'escape-left-to-a-toast': {
    find: '        closeHandler.current?.()\n',
    replace: '',
    breaks: 'The contract: Escape closes the dialog that has the focus, also if a toast appeared later',
    test: 'Escape, with a Toaster mounted before the dialog > closes the dialog that has the focus',
    by: '../toast/toast-over-dialog.test.tsx',
  },
  'shadow-root-left': {
    find: 'keepTab(event.currentTarget, event)',
    replace: 'void keepTab',
    breaks: 'WCAG 2.4.3: a modal dialog keeps the focus in a shadow root too',
    test: 'opens a dialog in the portal container, which keeps the focus and returns it',
    by: '../../testing/shadow-root.test.tsx',
  },
  'opener-forgotten-in-a-shadow-root': {
    find: 'useState(focusedElement)',
    replace: 'useState(() => document.activeElement)',
    breaks: 'WCAG 2.4.3: the focus returns to the element that opened the dialog',
    test: 'returns the focus of a dialog that is opened through `open`',
    by: '../../testing/shadow-root.test.tsx',
  },
} satisfies Mutants
