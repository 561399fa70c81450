import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A button that opens a small panel beside it, above the page.',
  use: [
    'Use a popover for a few controls or a longer explanation that not everybody needs: a filter, a definition, a date.',
    'The page behind it stays usable. For a task that must be finished first, use a Dialog.',
    'It uses the `popover` attribute of HTML: it is above the page without a portal, works inside a dialog, and opens before the scripts have loaded.',
    'Source: the HTML standard, The popover attribute; Baseline since January 2025.',
  ],
  avoid: [
    { when: 'It has one short sentence about a control.', instead: 'Tooltip, or the hint of a Field' },
    { when: 'It is a list of actions.', instead: 'DropdownMenu' },
    { when: 'It must be answered before anything else.', instead: 'Dialog' },
    { when: 'Everybody needs its content.', instead: 'The content itself, in the page' },
  ],
  rules: [
    {
      do: 'Content: name the panel as its button: “Filter”.',
      dont: 'Put a heading, an image and a form into it. That is a page or a Dialog.',
    },
    {
      do: 'Show a result at once, or end the panel with a PopoverClose that says what happens: “Show the courses”.',
      dont: 'Lose what was chosen when a visitor presses outside the panel.',
    },
  ],
  parts: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverClose'],
  examples: [
    { story: 'Default', caption: 'A filter, with a button that closes it.' },
    {
      story: 'AlignedAtTheEnd',
      caption: 'Aligned with the end of its button, right to left, on a dark surface.',
    },
  ],
} satisfies ComponentDocs
