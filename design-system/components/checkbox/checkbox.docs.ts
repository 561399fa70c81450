import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A yes or a no, with a label of its own; several of them choose any number out of a few.',
  use: [
    'For one yes or no that a form sends: terms, a newsletter.',
    'For any number of answers: several with the same `name`, in a FieldGroup that asks the question.',
    '`indeterminate` where one box stands for several that differ.',
  ],
  avoid: [
    { when: 'Only one of the answers can be right.', instead: 'RadioGroup' },
    { when: 'It takes effect at once, without a form.', instead: 'Button with `aria-pressed`' },
    { when: 'The list is long.', instead: 'Select, or a search' },
  ],
  rules: [
    { do: 'Say what is so when it is on: “Write to me”.', dont: 'Ask for a no: “Do not write to me”.' },
    { do: 'Leave it off at first where it is a consent.', dont: 'Tick the newsletter for people.' },
    {
      do: 'Give several boxes one error, in their FieldGroup.',
      dont: 'Repeat the error at each box.',
    },
  ],
  parts: ['Checkbox'],
  examples: [
    { story: 'OneAlone', caption: 'One alone, with a hint. Its words are part of the target.' },
    { story: 'Group', caption: 'Several in a FieldGroup, which asks the question.' },
    { story: 'Invalid', caption: 'With an error of its own.' },
    { story: 'InvalidGroup', caption: 'The error of a group, over its boxes.' },
    { story: 'Indeterminate', caption: 'One that stands for several.' },
    { story: 'Unavailable', caption: 'Not to be changed, and why.' },
    { story: 'LongLabel', caption: 'A long label wraps beside the box.' },
  ],
} satisfies ComponentDocs
