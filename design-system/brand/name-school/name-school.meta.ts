import { tabRows, wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { nameSchoolDescriptions } from './name-school.tsx'

export default {
  summary: 'A text field that shows the visitor’s school name in a preview of the product while they type.',
  use: [
    'In a Hero, as its preview. Visitors see their own name before they are asked to sign up.',
    'On the page where the setup begins, with `layout="beside"` and the earlier input as `defaultSchool`.',
  ],
  avoid: [
    {
      when: 'For a name that is sent to a server.',
      instead: 'Field with Input in a form. NameSchool sends nothing',
    },
    { when: 'For a preview that visitors cannot change.', instead: 'ProductPreview' },
  ],
  rules: [
    {
      do: 'Keep the values of `onSchool` in memory and use them to prefill the sign-up form.',
      dont: 'Write them to storage, a URL or analytics. The visitor has not signed in yet.',
    },
    {
      do: 'Apply the rule of the server in `addressOf`, and return a `note` for a name without a valid address.',
      dont: 'Show an address that the server rejects later.',
    },
    {
      do: 'Prefill the later form and let visitors change every field.',
      dont: 'Overwrite a value that a visitor has already typed there.',
    },
    {
      do: 'Offer two to six named colours.',
      dont: 'Offer a free colour picker. Text on the chosen colour could lack contrast.',
    },
  ],
  parts: ['NameSchool'],
  variants: nameSchoolDescriptions,
  examples: [
    {
      story: 'Default',
      caption:
        'In a Hero: above the preview, or from 64rem in the first column. The field is empty, so the sample is shown.',
    },
    { story: 'Named', caption: 'With a name. The colour options appear and the layout does not shift.' },
    {
      story: 'PerPhrase',
      caption: 'With a sample for each phrase of the Hero. A typed name stops the changes.',
    },
    { story: 'LongName', caption: 'The longest name that the field accepts, on two lines.' },
    { story: 'LongWord', caption: 'One long word without a place to break.' },
    { story: 'Bengali', caption: 'A name from which no address can be made. A note says so.' },
    { story: 'ArabicName', caption: 'A right-to-left name in a left-to-right page.' },
    { story: 'Beside', caption: 'As a separate section.' },
    { story: 'PreviewOnly', caption: 'The preview of a named school.' },
  ],
  contract: {
    component: 'NameSchool',
    pattern: wai('Labelled form field', 'tutorials/forms/labels/'),
    roles: [
      { role: 'textbox', nameFrom: 'label' },
      { role: 'radiogroup', nameFrom: 'label of the colours; rendered once a name is typed' },
      { role: 'radio', nameFrom: 'the name of the colour' },
      { role: 'img', nameFrom: 'sampleLabel; once a name is typed, labels.preview' },
      { role: 'status', nameFrom: 'none; its text is announced when it changes' },
    ],
    keys: tabRows('Moves from the field to the selected colour. The preview is an image.'),
    focus:
      'The field, then the colours, with the keyboard support of RadioGroup. Focus does not move when they appear. Enter in the field moves it to the preview, which closes the keyboard of a phone.',
    announcements: [
      'One second after the last letter, politely: the name, its address and the note about the address.',
      'One second after the field is emptied, politely: that the sample is shown.',
    ],
    transcripts: [{ story: 'Default' }, { story: 'Named' }, { story: 'Bengali' }],
    wcag: [
      '1.1.1',
      '1.3.1',
      '1.3.2',
      '1.3.5',
      '1.4.1',
      '1.4.3',
      '1.4.10',
      '1.4.11',
      '1.4.12',
      '2.4.3',
      '2.5.8',
      '3.2.2',
      '3.3.2',
      '4.1.2',
      '4.1.3',
    ],
    withoutJavaScript: {
      says: 'The sample is shown. The field needs JavaScript and is hidden. Text typed before hydration is kept.',
      works: {
        Default: [
          { announces: 'image Example of a site: Ganit Ghar' },
          { reads: 'Quadratic equations, part two' },
          { leavesOut: 'What is your school called?' },
        ],
        Beside: [{ reads: 'See it under your own name' }, { leavesOut: 'What is your school called?' }],
      },
    },
  },
} satisfies ComponentMeta
