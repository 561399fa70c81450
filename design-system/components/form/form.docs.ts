import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Checks a form in the browser as the server will, says what is wrong, and moves the focus there.',
  use: [
    'For every form that a person fills in, from one field to a page of them.',
    'With the contract that the server checks with: any Standard Schema (Zod, Valibot, ArkType), or a function.',
    'Without one, on the browser’s own constraints: `required`, `type`, `minLength`, `pattern`.',
  ],
  avoid: [
    { when: 'It searches or filters, and nothing in it can be wrong.', instead: 'a `<form method="get">`' },
    { when: 'It is a single button.', instead: 'Button, with `pending`' },
  ],
  rules: [
    {
      do: 'Keep `required`, `type` and `maxLength` on the controls beside the contract.',
      dont: 'Leave them to the script: before it arrives, and without it, they are the only check.',
    },
    {
      do: 'Give the form `method="post"` and an `action` that works.',
      dont: 'Leave them out: a press before the script would put what was typed into the address.',
    },
    {
      do: 'Say what to do, and write it once: in the contract, or in `data-value-missing` at the control.',
      dont: 'Write “This field is required”: in a summary nobody knows which.',
    },
    {
      do: 'Leave the values to the browser: `name` and `defaultValue`.',
      dont: 'Keep every keystroke in state. Nothing here needs it, and what was typed early would be lost.',
    },
    {
      do: 'Check when it is sent, and then at each field that was wrong.',
      dont: 'Check while somebody types for the first time: half an address is not a wrong one.',
    },
  ],
  parts: ['useForm', 'formMessages', 'formValues'],
  examples: [
    { story: 'Constraints', caption: 'On the browser’s own constraints alone. Press the button.' },
    { story: 'SharedContract', caption: 'With a contract: the words are the server’s.' },
    { story: 'RefusedByServer', caption: 'What only the server knows comes back to its field.' },
    { story: 'RefusedFromOutside', caption: 'Refused already, by whoever holds the state.', alone: true },
    { story: 'WithoutSummary', caption: 'One field: it takes the focus itself.' },
    { story: 'OwnWords', caption: 'In another language.' },
  ],
} satisfies ComponentDocs
