import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Tag',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'list', nameFrom: 'label of the TagList' },
    { role: 'listitem', nameFrom: 'no name; the text of the tag is read' },
    { role: 'button', nameFrom: "labels.remove with the text of the tag, 'Remove Mathematics'" },
  ],
  keys: [
    { key: 'Enter', on: 'the remove button', does: 'Removes the tag.' },
    { key: 'Space', on: 'the remove button', does: 'Same as Enter.' },
    { key: 'Tab', does: 'Moves to the next button that removes a tag.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
  ],
  focus:
    'Only the buttons are in the tab order. After a removal the focus moves to the button of the next tag, else of the previous one, else to the list.',
  announcements: ['None: after a removal the focus moves, and the new place is announced.'],
  transcripts: [
    { story: 'Default', phrases: ['list, Subjects', 'Mathematics', 'Tabla'] },
    { story: 'Removable', phrases: ['list, Filters', 'Class 9', 'button, Remove Class 9'] },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.10', '1.4.11', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'The texts are there. A press on a button that removes a tag waits for JavaScript.',
    works: {
      Default: [{ reads: 'Mathematics' }, { reads: 'Coding for beginners' }],
      Removable: [{ reads: 'Class 9' }, { waits: 'Remove Class 9' }],
    },
  },
} satisfies A11yContract
