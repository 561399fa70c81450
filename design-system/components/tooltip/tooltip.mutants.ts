import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-announced': {
    find: 'describes ? id : undefined',
    replace: 'describes ? undefined : undefined',
    breaks: 'WCAG 4.1.2: the text is the description of the control',
    test: 'describes the control, also while it is not shown',
  },
  'not-by-keyboard': {
    find: '&& setShown(true',
    replace: '&& setShown(false',
    breaks: 'WCAG 2.1.1: the keyboard shows what the pointer shows',
    test: 'Tab: Shows the text',
  },
  'pointer-cannot-reach-it': {
    find: 'onPointerEnter={() => clearTimeout(timer.current)}',
    replace: 'onPointerEnter={() => {}}',
    breaks: 'WCAG 1.4.13: the pointer can be moved over the text',
    test: 'appears when the pointer has rested',
  },
} satisfies Mutants
