import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Alert',
  pattern: { name: 'Alert', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/' },
  roles: [
    { role: 'alert', nameFrom: 'no name; live="assertive"' },
    { role: 'status', nameFrom: 'no name; live="polite"' },
  ],
  states: [{ attribute: 'data-tone', meaning: 'For styling. The icon and the text carry the meaning.' }],
  keys: [],
  focus: 'It cannot be focused and does not move the focus.',
  announcements: [
    'Its text when it appears or changes, politely or assertively as set by `live`; nothing without `live`.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'Login failed. Please try again.',
        'Your message has been sent. Thank you!',
        'Your site opens with sample courses. Remove them when you like.',
      ],
      never: ['image', 'alert'],
    },
    {
      story: 'Live',
      press: ['Send message'],
      phrases: ['assertive: Something went wrong', 'alert', 'Something went wrong', 'button, Send message'],
    },
    {
      story: 'WithHeadingAndButton',
      phrases: [
        'A network error occurred. Please try again.',
        'Nothing was lost: what you have typed is still here.',
        'button, Retry',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '4.1.3'],
  withoutJavaScript: {
    says: 'Every message that is in the HTML from the start is shown.',
    works: {
      Default: [
        { reads: 'Login failed. Please try again.' },
        { reads: 'Your message has been sent. Thank you!' },
      ],
    },
  },
} satisfies A11yContract
