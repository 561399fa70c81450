import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Button',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    {
      role: 'button',
      nameFrom:
        'its content; for an icon without text aria-label or aria-labelledby, which the type requires',
    },
    { role: 'status', nameFrom: 'no name; it is beside the button and empty until the button is loading' },
  ],
  states: [
    {
      attribute: 'aria-disabled',
      meaning: 'Loading or inactive: it can be focused, and presses are ignored.',
    },
    {
      attribute: 'aria-describedby',
      meaning: 'The status while it is loading; the reason while it is inactive.',
    },
    { attribute: 'data-loading', meaning: 'For styling.' },
  ],
  keys: [
    { key: 'Enter', does: 'Presses it.' },
    { key: 'Space', does: 'Presses it.' },
  ],
  focus: 'It is in the tab order in every state. A change to loading or inactive does not move the focus.',
  announcements: ["'Loading...', politely, when it becomes loading."],
  transcripts: [
    { story: 'IconOnly', phrases: ['button, Close', 'button, Menu', 'button, Next'], never: ['image'] },
    { story: 'AsLink', phrases: ['link, Start Free', 'link, Book 15-Min Demo'], never: ['button'] },
    {
      story: 'Loading',
      phrases: [
        'button, Submit & Launch, Loading..., disabled',
        'button, Send message, Loading..., disabled',
      ],
    },
    {
      story: 'BecomesLoading',
      press: ['Send message'],
      phrases: ['polite: Loading...', 'button, Send message, Loading..., disabled'],
    },
    {
      story: 'Inactive',
      phrases: [
        'button, Previous, This is the first step., disabled',
        'button, Save & Next, Fill in the company details first., disabled',
      ],
    },
  ],
  wcag: ['1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  gaps: [
    'The reason of an inactive button is shown as a tooltip to mouse users; touch screens do not show it.',
  ],
  withoutJavaScript: {
    says: 'With type="submit" it submits its form. Other presses before hydration have no effect.',
    works: {
      AsLink: [{ follows: 'Start Free', to: '#guide' }],
      Default: [{ waits: 'Previous' }],
    },
  },
} satisfies A11yContract
