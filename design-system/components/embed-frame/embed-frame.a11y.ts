import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'EmbedFrame',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'region', nameFrom: 'label' },
    { role: 'button', nameFrom: "show; 'Try again' when the page has not come in time" },
    { role: 'iframe', nameFrom: 'label and provider, so that it is not the region’s name again' },
    { role: 'status', nameFrom: 'none: their words are read' },
  ],
  states: [{ attribute: 'data-state', meaning: 'facade, loading, late or ready, for styling and tests.' }],
  keys: [
    { key: 'Enter', does: 'Presses the button: the page is fetched.' },
    { key: 'Space', does: 'As Enter.' },
  ],
  focus:
    'The button goes with the press, so the region takes the focus: the next stop is the frame, whose page brings its own. A page that is open from the start takes none.',
  announcements: [
    "'Loading...', politely, while the page is on its way.",
    "'Loaded.', politely, when it has drawn itself.",
    'That it takes long, politely, with the other ways.',
    'What `done` says, politely, when the page reports it.',
  ],
  transcripts: [
    {
      story: 'Facade',
      phrases: [
        'region, Calendar for a demo',
        'The calendar is a page of Example Calendar.',
        'button, Show the calendar',
      ],
      never: ['Write to', 'iframe'],
    },
    {
      story: 'Late',
      phrases: [
        'region, Calendar for a visit',
        'This is taking long.',
        'link, hello@school.example',
        'button, Try again',
      ],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.2.1',
    '2.4.1',
    '2.4.3',
    '2.5.8',
    '3.2.1',
    '4.1.2',
    '4.1.3',
  ],
  gaps: ['What the page in the frame does is its maker’s: its own faults stay its own.'],
  withoutJavaScript: {
    says: 'Whose page it is, and the other ways to the same end. Until hydration a press is kept.',
    works: {
      Facade: [
        { reads: 'The calendar is a page of Example Calendar.' },
        { follows: 'hello@school.example', to: 'mailto:hello@school.example' },
        { leavesOut: 'Show the calendar' },
      ],
    },
  },
} satisfies A11yContract
