import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'NameSchool',
  pattern: {
    name: 'Labelled form field',
    url: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  },
  roles: [
    { role: 'textbox', nameFrom: 'label' },
    { role: 'radiogroup', nameFrom: 'label of the colours; rendered once a name is typed' },
    { role: 'radio', nameFrom: 'the name of the colour' },
    { role: 'img', nameFrom: 'sampleLabel; once a name is typed, labels.preview' },
    { role: 'status', nameFrom: 'none; its text is announced when it changes' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves from the field to the selected colour. The preview is an image.' },
    { key: 'Shift+Tab', does: 'Moves in reverse order.' },
  ],
  focus:
    'The field, then the colours, with the keyboard support of RadioGroup. Focus does not move when they appear.',
  announcements: [
    'One second after the last letter, politely: the name, its address and the note about the address.',
    'One second after the field is emptied, politely: that the sample is shown.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'What is your school called?',
        'textbox, What is your school called?, Type it, and the picture becomes yours., placeholder Asha Music',
        'image, Example of a site: Ganit Ghar, a maths teacher, with the next live class, courses and the week.',
      ],
      never: ['Marigold', 'Preview:'],
    },
    {
      story: 'Named',
      phrases: [
        'textbox, What is your school called?, Asha Music, Type it, and the picture becomes yours.',
        'radiogroup, Pick your subject’s colour',
        'radio, Marigold, not checked, position 1, set size 4',
        'radio, Leaf, checked, position 3, set size 4',
        'image, Example of a site for Asha Music, at asha-music.kaksha.example, in the colour Leaf: the next live class, courses with their fees and, where there is room, the week’s timetable.',
      ],
      never: ['Ganit Ghar', 'Preview:'],
    },
    {
      story: 'Bengali',
      phrases: [
        'textbox, What is your school called?, সুরলোক সঙ্গীত বিদ্যালয়, Type it, and the picture becomes yours.',
        'image, Example of a site for সুরলোক সঙ্গীত বিদ্যালয়, at your-school.kaksha.example, in the colour River: the next live class, courses with their fees and, where there is room, the week’s timetable.',
      ],
    },
  ],
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
} satisfies A11yContract
