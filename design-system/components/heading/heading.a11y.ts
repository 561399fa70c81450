import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Heading',
  pattern: {
    name: 'Native heading',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  },
  roles: [{ role: 'heading', nameFrom: 'its content; its level is `level`, independent of its size' }],
  keys: [],
  focus:
    'It cannot be focused by default. With tabIndex -1 it can receive the focus when its content has just appeared.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'heading, Everything a teaching site needs, level 1',
        'heading, Fees and attendance, level 2',
        'heading, Monthly invoices, level 3',
        'heading, Reminders, level 4',
        'heading, By e-mail, level 5',
        'heading, On the last day, level 6',
      ],
    },
    { story: 'WithSectionName', phrases: ['heading, Our Pricing: Start at zero., level 2'] },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.10', '1.4.12', '2.4.6', '2.4.10'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Fees and attendance' }, { announces: 'heading Fees and attendance' }],
    },
  },
} satisfies A11yContract
