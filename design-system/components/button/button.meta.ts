import { apg, operable, pressRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { buttonDescriptions } from './button-variants.ts'

export default {
  summary: 'Starts an action on the page: sends a form, opens a dialog, pauses an animation.',
  use: [
    'Use a button for an action on this page. Use a link to go to another page.',
    'Set `loading` while the action runs: the button keeps its label, width and focus, ignores presses and announces “Loading...”.',
    'Set `inactive` with an `inactiveReason` if the action is not possible yet: the button stays in the tab order, and shows and announces the reason.',
  ],
  avoid: [
    { when: 'It only goes to another address.', instead: 'Link, or an `<a>` with `buttonVariants()`' },
    { when: 'It shows one of several views of the same subject.', instead: 'Tabs' },
    { when: 'It shows and hides an answer.', instead: 'Accordion' },
  ],
  rules: [
    {
      do: 'Give one button in view the variant `primary`, and the others less emphasis.',
      dont: 'Give all the same emphasis: visitors cannot see at a glance which action continues.',
    },
    {
      do: 'Keep an unusable button in the tab order and explain it: `inactive inactiveReason="Choose a plan first."`',
      dont: 'Use `disabled` for it: the button cannot be reached by keyboard, so the reason is never announced (WAI-ARIA APG, Focusability of disabled controls).',
    },
    {
      do: 'Set `loading={sending}` from the first render, so that the live region exists before its text.',
      dont: 'Replace the label with a spinner: the button would lose its accessible name.',
    },
    {
      do: 'Name a button that shows only an icon: `size="icon" aria-label="Close"`.',
      dont: 'Rely on a tooltip for the name: touch screens do not show it.',
    },
    {
      do: 'Content: use a verb and its object, in the words of the page: “Send message”, “Start Free Trial”.',
      dont: 'Write “OK”, “Submit” or “Click here”: out of context they do not say what happens.',
    },
  ],
  parts: ['Button'],
  variants: buttonDescriptions,
  examples: [
    { story: 'Default', caption: 'From the most to the least prominent.' },
    { story: 'Large', caption: 'Large, for the one action of a page.' },
    { story: 'Small', caption: 'Small, for headers and toolbars.' },
    { story: 'Destructive', caption: 'Deletes something. Ask for confirmation with AlertDialog.' },
    { story: 'LinkVariant', caption: 'Looks like a link and acts on this page.' },
    { story: 'IconOnly', caption: 'An icon with an accessible name.' },
    { story: 'BecomesLoading', caption: 'Press it: it keeps its focus and its label while it is loading.' },
    { story: 'Inactive', caption: 'Not possible now. Hover, focus and a press show the reason.' },
    { story: 'AsLink', caption: 'A link that looks like a button.' },
  ],
  contract: {
    component: 'Button',
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
    states: [
      {
        attribute: 'aria-disabled',
        meaning: 'Loading or inactive: it can be focused, and presses are ignored.',
      },
      {
        attribute: 'aria-describedby',
        meaning: 'The status while it is loading; the reason while it is inactive.',
      },
      { attribute: 'data-loading', meaning: 'For styling.' },
    ],
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
    wcag: operable('1.4.1', '1.4.3', '1.4.11', '1.4.13', '4.1.3'),
    gaps: [
      {
        criterion: '3.3.2',
        effect: 'none',
        text: 'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) do not show the reason of an inactive button. Screen readers announce it there too.',
      },
    ],
    withoutJavaScript: {
      says: 'With type="submit" it submits its form. Other presses before hydration have no effect, and the reason of an inactive button is only announced.',
      works: { AsLink: [{ follows: 'Start Free', to: '#guide' }], Default: [{ waits: 'Previous' }] },
    },
  },
} satisfies ComponentMeta
