import { apg, componentMeta, operable, pressRows } from '../../testing/contract-parts.ts'
import { buttonDescriptions } from './button-variants.ts'

export default componentMeta({
  summary: 'Starts an action on the page: sends a form, opens a dialog, pauses an animation.',
  use: [
    'Use a button for an action on this page. Use a link to go to another page.',
    'Set `loading` while the action runs: the button keeps its label, width and focus, ignores presses and announces “Loading...”.',
    'Set `inactive` with an `inactiveReason` if the action is not possible yet: the button stays in the tab order, and shows and announces the reason.',
  ],
  avoid: {
    'It only goes to another address.': 'Link, or an `<a>` with `buttonVariants()`',
    'It shows one of several views of the same subject.': 'Tabs',
    'It shows and hides an answer.': 'Accordion',
  },
  rules: {
    'Give one button in view the variant `primary`, and the others less emphasis.':
      'Give all the same emphasis: visitors cannot see at a glance which action continues.',
    'Keep an unusable button in the tab order and explain it: `inactive inactiveReason="Choose a plan first."`':
      'Use `disabled` for it: the button cannot be reached by keyboard, so the reason is never announced (WAI-ARIA APG, Focusability of disabled controls).',
    'Set `loading={sending}` from the first render, so that the live region exists before its text.':
      'Replace the label with a spinner: the button would lose its accessible name.',
    'Name a button that shows only an icon: `size="icon" aria-label="Close"`.':
      'Rely on a tooltip for the name: touch screens do not show it.',
    'Content: use a verb and its object, in the words of the page: “Send message”, “Start Free Trial”.':
      'Write “OK”, “Submit” or “Click here”: out of context they do not say what happens.',
  },
  parts: ['Button'],
  variants: buttonDescriptions,
  examples: {
    Default: 'From the most to the least prominent.',
    Large: 'Large, for the one action of a page.',
    Small: 'Small, for headers and toolbars.',
    Destructive: 'Deletes something. Ask for confirmation with AlertDialog.',
    LinkVariant: 'Looks like a link and acts on this page.',
    IconOnly: 'An icon with an accessible name.',
    BecomesLoading: 'Press it: it keeps its focus and its label while it is loading.',
    Inactive: 'Not possible now. Hover, focus and a press show the reason.',
    AsLink: 'A link that looks like a button.',
  },
  pattern: apg('Button', 'button'),
  roles: [
    {
      role: 'button',
      nameFrom:
        'its content; for an icon without text aria-label or aria-labelledby, which the type requires',
    },
    { role: 'tooltip', nameFrom: 'inactiveReason, which is the description of the inactive button' },
    { role: 'status', nameFrom: 'no name; it is beside the button and empty until the button is loading' },
  ],
  states: {
    'aria-disabled': 'Loading or inactive: it can be focused, and presses are ignored.',
    'aria-describedby': 'The status while it is loading; the reason while it is inactive.',
    'data-loading': 'For styling.',
  },
  keys: [
    ...pressRows('Presses it. An inactive button shows its reason.'),
    { key: 'Escape', does: 'Hides the reason of an inactive button, and closes nothing around it.' },
  ],
  focus: 'It is in the tab order in every state. A change to loading or inactive does not move the focus.',
  announcements: ["'Loading...', politely, when it becomes loading."],
  transcripts: [
    { story: 'IconOnly' },
    { story: 'AsLink' },
    { story: 'Loading' },
    { story: 'BecomesLoading', press: ['Send message'] },
    { story: 'Inactive', press: ['Previous'] },
  ],
  wcag: operable('1.4.1 1.4.3 1.4.11 1.4.13 4.1.3'),
  gaps: {
    '3.3.2':
      'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) do not show the reason of an inactive button. Screen readers announce it there too.',
  },
  withoutJavaScript:
    'With type="submit" it submits its form. Other presses before hydration have no effect, and the reason of an inactive button is only announced.',
  works: { AsLink: [{ follows: 'Start Free', to: '#guide' }], Default: [{ waits: 'Previous' }] },
})
