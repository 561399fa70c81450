import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Sets what can be done side by side; one below the other, as wide as the screen, on a phone.',
  use: [
    'Under a headline, at the end of a question: two actions, or three.',
    'For one action alone that is to fill a phone’s width.',
  ],
  avoid: [
    { when: 'One leads back and one leads on, at the two ends of a form.', instead: 'JourneyActions' },
    { when: 'They choose a view of the same subject.', instead: 'Tabs' },
    { when: 'They are links of equal rank.', instead: 'a list of Links' },
  ],
  rules: [
    {
      do: 'Put what most people are there for first: it is first on a phone, and for who listens.',
      dont: 'Turn the order around with CSS: the focus would jump.',
    },
    { do: 'Make one of them `main` at most.', dont: 'Line up three of equal weight.' },
  ],
  parts: ['ButtonRow'],
  examples: [
    { story: 'LinksAndButtons', caption: 'Links and buttons side by side.' },
    { story: 'LongWords', caption: 'What does not fit goes to the next line.' },
    { story: 'Pending', caption: 'Press it: nothing moves while it works.' },
  ],
} satisfies ComponentDocs
