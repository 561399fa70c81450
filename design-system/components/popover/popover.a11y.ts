import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Popover',
  pattern: {
    name: 'Popover (the native attribute)',
    url: 'https://html.spec.whatwg.org/multipage/popover.html',
  },
  roles: [
    { role: 'button', nameFrom: 'the content of the PopoverTrigger' },
    { role: 'dialog', nameFrom: 'label. It is not modal: the page stays within reach' },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'On the button: whether the panel is open.' },
    { attribute: 'aria-haspopup', meaning: 'On the button: it opens a dialog.' },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the panel, or closes it.' },
    { key: 'Space', on: 'the trigger', does: 'Same as Enter.' },
    { key: 'Enter', on: 'the button that closes it', does: 'Closes the panel.' },
    { key: 'Space', on: 'the button that closes it', does: 'Same as Enter.' },
    { key: 'Escape', does: 'Closes the panel, and nothing around it.' },
  ],
  focus:
    'The panel takes the focus when it opens. Tab moves through its controls, then to what follows its button. When it closes while it has the focus, the focus returns to its button.',
  transcripts: [
    {
      story: 'Default',
      press: ['Filter'],
      phrases: [
        'dialog, Filter',
        'group, Days',
        'checkbox, Saturday, not checked',
        'button, Show the courses',
      ],
    },
  ],
  wcag: ['1.4.3', '1.4.10', '1.4.11', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '4.1.2'],
  gaps: [
    'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) show the panel in the page, below its button.',
  ],
  withoutJavaScript: {
    says: 'It opens and closes, in the middle of the window.',
    works: { Default: [{ announces: 'button Filter' }] },
  },
} satisfies A11yContract
