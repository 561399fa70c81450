import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeeRegister',
  pattern: {
    name: 'Table with a caption; images with a text alternative',
    url: 'https://www.w3.org/WAI/tutorials/tables/',
  },
  roles: [
    { role: 'table', nameFrom: 'the caption of a FeeRegister: its title and subtitle' },
    { role: 'columnheader', nameFrom: 'columns of the register' },
    { role: 'img', nameFrom: 'label of every other illustration' },
  ],
  keys: [],
  focus: 'None: the illustrations have no controls.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'table, Fee register Class 10 maths, November',
        'columnheader, Student',
        'columnheader, Fee',
        'cell, Debjit S.',
        'cell, ₹1,200',
        'cell, Due 3 days',
        'image, A week: tabla on Monday and Thursday, a test on Saturday.',
        'image, Bar chart of fees received: September 29, October 21, November 34 thousand rupees.',
      ],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10'],
  gaps: [
    'In a container narrower than 21.5rem, as on the narrowest phones, FeeRegister hides the roll numbers.',
  ],
  withoutJavaScript: {
    says: 'All illustrations are complete.',
    works: { Default: [{ reads: 'Fee register' }, { announces: 'image A colour card' }] },
  },
} satisfies A11yContract
