import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SplitPanel',
  pattern: {
    name: 'Reflow of content in columns',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  roles: [{ role: 'none', nameFrom: 'none; it is layout only, and its content has its own roles' }],
  keys: [],
  focus:
    'Not focusable. The tab order is side, main, actions. The scroll container needs scroll-padding, as in DialogContent, so that the sticky actions do not cover a focused field.',
  transcripts: [
    {
      story: 'Default',
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
      story: 'WithErrors',
      phrases: [
        'group, Errors:, This domain name is taken. Try another.',
        'link, This domain name is taken. Try another.',
        'textbox, Domain name, maths, .kaksha.example This domain name is taken. Try another., invalid',
        'This domain name is taken. Try another.',
      ],
    },
    {
      story: 'Loading',
      phrases: [
        'button, Previous, Please wait until this step is done., disabled',
        'button, Save & Next, Loading..., disabled',
      ],
    },
  ],
  wcag: ['1.3.2', '1.4.10', '2.4.3', '2.4.11'],
  withoutJavaScript: {
    says: 'All content works, because it is layout only.',
    works: {
      Default: [{ reads: 'Add Company Info' }, { types: 'Company name' }, { waits: 'Save & Next' }],
    },
  },
} satisfies A11yContract
