import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Carousel',
  pattern: { name: 'Carousel', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/' },
  roles: [
    {
      role: 'region',
      nameFrom: "aria-label, or aria-labelledby with a visible heading; announced as 'carousel'",
    },
    { role: 'group', nameFrom: "its number, '2 of 6', and its label if it has one; announced as 'slide'" },
    { role: 'button', nameFrom: "labels; each says what a press does; a dot has the name 'Slide 2 of 5'" },
    { role: 'group', nameFrom: "labels, 'Choose a slide': the dots, with `dots`" },
  ],
  states: [
    { attribute: 'aria-roledescription', meaning: "'carousel' and 'slide', which labels can translate." },
    {
      attribute: 'aria-live',
      meaning: "'off' during automatic rotation, else 'polite': the slide that comes into view is announced.",
    },
    { attribute: 'inert', meaning: 'A slide that is out of view, or a visual copy.' },
    {
      attribute: 'aria-disabled',
      meaning:
        'On the previous or the next button at an end of a row that does not loop; the description gives the reason. On the dot of the slide in view, as the pattern asks.',
    },
    { attribute: 'aria-current', meaning: 'On the dot of the first slide in view.' },
    { attribute: 'data-phase', meaning: 'drag or move while the row is not at rest; for styling.' },
  ],
  keys: [
    {
      key: 'Tab',
      does: 'Moves to the rotation control, then to previous, next, the dots and the visible slides. The first focus stops the rotation.',
    },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
    { key: 'Enter', on: 'the rotation control', does: 'Starts or stops the rotation.' },
    { key: 'Space', on: 'the rotation control', does: 'Starts or stops the rotation.' },
    { key: 'Enter', on: 'previous and next', does: 'Moves by one slide. Rotation stays stopped.' },
    { key: 'Space', on: 'previous and next', does: 'Moves by one slide. Rotation stays stopped.' },
    { key: 'Enter', on: 'a dot', does: 'Moves to its slide. Rotation stays stopped.' },
    { key: 'Space', on: 'a dot', does: 'Moves to its slide. Rotation stays stopped.' },
  ],
  focus:
    'The focus is never moved. Keyboard focus inside stops the rotation, and only the rotation control starts it again. Hover pauses it.',
  announcements: ['The slide that comes into view, politely, but not during automatic rotation.'],
  transcripts: [
    {
      story: 'Autoplay',
      phrases: [
        'carousel, Student work',
        'button, Previous slide',
        'button, Next slide',
        'slide, 1 of 6',
        'Mandala in rangoli powder',
        'Class 6',
        'slide, 2 of 6',
        'A working seismograph',
        'end of carousel, Student work',
      ],
    },
    {
      story: 'WithEnds',
      phrases: ['button, Previous slide, This is the first slide., disabled', 'button, Next slide'],
    },
    {
      story: 'OneAtATime',
      press: ['Next slide'],
      phrases: ['carousel, Student work', 'slide, 2 of 6', 'A working seismograph'],
      never: ['1 of 6', '3 of 6'],
    },
    {
      story: 'WithDots',
      press: ['Slide 3 of 5'],
      phrases: ['group, Choose a slide', 'button, Slide 1 of 5', 'button, Slide 2 of 5', 'slide, 3 of 5'],
      never: ['slide, 1 of 5'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.11',
    '2.1.1',
    '2.2.1',
    '2.2.2',
    '2.3.3',
    '2.4.3',
    '2.4.7',
    '2.5.1',
    '2.5.2',
    '2.5.7',
    '2.5.8',
    '4.1.2',
    '4.1.3',
  ],
  gaps: [
    'In a loop that has moved on, screen readers read the slides in the order of the markup, which can differ from the visual order.',
  ],
  withoutJavaScript: {
    says: 'All slides are shown in wrapped lines, without controls. A press before hydration has no effect.',
    works: {
      Default: [
        { reads: 'Mandala in rangoli powder' },
        { reads: 'Tabla solo in teentaal' },
        { leavesOut: 'Next slide' },
      ],
      WithLinks: [{ follows: 'Tabla solo in teentaal', to: '#work-6' }, { leavesOut: 'Pause the slides' }],
    },
  },
} satisfies A11yContract
