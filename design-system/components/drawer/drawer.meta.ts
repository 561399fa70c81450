import { apg, componentMeta, operable, pressRows, tabRows, wraps } from '../../testing/contract-parts.ts'
import { drawerDescriptions } from './drawer.tsx'

export default componentMeta({
  summary: 'A modal panel at an edge of the window, with a button: the navigation of small screens.',
  use: [
    'Use it if the links of a page do not fit beside its logo.',
    'Put a `<nav>` inside, and the most important action at its end.',
    'A link inside closes it, unless the page prevents the default of its press; so does a press that begins and ends on the backdrop.',
    'The page behind is inert, except for toasts. Dialogs, menus and popovers open above it, also those of other libraries: its z-index is the token `--ds-layer-dialog`.',
    'Its content is rendered while it is open, outside of a form around it, so its fields are never sent with that form. The HTML from the server contains the content, for a page without React.',
    'Back of Android closes it, and a modal Dialog, as Escape does. A page that gives each of them a history entry sets `data-back="history"` on `html`.',
    'It adds no form to the page: `document.forms[0]` is yours. Before hydration, `startDrawer` opens and closes it.',
  ],
  avoid: {
    'The links fit in the header.': 'a `<nav>` with a list, as in SiteHeader',
    'It asks something or holds a task.': 'Dialog',
    'It is a few links above a page that stays usable.': 'SideMenu',
  },
  rules: {
    'Content: keep the word “Menu” beside the three lines. Below 24rem it is visually hidden but still the accessible name.':
      'Show three lines alone: many people do not recognise them as a menu.',
    'Hide the button by width alone (`triggerClassName="xl:hidden"`): an open panel then closes by itself.':
      'Remove the button by script: before hydration there would be no menu.',
    'Show the same links in the page if there is no JavaScript (`data-noscript="show"`).':
      'Make the panel the only place of a link.',
  },
  parts: ['Drawer'],
  variants: drawerDescriptions,
  examples: {
    Default: 'A logo, links and one action at the end.',
    LinksOnly: 'Links only, with other labels.',
    Controlled: 'From another edge, in the colours of the page, opened by another button.',
  },
  pattern: apg('Modal dialog', 'dialog-modal'),
  roles: [
    { role: 'button', nameFrom: "label, 'Menu'; in the panel labels.close, 'Close menu'" },
    { role: 'dialog', nameFrom: "label, 'Menu'" },
  ],
  states: {
    'aria-expanded': 'On the button: whether the panel is open.',
    'aria-haspopup': 'On the button: it opens a dialog.',
    'aria-controls': 'The panel of the button, while it is in the page.',
  },
  keys: [
    ...pressRows('Opens the panel.', 'the trigger'),
    { key: 'Enter', on: 'a link', does: 'Follows the link and closes the panel.' },
    ...tabRows(
      'Moves through the panel, from the last control to the first, never to the page behind.',
      wraps,
    ),
    { key: 'Escape', does: 'Closes the panel.' },
  ],
  focus:
    'On opening it moves to the first control of the panel. It stays inside. On closing it returns to the button, or to a control near it if it is gone.',
  transcripts: [{ story: 'Default' }, { story: 'Default', press: ['Menu'] }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.4.3 2.4.11'),
  withoutJavaScript:
    'The button is left out; show the same links in the page. Before hydration an inline script can open the panel and close it.',
  works: { Default: [{ leavesOut: 'Menu' }, { leavesOut: 'Mathematics' }] },
})
