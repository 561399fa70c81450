import type { ComponentDocs } from '../../testing/docs.ts'
import { buttonDescriptions } from './button.variants.ts'

export default {
  summary: 'Starts something: sends a form, opens a dialog, pauses what moves.',
  use: [
    'For an action on this page.',
    'With a verb that says what will happen: “Send message”, “Start Free Trial”.',
    'Once a view in marigold: the one action that the page is there for.',
  ],
  avoid: [
    { when: 'It only leads somewhere.', instead: 'Link, or an `<a>` with `buttonVariants()`' },
    { when: 'It shows one of several views of the same subject.', instead: 'Tabs' },
    { when: 'It shows and hides an answer.', instead: 'Accordion' },
  ],
  rules: [
    {
      do: 'Keep a button that cannot be used in the tab order, and give the reason: `unavailable reason="Choose a plan first."`',
      dont: 'Use `disabled`: a keyboard cannot reach it, and nobody hears why.',
    },
    {
      do: 'Set `pending` while work is under way: label, width and focus stay.',
      dont: 'Replace the label by a spinner: who looks back finds a button without a name.',
    },
    {
      do: 'Name an icon: `size="icon" aria-label="Close"`.',
      dont: 'Trust a tooltip to name it: touch never sees one.',
    },
  ],
  parts: ['Button'],
  variants: buttonDescriptions,
  examples: [
    { story: 'Variants', caption: 'Four looks, from loud to quiet.' },
    { story: 'Small', caption: 'Small, for headers and toolbars.' },
    { story: 'IconOnly', caption: 'An icon alone, with a name.' },
    { story: 'BecomesPending', caption: 'Press it: it keeps its focus and its label while it works.' },
    { story: 'Unavailable', caption: 'Not possible now, and why.' },
    { story: 'AsLink', caption: 'The look of a button on a link.' },
  ],
} satisfies ComponentDocs
