import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Says who is signed in, and opens to what can be done with the account.',
  use: ['First in a task that belongs to an account.', 'In a column of 16rem or more, on slate or on paper.'],
  avoid: [
    { when: 'Nobody is signed in.', instead: 'SignInCard' },
    { when: 'It shows somebody else.', instead: 'Avatar' },
  ],
  rules: [
    {
      do: 'Put further actions below Sign Out as Buttons of size `sm`.',
      dont: 'Hide the only way out in a menu of icons.',
    },
    { do: 'Pass an empty name as it is: the e-mail address stands in.', dont: 'Invent “User”.' },
  ],
  parts: ['UserPanel'],
  examples: [
    { story: 'OnSlate', caption: 'On slate, as in the onboarding.' },
    { story: 'OnPaper', caption: 'On paper.' },
    { story: 'Open', caption: 'Open: the address, and what can be done.' },
    { story: 'WithoutName', caption: 'Without a name.' },
    { story: 'WithPhoto', caption: 'With a photo.' },
    { story: 'LongNames', caption: 'Long names break.' },
  ],
} satisfies ComponentDocs
