import type { ComponentDocs } from '../../testing/docs.ts'
import { nameSchoolDescriptions } from './name-school.tsx'

export default {
  summary:
    'One field that turns a picture of the product into the visitor’s own site, while they type its name.',
  use: [
    'In a Hero, as its preview: the visitor sees their own name before they are asked for anything.',
    'Once more where the setup begins, with `layout="beside"` and what was typed before as `defaultSchool`.',
  ],
  avoid: [
    { when: 'The name is to be sent.', instead: 'Field with Input in a form: this one sends nothing' },
    { when: 'There is nothing to name: the picture only shows the product.', instead: 'ProductPreview' },
  ],
  rules: [
    {
      do: 'Keep what `onSchool` tells in the memory of the page, and carry it into the form that asks for it later.',
      dont: 'Write it into storage, an address or a measurement: nobody has signed in yet.',
    },
    {
      do: 'Let `addressOf` keep to the rule that the server will check, and give a note where a name makes no address.',
      dont: 'Show an address that will be refused three steps later.',
    },
    {
      do: 'Prefill the later form, and leave every field of it to be changed.',
      dont: 'Put the name over what somebody has typed there before.',
    },
    {
      do: 'Give two to six colours, each with its name.',
      dont: 'Offer a wheel of all colours: nobody could promise that the words on them can be read.',
    },
  ],
  parts: ['NameSchool'],
  variants: nameSchoolDescriptions,
  examples: [
    { story: 'Empty', caption: 'In a Hero, over the preview. Nothing is typed: the sample.' },
    { story: 'Named', caption: 'Named: the colours come into the room beside the slip, and nothing moves.' },
    { story: 'LongName', caption: 'As long as the field takes: two lines in the room of one.' },
    { story: 'LongWord', caption: 'One word that has no place to break.' },
    { story: 'Bengali', caption: 'A name that makes no address of its own says so.' },
    { story: 'ArabicName', caption: 'A name from right to left in a page from left to right.' },
    { story: 'Beside', caption: 'As a part of a page by itself.' },
    { story: 'PreviewAlone', caption: 'The picture of a school of one’s own.' },
  ],
} satisfies ComponentDocs
