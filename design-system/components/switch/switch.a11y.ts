import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Switch',
  pattern: { name: 'Switch', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/' },
  roles: [{ role: 'switch', nameFrom: 'its children, which are its label' }],
  states: [
    { attribute: 'checked', meaning: 'On. The native property, without aria-checked.' },
    { attribute: 'disabled', meaning: 'It cannot be changed. It is not in the tab order then.' },
    { attribute: 'aria-describedby', meaning: 'The given description, then the hint.' },
  ],
  keys: [
    { key: 'Space', does: 'Turns it on or off.' },
    { key: 'Tab', does: 'Moves to the next switch: each is a tab stop.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
  ],
  focus: 'It is in the tab order. A press on the label changes it and moves the focus to it.',
  transcripts: [
    {
      story: 'Default',
      phrases: ['switch, Remind parents of fees, An e-mail on the day before., not checked'],
    },
    {
      story: 'Group',
      phrases: ['group, Notifications', 'switch, Payments, checked', 'switch, Absences, not checked'],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '3.2.2', '4.1.2'],
  gaps: [
    'Enter does not change it, as with every native checkbox. The APG makes Enter optional.',
    'Some combinations of screen reader and browser announce it as a checkbox, checked or not checked.',
  ],
  withoutJavaScript: {
    says: 'It changes, and its form submits it. What takes effect immediately needs JavaScript.',
    works: {
      Default: [{ chooses: 'Remind parents of fees' }],
    },
  },
} satisfies A11yContract
