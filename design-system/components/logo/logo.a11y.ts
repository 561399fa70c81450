import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Logo',
  pattern: {
    name: 'Link',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  },
  roles: [{ role: 'link', nameFrom: "the brand's name and where it leads: 'Kaksha, home'" }],
  keys: [{ key: 'Enter', does: 'Follows it.' }],
  focus: 'In the tab order.',
  transcripts: [
    { story: 'Header', phrases: ['link, Kaksha, home'], never: ['image'] },
    { story: 'AnotherBrand', phrases: ['link, Torsha Music Room, all lessons'] },
  ],
  wcag: ['1.1.1', '2.1.1', '2.4.4', '2.4.7', '2.5.3', '2.5.8'],
  withoutJavaScript: {
    says: 'Everything.',
    works: {
      Header: [{ follows: 'Kaksha, home', to: '/' }],
    },
  },
} satisfies A11yContract
