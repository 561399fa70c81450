import { componentMeta, tabRows, wai } from '../../testing/contract-parts.ts'
import { nameSchoolDescriptions } from './name-school.tsx'

export default componentMeta({
  summary: 'A text field that shows the visitor’s school name in a preview of the product while they type.',
  use: [
    'In a Hero, as its preview. Visitors see their own name before they are asked to sign up.',
    'On the page where the setup begins, with `layout="beside"` and the earlier input as `defaultSchool`.',
  ],
  avoid: {
    'For a name that is sent to a server.': 'Field with Input in a form. NameSchool sends nothing',
    'For a preview that visitors cannot change.': 'ProductPreview',
  },
  rules: {
    'Keep the values of `onSchool` in memory and use them to prefill the sign-up form.':
      'Write them to storage, a URL or analytics. The visitor has not signed in yet.',
    'Apply the rule of the server in `addressOf`, and return a `note` for a name without a valid address.':
      'Show an address that the server rejects later.',
    'Prefill the later form and let visitors change every field.':
      'Overwrite a value that a visitor has already typed there.',
    'Offer two to six named colours.':
      'Offer a free colour picker. Text on the chosen colour could lack contrast.',
  },
  parts: ['NameSchool'],
  variants: nameSchoolDescriptions,
  examples: {
    Default:
      'In a Hero: above the preview, or from 64rem in the first column. The field is empty, so the sample is shown.',
    Named: 'With a name. The colour options appear and the layout does not shift.',
    PerPhrase: 'With a sample for each phrase of the Hero. A typed name stops the changes.',
    LongName: 'The longest name that the field accepts, on two lines.',
    LongWord: 'One long word without a place to break.',
    Bengali: 'A name from which no address can be made. A note says so.',
    ArabicName: 'A right-to-left name in a left-to-right page.',
    Beside: 'As a separate section.',
  },
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
  wcag: '1.1.1 1.3.1 1.3.2 1.3.5 1.4.1 1.4.3 1.4.10 1.4.11 1.4.12 2.4.3 2.5.8 3.2.2 3.3.2 4.1.2 4.1.3',
  withoutJavaScript:
    'The sample is shown. The field needs JavaScript and is hidden. Text typed before hydration is kept.',
  works: {
    Default: [
      { announces: 'image Example of a site: Ganit Ghar' },
      { reads: 'Quadratic equations, part two' },
      { leavesOut: 'What is your school called?' },
    ],
    Beside: [{ reads: 'See it under your own name' }, { leavesOut: 'What is your school called?' }],
  },
})
