import { apg, componentMeta, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A button with the name of the signed-in user. It opens the e-mail address and Sign Out.',
  use: [
    'At the start of a task that belongs to an account.',
    'In a column of at least 16rem, on a dark or a light surface.',
  ],
  avoid: {
    'For a visitor who is not signed in.': 'SignInCard',
    'To show another person.': 'Avatar',
  },
  rules: {
    'Content: name the action by its verb: “Sign out”.': 'Use an icon alone for it.',
    'Pass the action that leaves the task as a Button of size `sm`: it is always visible beside the name.':
      'Put the only way to leave a task inside the panel.',
    'Pass an empty name if none is known. The panel then shows the e-mail address.':
      'Invent a name such as “User”.',
    'Pass links to the pages of the account as `links`.':
      'Pass an action as one of `links`: a link leads to a page.',
  },
  parts: ['UserPanel'],
  examples: {
    Default: 'On a dark surface, as in the onboarding.',
    OnPaper: 'On a light surface.',
    Open: 'Open, with the address and Sign Out.',
    WithLinks: 'Open, with a link to the account.',
    WithoutName: 'Without a name.',
    WithPhoto: 'With a photo.',
    LongNames: 'Long names wrap.',
  },
  pattern: apg('Disclosure (Show/Hide)', 'disclosure'),
  roles: [
    { role: 'button', nameFrom: 'the name of the user and labels.account' },
    { role: 'button', nameFrom: 'labels.signOut' },
    { role: 'link', nameFrom: 'the text of each of `links`' },
  ],
  states: {
    'aria-expanded': 'Whether the e-mail address, the links and Sign Out are shown.',
  },
  keys: [
    ...pressRows('Opens or closes the panel.'),
    ...tabRows(
      'Moves to the actions beside the name if there are any, then to the links and Sign Out if the panel is open.',
    ),
  ],
  focus: 'Stays on the name when the panel opens and closes.',
  transcripts: [{ story: 'OnPaper' }, { story: 'Open' }, { story: 'WithLinks' }],
  wcag: '1.1.1 2.1.1 2.5.8 4.1.2',
  withoutJavaScript: 'The name and the picture are shown. The panel stays closed.',
  works: {
    Default: [{ reads: 'Mitali Sen' }, { leavesOut: 'Sign Out' }, { waits: 'Mitali Sen Your account' }],
  },
})
