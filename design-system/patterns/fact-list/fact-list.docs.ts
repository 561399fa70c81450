import type { ComponentDocs } from '../../testing/docs.ts'
import { factListDescriptions } from './fact-list.tsx'

export default {
  summary: 'Names and their values, ruled like a register: what was given, what was chosen, what it costs.',
  use: [
    'Before something is sent: everything once more, so that it can be checked (WCAG 3.3.4).',
    'For up to three facts on which somebody decides, with `layout="columns"`.',
  ],
  avoid: [
    { when: 'It is how to reach people.', instead: 'ContactDetails' },
    { when: 'The figure is the argument.', instead: 'StatTile' },
    { when: 'Several things are compared by the same properties.', instead: 'a table' },
  ],
  rules: [
    {
      do: 'Use the words of the fields that were filled in as names.',
      dont: 'Name them anew: “Domain name” above is not “URL” here.',
    },
    {
      do: 'Leave out what has no value, or say “Not given”.',
      dont: 'Show a dash: it is read as nothing, or as “minus”.',
    },
  ],
  parts: ['FactList'],
  variants: factListDescriptions,
  examples: [
    { story: 'Rows', caption: 'To be checked: name and value in rows.' },
    { story: 'Columns', caption: 'To decide on: up to three side by side.' },
    { story: 'LargeValue', caption: 'A value may be more than a word.' },
    { story: 'LongWords', caption: 'Long names and addresses break.' },
  ],
} satisfies ComponentDocs
