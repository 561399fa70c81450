import type { Mutants } from '../../testing/mutants.ts'

export default {
  'takes-the-focus': {
    find: 'aria-label={labels.close}',
    replace: 'aria-label={labels.close} autoFocus',
    breaks: 'WCAG 3.2.1: content that appears by itself does not move the focus',
    test: 'appearing > does not take the focus, and calls onShow once',
  },
  unnamed: {
    find: '          aria-labelledby={id}\n',
    replace: '',
    breaks: 'WCAG 4.1.2: a dialog has a name',
    test: 'appearing > does not take the focus, and calls onShow once',
  },
  unsaid: {
    find: '<div role="status">',
    replace: '<div>',
    breaks: 'WCAG 4.1.3: content that appears by itself is announced',
    test: 'is announced once, from a region that was empty, as it is',
  },
  'talks-over-typing': {
    find: '!focusedElement()?.matches(typedInto)',
    replace: 'true',
    breaks: 'The contract: it does not appear while the visitor types',
    test: 'appearing > waits while the focus is in a field',
  },
  'over-a-dialog': {
    find: "'dialog[open], [role=dialog], [role=alertdialog]'",
    replace: "'[role=alertdialog]'",
    breaks: 'The contract: it waits while another dialog is open',
    test: 'appearing > waits while another dialog of any kind is open',
  },
  'before-a-dialog': {
    find: '!document.querySelector(pressed)',
    replace: 'true',
    breaks: 'The contract: it waits while a press is being carried out',
    test: 'appearing > waits while a pressed button is busy, which may open a dialog',
  },
  'covers-the-focus': {
    in: '../../hooks/use-focus-obscured.ts',
    find: 'setCovers(!within && overlap(',
    replace: 'setCovers(within && overlap(',
    breaks: 'WCAG 2.4.11: the focused element is visible',
    test: 'the focus > is never covered by the popup, which is hidden and shown again',
  },
  'focus-lost': {
    find: '?.focus({ preventScroll: true })',
    replace: '?.blur()',
    breaks: 'WCAG 2.4.3: the focus is not lost with the card',
    test: 'the focus > moves to the main content if there is no previous element',
  },
  'escape-dead': {
    find: "!== 'Escape' ||",
    replace: "!== 'Esc' ||",
    breaks: 'The contract: Escape closes it while the focus is in it',
    test: 'keys > Escape: Closes it',
  },
  'covers-a-control': {
    in: '../../hooks/use-free-place.ts',
    find: 'return !coversControl(element)',
    replace: 'return true',
    breaks: 'The contract: it covers no control',
    test: 'the place > has room above a control when it hides its own sentence, also after a layout change',
  },
} satisfies Mutants
