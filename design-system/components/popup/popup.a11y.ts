import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Popup',
  pattern: {
    name: 'Non-modal dialog (the native element)',
    url: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element',
  },
  roles: [
    { role: 'status', nameFrom: 'no name; it announces the card' },
    { role: 'dialog', nameFrom: 'title' },
    { role: 'link', nameFrom: 'link.label' },
    { role: 'button', nameFrom: "labels.close, 'Close'" },
  ],
  states: [
    {
      attribute: 'data-transparent',
      meaning: 'It would cover the focused element or a control, and it is hidden meanwhile.',
    },
    {
      attribute: 'data-compact',
      meaning: 'There is little room: its sentence is for screen readers only.',
    },
  ],
  keys: [
    { key: 'Enter', on: 'Close', does: 'Closes it.' },
    { key: 'Space', on: 'Close', does: 'Same as Enter.' },
    { key: 'Enter', on: 'the link', does: 'Follows the link and closes the popup.' },
    { key: 'Escape', does: 'Closes it while the focus is inside.' },
  ],
  focus:
    'It does not take the focus. Its link and its button are tab stops at its place in the page. If it is closed while it has the focus, the focus returns to the previous element, else to the main content.',
  announcements: ['Its title, its sentence and its link, once and politely, when it appears.'],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'dialog, New here?',
        'New here?',
        'See how a school goes online in three steps and about ten minutes.',
        'link, How It Works',
        'button, Close',
        'end of dialog, New here?',
        'textbox, Name of your school',
      ],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.2.1',
    '2.4.3',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '3.2.1',
    '4.1.2',
    '4.1.3',
  ],
  gaps: ['It cannot be opened again after it is closed: the same link has to be on the page.'],
  withoutJavaScript: {
    says: 'It never appears: the same link has to be on the page.',
    works: {
      Default: [{ types: 'Name of your school' }, { follows: 'register of fees', to: '#register' }],
    },
  },
} satisfies A11yContract
