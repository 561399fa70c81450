import type { ComponentDocs } from '../../testing/docs.ts'
import { logoDescriptions } from './logo.tsx'

export default {
  summary: 'The mark and the name of the brand, leading home.',
  use: ['In the header and in the footer, once each.'],
  avoid: [
    { when: 'It is the mark of somebody else.', instead: 'LogoCarousel' },
    { when: 'It leads nowhere.', instead: '`<svg role="img">` with a name' },
  ],
  rules: [
    { do: 'Say where it leads: “Kaksha, home”.', dont: 'Name it “Logo”.' },
    { do: 'Give the name as data: the package knows no brand.', dont: 'Write a name into a component.' },
  ],
  parts: ['Logo'],
  variants: logoDescriptions,
  examples: [
    { story: 'Header', caption: 'In a header.' },
    { story: 'Footer', caption: 'In a footer.' },
    { story: 'AnotherBrand', caption: 'Another brand, leading elsewhere.' },
    { story: 'OwnMark', caption: 'With a mark of its own.' },
  ],
} satisfies ComponentDocs
