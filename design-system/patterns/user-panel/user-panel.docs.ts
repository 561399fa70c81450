import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A button with the name of the signed-in user. It opens the e-mail address and account actions.',
  use: [
    'At the start of a task that belongs to an account.',
    'In a column of at least 16rem, on a dark or a light surface.',
  ],
  avoid: [
    { when: 'For a visitor who is not signed in.', instead: 'SignInCard' },
    { when: 'To show another person.', instead: 'Avatar' },
  ],
  rules: [
    {
      do: 'Add further actions below Sign Out as Buttons of size `sm`.',
      dont: 'Move Sign Out into a menu of icons.',
    },
    {
      do: 'Pass an empty name if none is known. The panel then shows the e-mail address.',
      dont: 'Invent a name such as “User”.',
    },
  ],
  parts: ['UserPanel'],
  examples: [
    { story: 'Default', caption: 'On a dark surface, as in the onboarding.' },
    { story: 'OnPaper', caption: 'On a light surface.' },
    { story: 'Open', caption: 'Open, with the address and the actions.' },
    { story: 'WithoutName', caption: 'Without a name.' },
    { story: 'WithPhoto', caption: 'With a photo.' },
    { story: 'LongNames', caption: 'Long names wrap.' },
  ],
} satisfies ComponentDocs
