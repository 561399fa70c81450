import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A short text about a control, shown on hover and on keyboard focus.',
  use: [
    'Use it to show the name of a button that has only an icon, and for a remark that visitors may miss.',
    'It appears after the pointer has rested for half a second, at once by keyboard, and never by touch.',
    'It stays while the pointer is on it, and Escape hides it (WCAG 2.2, 1.4.13 Content on Hover or Focus).',
    'Source: the APG pattern Tooltip; Nielsen Norman Group, “Tooltip Guidelines” (2019): information that a task needs must not be in a tooltip.',
  ],
  avoid: [
    { when: 'Visitors need it to continue.', instead: 'The hint of a Field, or Text' },
    { when: 'It contains a link or a control.', instead: 'Popover' },
    { when: 'It says why a button is not possible now.', instead: 'Button with `inactiveReason`' },
  ],
  rules: [
    {
      do: 'Content: one sentence of at most ten words.',
      dont: 'Repeat the visible label of the control.',
    },
    {
      do: 'Put it on a control that can have the focus.',
      dont: 'Put it on text or on an icon that cannot be reached by keyboard.',
    },
  ],
  parts: ['Tooltip'],
  examples: [
    { story: 'Default', caption: 'The name of a button that has only an icon.' },
    { story: 'Description', caption: 'A remark, below its button.' },
  ],
} satisfies ComponentDocs
