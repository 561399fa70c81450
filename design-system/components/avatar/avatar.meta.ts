import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { avatarDescriptions } from './avatar.tsx'

export default componentMeta({
  summary: 'A picture of a person, or the initials of their name if there is no photo.',
  use: [
    'Use an avatar beside the name of the person who is signed in.',
    'Use it alone if there is no space for names. It then has the role `img` and is announced by the name.',
    'You can use it without `photo`. If a photo cannot be loaded, the initials replace it.',
  ],
  avoid: {
    'The picture represents a company.': 'Logo, or the name',
    'Pressing the picture does something.': 'Button, with a `decorative` avatar inside',
    'There is no person of this site behind the picture.': 'Nothing',
  },
  rules: {
    'Set `decorative` if the name is visible beside the avatar.':
      'Leave it out there: a screen reader would announce “Mitali Sen Mitali Sen”.',
    'Content: pass the full name as the person wrote it. The initials come from the first and the last word, in any script.':
      'Pass initials as `name`: “MS” would be the only thing a screen reader announces (WCAG 2.2, 1.1.1 Non-text Content).',
  },
  parts: ['Avatar'],
  variants: avatarDescriptions,
  examples: {
    Default: 'Beside the visible name.',
    Photo: 'With a photo.',
    BrokenPhoto: 'The photo cannot be loaded, so the initials are shown.',
    WithoutVisibleName: 'Without a visible name: announced by the name.',
    Sizes: 'Three sizes.',
    OtherScripts: 'Initials in other scripts, and of an e-mail address.',
  },
  pattern: wai('Decorative and informative images', 'tutorials/images/'),
  roles: [
    { role: 'img', nameFrom: 'name; a photo and initials are announced alike' },
    { role: 'none', nameFrom: 'with `decorative` or without a name it is hidden' },
  ],
  transcripts: [{ story: 'WithoutVisibleName' }, { story: 'Photo' }],
  wcag: '1.1.1 1.4.3 1.4.11',
  withoutJavaScript:
    'The photo or the initials are shown. A photo that cannot be loaded leaves an empty circle.',
  works: {
    Default: [{ reads: 'MS' }, { reads: 'Mitali Sen' }],
    WithoutVisibleName: [{ announces: 'image Mitali Sen' }],
  },
})
