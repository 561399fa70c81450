import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Popup',
  pattern: {
    name: 'Non-modal dialog (the native element)',
    url: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element',
  },
  roles: [
    { role: 'status', nameFrom: 'no name: it reads the card out' },
    { role: 'dialog', nameFrom: 'title' },
    { role: 'link', nameFrom: 'link.label' },
    { role: 'button', nameFrom: "closeLabel, 'Close'" },
  ],
  states: [
    {
      attribute: 'data-aside',
      meaning: 'It would lie over what has the focus, and is out of sight until it does not.',
    },
  ],
  keys: [
    { key: 'Enter', on: 'Close', does: 'Closes it.' },
    { key: 'Space', on: 'Close', does: 'As Enter.' },
    { key: 'Enter', on: 'the link', does: 'Follows it, and closes it.' },
    { key: 'Escape', does: 'Closes it, while the focus is in it.' },
  ],
  focus:
    'It takes none. Its link and its button are tab stops where it stands in the page. Closed from within, the focus goes back to where it came from, else to the main content.',
  announcements: ['Its title, its sentence and its link, once, in the next pause after it has come.'],
  transcripts: [
    {
      story: 'InTheCorner',
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
  gaps: ['It is not brought back once it is closed: the same link has to stand somewhere on the page.'],
  withoutJavaScript: {
    says: 'It never comes: have the same link in the page.',
    works: {
      InTheCorner: [{ types: 'Name of your school' }, { follows: 'register of fees', to: '#register' }],
    },
  },
} satisfies A11yContract
