import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ProductPreview',
  pattern: {
    name: 'Image with a text alternative',
    url: 'https://www.w3.org/WAI/tutorials/images/complex/',
  },
  roles: [{ role: 'img', nameFrom: 'label' }],
  keys: [],
  focus: 'None: the links and buttons in the picture are drawn, not controls.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'image, Example of a site: Ganit Ghar, a maths teacher, with the next class, courses and the week.',
      ],
      never: ['Quadratic', 'table'],
    },
  ],
  wcag: ['1.1.1', '1.4.3', '1.4.5', '1.4.10'],
  withoutJavaScript: {
    says: 'The picture is complete.',
    works: { Default: [{ announces: 'image Example of a site: Ganit Ghar' }] },
  },
} satisfies A11yContract
