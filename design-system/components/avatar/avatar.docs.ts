import type { ComponentDocs } from '../../testing/docs.ts'
import { avatarDescriptions } from './avatar.tsx'

export default {
  summary: 'Somebody, by photo or by initials.',
  use: [
    'Beside the name of who is signed in.',
    'Alone, where there is no room for names: then it says the name.',
    'Without a photo too: most people have none.',
  ],
  avoid: [
    { when: 'It is a company.', instead: 'Logo, or the name' },
    { when: 'It is pressed.', instead: 'Button, with the avatar in it and `decorative`' },
    { when: 'It would stand for somebody who is not a person of this site.', instead: 'Nothing' },
  ],
  rules: [
    {
      do: 'Make it `decorative` where the name stands beside it.',
      dont: 'Let a screen reader say “Mitali Sen Mitali Sen”.',
    },
    {
      do: 'Pass the name as people wrote it. Initials are taken from its first and last word, in any script.',
      dont: 'Pass initials as the name: that is what would be heard.',
    },
  ],
  parts: ['Avatar'],
  variants: avatarDescriptions,
  examples: [
    { story: 'Initials', caption: 'Beside the name.' },
    { story: 'Photo', caption: 'With a photo.' },
    { story: 'BrokenPhoto', caption: 'A photo that fails gives way to the initials.' },
    { story: 'Alone', caption: 'Alone, it says the name.' },
    { story: 'Sizes', caption: 'Three sizes.' },
    { story: 'OtherScripts', caption: 'Initials in other scripts, and of an e-mail address.' },
  ],
} satisfies ComponentDocs
