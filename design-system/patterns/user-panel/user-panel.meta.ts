import { apg, pressRows, tabRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A button with the name of the signed-in user. It opens the e-mail address and Sign Out.',
  use: [
    'At the start of a task that belongs to an account.',
    'In a column of at least 16rem, on a dark or a light surface.',
  ],
  avoid: [
    { when: 'For a visitor who is not signed in.', instead: 'SignInCard' },
    { when: 'To show another person.', instead: 'Avatar' },
  ],
  rules: [
    { do: 'Content: name the action by its verb: “Sign out”.', dont: 'Use an icon alone for it.' },
    {
      do: 'Pass the action that leaves the task as a Button of size `sm`: it is always visible beside the name.',
      dont: 'Put the only way to leave a task inside the panel.',
    },
    {
      do: 'Pass an empty name if none is known. The panel then shows the e-mail address.',
      dont: 'Invent a name such as “User”.',
    },
    {
      do: 'Pass links to the pages of the account as `links`.',
      dont: 'Pass an action as one of `links`: a link leads to a page.',
    },
  ],
  parts: ['UserPanel'],
  examples: [
    { story: 'Default', caption: 'On a dark surface, as in the onboarding.' },
    { story: 'OnPaper', caption: 'On a light surface.' },
    { story: 'Open', caption: 'Open, with the address and Sign Out.' },
    { story: 'WithLinks', caption: 'Open, with a link to the account.' },
    { story: 'WithoutName', caption: 'Without a name.' },
    { story: 'WithPhoto', caption: 'With a photo.' },
    { story: 'LongNames', caption: 'Long names wrap.' },
  ],
  contract: {
    component: 'UserPanel',
    pattern: apg('Disclosure (Show/Hide)', 'disclosure'),
    roles: [
      { role: 'button', nameFrom: 'the name of the user and labels.account' },
      { role: 'button', nameFrom: 'labels.signOut' },
      { role: 'link', nameFrom: 'the text of each of `links`' },
    ],
    states: [
      {
        attribute: 'aria-expanded',
        meaning: 'Whether the e-mail address, the links and Sign Out are shown.',
      },
    ],
    keys: [
      ...pressRows('Opens or closes the panel.'),
      ...tabRows(
        'Moves to the actions beside the name if there are any, then to the links and Sign Out if the panel is open.',
      ),
    ],
    focus: 'Stays on the name when the panel opens and closes.',
    transcripts: [{ story: 'OnPaper' }, { story: 'Open' }, { story: 'WithLinks' }],
    wcag: ['1.1.1', '2.1.1', '2.5.8', '4.1.2'],
    withoutJavaScript: {
      says: 'The name and the picture are shown. The panel stays closed.',
      works: {
        Default: [{ reads: 'Mitali Sen' }, { leavesOut: 'Sign Out' }, { waits: 'Mitali Sen Your account' }],
      },
    },
  },
} satisfies ComponentMeta
