import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ButtonGroup',
  pattern: {
    name: 'Flow content',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-div-element',
  },
  roles: [{ role: 'generic', nameFrom: 'no name; its buttons and links have their own roles' }],
  keys: [],
  focus: 'It cannot be focused itself. The focus order is that of the markup, on every screen.',
  transcripts: [
    { story: 'Default', phrases: ['link, Start Free', 'button, Book 15-Min Demo'] },
    {
      story: 'Loading',
      press: ['Save & Next'],
      phrases: ['polite: Loading...', 'button, Save & Next, Loading..., disabled', 'button, Previous'],
    },
  ],
  wcag: ['1.3.2', '1.4.10', '2.4.3', '2.5.8'],
  withoutJavaScript: {
    says: 'It works completely: it is layout only.',
    works: {
      Default: [{ follows: 'Start Free', to: '#start' }, { waits: 'Book 15-Min Demo' }],
    },
  },
} satisfies A11yContract
