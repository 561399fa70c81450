import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ButtonRow',
  pattern: {
    name: 'Flow content',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-div-element',
  },
  roles: [
    { role: 'generic', nameFrom: 'none: it is ground, and its buttons and links bring their own roles' },
  ],
  keys: [],
  focus: 'Takes none itself. Its order is that of the markup, on every screen.',
  transcripts: [
    { story: 'LinksAndButtons', phrases: ['link, Start Free', 'button, Book 15-Min Demo'] },
    {
      story: 'Pending',
      press: ['Save & Next'],
      phrases: ['polite: Loading...', 'button, Save & Next, Loading..., disabled', 'button, Previous'],
    },
  ],
  wcag: ['1.3.2', '1.4.10', '2.4.3', '2.5.8'],
  withoutJavaScript: {
    says: 'Everything: it is layout alone.',
    works: {
      LinksAndButtons: [{ follows: 'Start Free', to: '#start' }, { waits: 'Book 15-Min Demo' }],
    },
  },
} satisfies A11yContract
