import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A turning ring inside a control that waits.',
  use: ['Inside a control, beside words or a status that says what is going on.'],
  avoid: [
    { when: 'A part of the page is on its way.', instead: 'Loading' },
    { when: 'A button waits.', instead: 'Button with `pending`, which brings its own' },
    { when: 'How far it has come is known.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Put the words beside it: it is hidden from screen readers.',
      dont: 'Let it stand alone: nobody who listens knows that anything happens.',
    },
    { do: 'Show it after something was pressed.', dont: 'Let it turn for decoration.' },
  ],
  parts: ['Spinner'],
  examples: [
    { story: 'WithWords', caption: 'Beside its words.' },
    { story: 'Large', caption: 'In another size.' },
  ],
} satisfies ComponentDocs
