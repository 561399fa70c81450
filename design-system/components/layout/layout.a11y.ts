import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Container',
  pattern: {
    name: 'Division',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-div-element',
  },
  roles: [{ role: 'generic', nameFrom: 'no name; its content is read in the order of the source' }],
  keys: [],
  focus: 'None of them can be focused. The tab order is the order of the source.',
  transcripts: [
    {
      story: 'Default',
      phrases: ['heading, Your school, level 2', 'textbox, Name', 'button, Save', 'button, Previous'],
    },
  ],
  wcag: ['1.3.2', '1.4.10', '1.4.12', '2.4.3'],
  withoutJavaScript: {
    says: 'They work completely.',
    works: {
      Default: [{ types: 'Name' }],
      InColumns: [{ reads: 'Mathematics' }],
    },
  },
} satisfies A11yContract
