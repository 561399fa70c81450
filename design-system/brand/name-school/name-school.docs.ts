import type { ComponentDocs } from '../../testing/docs.ts'
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
      caption: 'In a Hero, above the preview. The field is empty, so the sample is shown.',
    },
    { story: 'Named', caption: 'With a name. The colour options appear and the layout does not shift.' },
    { story: 'LongName', caption: 'The longest name that the field accepts, on two lines.' },
    { story: 'LongWord', caption: 'One long word without a place to break.' },
    { story: 'Bengali', caption: 'A name from which no address can be made. A note says so.' },
    { story: 'ArabicName', caption: 'A right-to-left name in a left-to-right page.' },
    { story: 'Beside', caption: 'As a section of its own.' },
    { story: 'PreviewOnly', caption: 'The preview of a named school.' },
  ],
} satisfies ComponentDocs
