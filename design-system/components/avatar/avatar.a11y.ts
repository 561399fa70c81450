import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Avatar',
  pattern: { name: 'Decorative and informative images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  roles: [
    { role: 'img', nameFrom: 'name; the photo and the initials in it are not told apart' },
    { role: 'none', nameFrom: 'with `decorative`, or without a name: hidden' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  transcripts: [
    {
      story: 'Alone',
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
    says: 'Photo or initials. A photo that fails leaves an empty disc.',
    works: {
      Initials: [{ reads: 'MS' }, { reads: 'Mitali Sen' }],
      Alone: [{ hears: 'image Mitali Sen' }],
    },
  },
} satisfies A11yContract
