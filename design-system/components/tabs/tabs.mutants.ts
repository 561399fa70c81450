import type { Mutants } from '../../testing/mutants.ts'

export default {
  'list-unnamed-role': {
    find: '<Radix.List asChild loop={loop}>',
    replace: '<Radix.List asChild loop={loop} role="list">',
    breaks: 'WCAG 4.1.2: a list of tabs is a tablist',
    test: 'tabs, horizontal, manual > are a named list',
  },
  'hidden-panel-exposed': {
    find: 'tabs !== alone && tabs.value !== rest.value',
    replace: 'false',
    breaks: 'WCAG 1.3.2: only the selected panel is exposed',
    test: 'every panel has its text, and all but one are hidden',
  },
  'rtl-arrows-swapped': {
    find: 'dir={dir ?? direction}',
    replace: "dir={dir ?? 'ltr'}",
    breaks: 'The contract: arrow keys follow the reading direction',
    test: 'tabs, horizontal, manual > ArrowRight, right to left',
  },
  'click-ignored': {
    find: 'if (!event.defaultPrevented) select(rest.value)',
    replace: '',
    breaks: 'WCAG 2.1.1: voice control and some screen readers only send click',
    test: 'accepts a click without mouse events, as a replayed press sends',
  },
  'orientation-frozen': {
    find: "(wide ? 'vertical' : 'horizontal')",
    replace: "'horizontal'",
    breaks: 'WCAG 4.1.2: arrow keys follow the layout',
    test: 'is a list with ArrowUp and ArrowDown if it is wide, else a strip with ArrowLeft and ArrowRight',
  },
  'change-reported-twice': {
    find: 'onValueChange={select}',
    replace: 'onValueChange={(next) => [select(next), onValueChange?.(next)]}',
    breaks: 'The promise that one press is one change',
    test: 'calls onValueChange once per change',
  },
  'tab-out-of-sight': {
    find: ' || Math.max(right - box.right + inset, 0)',
    replace: '',
    breaks: 'WCAG 2.4.11: the selected tab is scrolled into view',
    test: 'scrolls to the selected tab, and leaves a part of the next in view',
  },
  'late-font': {
    find: 'sizes.observe(element)',
    replace: 'void element',
    breaks: 'WCAG 2.4.11: the selected tab stays in view when the text becomes wider',
    test: 'keeps the selected tab in view when the text becomes wider, as with a late web font',
  },
  'scrolled-back': {
    find: 'if (widths === shown) return',
    replace: '',
    breaks: 'The promise that a visitor who scrolls the strip is not scrolled back to the selected tab',
    test: 'does not scroll back a visitor who scrolls to see the other tabs',
  },
  'ring-cut': {
    find: 'px-4 -outline-offset-3 [',
    replace: 'px-4 [',
    breaks: 'WCAG 2.4.7: the focus ring is not cut off by the strip',
    test: 'shows the focus ring for keys, not for the pointer',
  },
  'focused-tab-cut': {
    find: 'scrollTabIntoView(event.target)',
    replace: 'void 0',
    breaks: 'WCAG 2.4.7: the strip does not cut off the focus ring of a tab that is partly in view',
    test: 'so that its focus ring is not cut off: ltr',
  },
  'long-tab-cut': {
    find: 'max-w-full',
    replace: 'whitespace-nowrap',
    breaks: 'WCAG 1.4.10: a label that is wider than the strip is whole in it',
    test: 'shows a label that is wider than the strip in several lines',
  },
  'no-stop-in-html': {
    find: '{...(stop && { tabIndex: 0 })}',
    replace: '',
    breaks: 'WCAG 2.1.1: the Tab key reaches the selected tab before hydration',
    test: 'the selected tab is the only tab stop of the list',
  },
  'controlled-ignored': {
    find: 'prop: given,',
    replace: 'prop: undefined,',
    breaks: 'The promise that a controlled value decides',
    test: 'does not change by itself if it is controlled',
  },
  'stuck-in-a-shadow-root': {
    find: 'isInShadowRoot(list) && nextTab',
    replace: '!isInShadowRoot(list) && nextTab',
    breaks: 'WCAG 2.1.1: arrow keys move between tabs in a shadow root too',
    test: 'moves between tabs',
    by: '../../testing/shadow-root.test.tsx',
  },
} satisfies Mutants
