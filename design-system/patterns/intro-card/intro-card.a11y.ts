import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'IntroCard',
  pattern: {
    name: 'Heading, paragraph and list',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
  },
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'list', nameFrom: 'none; the heading of the card describes it' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the action, which has its own keyboard support.' },
    { key: 'Shift+Tab', does: 'Moves in reverse order.' },
  ],
  focus: 'Only the action is focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'heading, 14 days free, and no payment to begin, level 2',
        'listitem, level 1, position 1, set size 3',
        '14-day free trial',
        'listitem, level 1, position 3, set size 3',
        'Then subscribe or delete your account',
        'button, Start Free Trial',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10'],
  withoutJavaScript: {
    says: 'All text. The action works as described on its own page.',
    works: {
      Default: [
        { reads: '14 days free, and no payment to begin' },
        { reads: 'No payment initially' },
        { waits: 'Start Free Trial' },
      ],
    },
  },
} satisfies A11yContract
