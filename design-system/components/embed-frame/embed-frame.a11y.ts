import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'EmbedFrame',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'region', nameFrom: 'label' },
    { role: 'button', nameFrom: "show; 'Try again' if the page has not loaded in time" },
    { role: 'iframe', nameFrom: 'label and provider, so that it differs from the name of the region' },
    { role: 'status', nameFrom: 'no name; their text is announced' },
  ],
  states: [
    { attribute: 'data-state', meaning: 'facade, loading, timed-out or ready, for styling and tests.' },
  ],
  keys: [
    { key: 'Enter', does: 'Presses the button: the page is loaded.' },
    { key: 'Space', does: 'Same as Enter.' },
  ],
  focus:
    'The press removes the button, so the focus moves to the region; the next tab stop is the frame. With `open` the focus is not moved.',
  announcements: [
    "'Loading...', politely, while the page loads.",
    "'Loaded.', politely, when the page is ready.",
    'That it takes long, politely, with the alternatives.',
    'The content of `done`, politely, when the page reports that it is done.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, Calendar for a demo',
        'The calendar is a page of Example Calendar.',
        'button, Show the calendar',
      ],
      never: ['Write to', 'iframe'],
    },
    {
      story: 'LoadTimeout',
      phrases: [
        'region, Calendar for a visit',
        'This is taking a long time.',
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
  gaps: ['The accessibility of the embedded page depends on its provider.'],
  withoutJavaScript: {
    says: 'The provider and the alternatives are shown. A press before hydration has no effect.',
    works: {
      Default: [
        { reads: 'The calendar is a page of Example Calendar.' },
        { follows: 'hello@school.example', to: 'mailto:hello@school.example' },
        { leavesOut: 'Show the calendar' },
      ],
    },
  },
} satisfies A11yContract
