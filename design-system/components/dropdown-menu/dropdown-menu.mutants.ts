import type { Mutants } from '../../testing/mutants.ts'

export default {
  'disabled-by-colour-alone': {
    find: 'disabled:border-2 disabled:border-dashed',
    replace: 'disabled:border-0',
    breaks: 'WCAG 1.4.1: colour is not the only sign of an item that is not possible now',
    test: 'marks a disabled item by a dashed edge too, theme light',
  },
  'focus-stays-on-the-button': {
    find: 'itemsOf(box).at(first.current)?.focus()',
    replace: 'itemsOf(box)',
    breaks: 'WCAG 2.4.3: the opened menu has the focus',
    test: 'Enter on the trigger',
  },
  'stops-at-the-end': {
    find: 'items[at + 1] ?? items[0]',
    replace: 'items[at + 1]',
    breaks: 'The pattern of the APG: ArrowDown wraps',
    test: 'ArrowDown, at the ends',
  },
  'stays-open': {
    find: "closest('[role=menuitem]')) box",
    replace: "closest('[role=option]')) box",
    breaks: 'The pattern of the APG: an action closes the menu',
    test: 'Enter on an item',
  },
  'opens-at-the-first': {
    find: "event.key === 'ArrowUp' ? -1 : 0",
    replace: '0',
    breaks: 'The pattern of the APG: ArrowUp moves to the last item',
    test: 'ArrowUp on the trigger, right to left',
  },
  'items-in-the-tab-order': {
    find: "if (event.key === 'Tab') box",
    replace: "if (event.key === 'Enter') box",
    breaks: 'The pattern of the APG: Tab leaves the menu',
    test: 'keys > Tab',
  },
} satisfies Mutants
