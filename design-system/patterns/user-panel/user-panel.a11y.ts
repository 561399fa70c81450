import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'UserPanel',
  pattern: { name: 'Disclosure (Show/Hide)', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  roles: [
    { role: 'button', nameFrom: 'the name of the user and labels.account' },
    { role: 'button', nameFrom: 'labels.signOut' },
    { role: 'link', nameFrom: 'the text of each of `links`' },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'Whether the e-mail address, the links and Sign Out are shown.' },
  ],
  keys: [
    { key: 'Enter', does: 'Opens or closes the panel.' },
    { key: 'Space', does: 'Same as Enter.' },
    {
      key: 'Tab',
      does: 'Moves to the actions beside the name if there are any, then to the links and Sign Out if the panel is open.',
    },
    { key: 'Shift+Tab', does: 'Moves in reverse order.' },
  ],
  focus: 'Stays on the name when the panel opens and closes.',
  transcripts: [
    {
      story: 'OnPaper',
      phrases: ['button, Arun Nair Your account, 1 control, not expanded'],
      never: ['Sign Out'],
    },
    {
      story: 'Open',
      phrases: [
        'button, Mitali Sen Your account, 1 control, expanded',
        'button, Leave for now',
        'mitali@ganit.example',
        'button, Sign Out',
      ],
      never: ['MS', 'image'],
    },
    {
      story: 'WithLinks',
      phrases: ['mitali@ganit.example', 'link, Plan, payments and data', 'button, Sign Out'],
    },
  ],
  wcag: ['1.1.1', '2.1.1', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'The name and the picture are shown. The panel stays closed.',
    works: {
      Default: [{ reads: 'Mitali Sen' }, { leavesOut: 'Sign Out' }, { waits: 'Mitali Sen Your account' }],
    },
  },
} satisfies A11yContract
