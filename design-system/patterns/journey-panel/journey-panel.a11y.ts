import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'JourneyPanel',
  pattern: {
    name: 'Reflow of content in columns',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  roles: [{ role: 'none', nameFrom: 'none: it is ground, and what lies on it brings its own roles' }],
  keys: [],
  focus:
    'Takes none itself. Its order is the order of reading: side, then main, then the actions. A field that gets the focus is not hidden by actions stuck to the foot, as long as the scrolling ground around it pads its scrolling (DialogContent does).',
  transcripts: [
    {
      story: 'SecondOfThree',
      phrases: [
        'heading, Free Trial Plan, level 2',
        'list, Onboarding steps',
        'listitem, level 1, current step, position 2, set size 3',
        'Add Company Info',
        'progressbar, Onboarding progress, max value 3, min value 0, current value Step 2 of 3',
        'heading, Add Company Info, level 3',
        'textbox, Company name',
        'button, Previous',
        'button, Save & Next',
      ],
    },
    {
      story: 'SentBack',
      phrases: [
        'group, Errors:, This domain name is taken. Try another.',
        'link, This domain name is taken. Try another.',
        'textbox, Domain name, maths, .kaksha.example This domain name is taken. Try another., invalid',
        'This domain name is taken. Try another.',
      ],
    },
    {
      story: 'Pending',
      phrases: [
        'button, Previous, Please wait until this step is done., disabled',
        'button, Save & Next, Loading..., disabled',
      ],
    },
  ],
  wcag: ['1.3.2', '1.4.10', '2.4.3', '2.4.11'],
  withoutJavaScript: {
    says: 'Everything: it is layout alone.',
    works: {
      SecondOfThree: [{ reads: 'Add Company Info' }, { types: 'Company name' }, { waits: 'Save & Next' }],
    },
  },
} satisfies A11yContract
