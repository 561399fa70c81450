import type { Mutants } from '../../testing/mutants.ts'

export default {
  'focus-stays-outside': {
    find: '(box) => box.focus()',
    replace: '() => {}',
    breaks: 'WCAG 2.4.3: the opened panel is announced',
    test: 'Enter on the trigger',
  },
  unnamed: {
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the panel has a name',
    test: 'Enter on the trigger',
  },
  'cannot-be-focused': {
    find: `      tabIndex={-1}
`,
    replace: '',
    breaks: 'WCAG 2.4.3: the focus moves into the opened panel',
    test: 'Enter on the trigger',
  },
  'covers-its-button': {
    in: '../_internal/use-popover.ts',
    find: 'space[other] > space[side] ? other : side',
    replace: 'space[other] > space[side] ? side : side',
    breaks: 'The panel stands where there is room',
    test: 'is below its button, or above it',
  },
  'closes-the-dialog-too': {
    in: '../_internal/use-popover.ts',
    find: `      event.preventDefault()
`,
    replace: '',
    breaks: 'Decision 74: Escape acts on one layer',
    test: 'closes by Escape inside a dialog, which stays open',
  },
  'not-mirrored': {
    in: '../_internal/use-popover.ts',
    find: "direction === 'ltr')",
    replace: "direction !== 'none')",
    breaks: 'The end is at the left in right-to-left text',
    test: 'is aligned with the end of its button in right-to-left text',
  },
} satisfies Mutants
