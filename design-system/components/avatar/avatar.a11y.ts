import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Avatar',
  pattern: { name: 'Decorative and informative images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  roles: [
    { role: 'img', nameFrom: 'name; a photo and initials are announced alike' },
    { role: 'none', nameFrom: 'with `decorative` or without a name it is hidden' },
  ],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    {
      story: 'WithoutVisibleName',
      phrases: [
        'list, Teachers',
        'listitem, level 1, position 1, set size 3',
        'image, Mitali Sen',
        'image, Arun Nair',
        'image, Tenzin Dolma Lepcha',
      ],
      never: ['MS', 'AN', 'TL'],
    },
    { story: 'Photo', phrases: ['Arun Nair'], never: ['image', 'AN'] },
  ],
  wcag: ['1.1.1', '1.4.3', '1.4.11'],
  withoutJavaScript: {
    says: 'The photo or the initials are shown. A photo that cannot be loaded leaves an empty circle.',
    works: {
      Default: [{ reads: 'MS' }, { reads: 'Mitali Sen' }],
      WithoutVisibleName: [{ announces: 'image Mitali Sen' }],
    },
  },
} satisfies A11yContract
