import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A button that opens a list of actions on one thing.',
  use: [
    'Use it for three to about ten actions that are rarely needed: on a row of a table, on an account.',
    'Name the button by the purpose of its actions. If it has only an icon, name the object in its accessible name: “Actions for Tabla for beginners”.',
    'It uses the `popover` attribute of HTML and the keys of the APG. It opens without JavaScript too.',
    'Source: the APG pattern Menu Button; Adrian Roselli, “Link + Disclosure Widget Navigation” (2019), on why a site navigation should not use menu roles.',
  ],
  avoid: [
    { when: 'It is the navigation of a site.', instead: 'DisclosureNav' },
    { when: 'One value of a list is chosen.', instead: 'Select or RadioGroup' },
    { when: 'It has fields or text.', instead: 'Popover' },
    { when: 'There are one or two actions.', instead: 'Button in a ButtonGroup' },
  ],
  rules: [
    {
      do: 'Content: begin each item with a verb: “Rename”, “Delete”. Put the most used action first, and an action that deletes something last, after a Separator.',
      dont: 'Name the button “More” if a page has several of them.',
    },
    {
      do: 'Leave out an action that this person can never do. Disable one that is not possible now, and say when it is.',
      dont: 'Hide the main action of a page in a menu.',
    },
    {
      do: 'Ask by an AlertDialog before something is deleted.',
      dont: 'Put a checkbox or a field into an item.',
    },
  ],
  parts: ['DropdownMenu', 'DropdownMenuTrigger', 'DropdownMenuContent', 'DropdownMenuItem'],
  examples: [
    { story: 'Default', caption: 'Actions with icons, and a Separator before the one that deletes.' },
    { story: 'WithLinks', caption: 'Items that are links, and one that is not possible now.' },
  ],
} satisfies ComponentDocs
