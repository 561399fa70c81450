import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Logo',
  pattern: {
    name: 'Link',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  },
  roles: [{ role: 'link', nameFrom: "the name of the brand and the destination: 'Kaksha, home'" }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'It is in the tab order.',
  transcripts: [
    { story: 'Default', phrases: ['link, Kaksha, home'], never: ['image'] },
    { story: 'AnotherBrand', phrases: ['link, Torsha Music Room, all lessons'] },
  ],
  wcag: ['1.1.1', '2.1.1', '2.4.4', '2.4.7', '2.5.3', '2.5.8'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ follows: 'Kaksha, home', to: '/' }],
    },
  },
} satisfies A11yContract
