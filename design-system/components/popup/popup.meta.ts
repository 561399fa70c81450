import { componentMeta, html, isolated, operable, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A small card that appears by itself, with one sentence, one link and a close button.',
  use: [
    'Use it to offer help to a new visitor, once per session, on one page.',
    'Show it some seconds after the page has loaded: your page decides when, by rendering it.',
    'It lies at the bottom of the window, at the start, and scrolls with the page. Where it would cover a control or a picture, its sentence is visually hidden; where it still would, it takes the first free place of the window’s lower half, or waits for a scroll. Keep the corner of the first screen free.',
    'On a page with a SideMenu, set `inSideMenuBar`: below 78rem it is then in its bar, where it covers nothing except the `action`, until it is closed or the `action` has the focus.',
    'It is a non-modal `dialog`. It does not take the focus, is announced politely, waits while the visitor types, another dialog is open or a pressed link or button is `aria-busy`, and is hidden while it would cover the focused element.',
  ],
  avoid: {
    'The visitor pressed something to see it.': 'Dialog',
    'It reports what has just happened.': 'toast',
    'It must be answered.': 'AlertDialog',
    'It concerns every page.': 'Banner',
  },
  rules: {
    'Record in `onShow` that it was shown, and do not show it again in this session.':
      'Show it again on the next page: the visitor has already closed it.',
    'Render it before the `main` element, so that keyboard users reach it early.':
      'Render it at the end of the page, after all other tab stops.',
    'Load it with a dynamic import.': 'Put it into the first bundle: it is not needed for the first paint.',
    'Content: one question or title, one sentence, and a link that is also on the page: “New here? See how a school goes online.”':
      'Put information into it that is nowhere else: it is gone once it is closed.',
  },
  parts: ['Popup', 'PopupCard'],
  examples: {
    Default: isolated('Type a name and show it again: it waits until you leave the field.'),
    LongSentence: isolated('A text that is longer than it should be.'),
  },
  pattern: html('Non-modal dialog (the native element)', 'interactive-elements.html#the-dialog-element'),
  roles: [
    { role: 'status', nameFrom: 'no name; it announces the card' },
    { role: 'dialog', nameFrom: 'title' },
    { role: 'link', nameFrom: 'link.label' },
    { role: 'button', nameFrom: "labels.close, 'Close'" },
  ],
  states: {
    'data-transparent': 'It would cover the focused element or a control, and is hidden as long as it does.',
    'data-compact': 'There is little room: its sentence is for screen readers only.',
  },
  keys: [
    ...pressRows('Closes it.', 'Close'),
    { key: 'Enter', on: 'the link', does: 'Follows the link and closes the popup.' },
    { key: 'Escape', does: 'Closes it while the focus is inside.' },
  ],
  focus:
    'It does not take the focus. Its link and its button are tab stops at its place in the page. If it is closed while it has the focus, the focus returns to the previous element, else to the main content.',
  announcements: ['Its title, its sentence and its link, once and politely, when it appears.'],
  transcripts: [{ story: 'Default' }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.2.1 2.4.3 2.4.11 3.2.1 4.1.3'),
  gaps: {
    '2.2.1': {
      effect: 'author',
      text: 'It cannot be opened again after it is closed: the same link has to be on the page.',
    },
  },
  withoutJavaScript: 'It never appears: the same link has to be on the page.',
  works: {
    Default: [{ types: 'Name of your school' }, { follows: 'register of fees', to: '#register' }],
  },
})
