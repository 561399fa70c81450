import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Button',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    {
      role: 'button',
      nameFrom: 'its content; for an icon alone aria-label or aria-labelledby, which the type asks for',
    },
    { role: 'status', nameFrom: 'no name; beside the button, empty until it is pending' },
  ],
  states: [
    { attribute: 'aria-disabled', meaning: 'Pending or unavailable: it can be reached, and does nothing.' },
    { attribute: 'aria-describedby', meaning: 'While pending the status; while unavailable the reason.' },
    { attribute: 'data-pending', meaning: 'For styling.' },
  ],
  keys: [
    { key: 'Enter', does: 'Presses it.' },
    { key: 'Space', does: 'Presses it.' },
  ],
  focus: 'In the tab order in every state. Becoming pending or unavailable does not move the focus.',
  announcements: ["'Loading...', politely, when it becomes pending."],
  transcripts: [
    { story: 'IconOnly', phrases: ['button, Close', 'button, Menu', 'button, Next'], never: ['image'] },
    { story: 'AsLink', phrases: ['link, Start Free', 'link, Book 15-Min Demo'], never: ['button'] },
    {
      story: 'Pending',
      phrases: [
        'button, Submit & Launch, Loading..., disabled',
        'button, Send message, Loading..., disabled',
      ],
    },
    {
      story: 'BecomesPending',
      press: ['Send message'],
      phrases: ['polite: Loading...', 'button, Send message, Loading..., disabled'],
    },
    {
      story: 'Unavailable',
      phrases: [
        'button, Previous, This is the first step., disabled',
        'button, Save & Next, Fill in the company details first., disabled',
      ],
    },
  ],
  wcag: ['1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  gaps: [
    'The reason of an unavailable button is shown to the pointer as a tooltip; touch alone does not show it.',
  ],
  withoutJavaScript: {
    says: 'type="submit" submits its form; other presses wait for the script.',
    works: {
      AsLink: [{ follows: 'Start Free', to: '#guide' }],
      Variants: [{ waits: 'Previous' }],
    },
  },
} satisfies A11yContract
