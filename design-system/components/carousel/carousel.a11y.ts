import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Carousel',
  pattern: { name: 'Carousel', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/' },
  roles: [
    {
      role: 'region',
      nameFrom: "aria-label, or aria-labelledby with a heading that is seen; spoken as 'carousel'",
    },
    { role: 'group', nameFrom: "its number, '2 of 6', and label where given; spoken as 'slide'" },
    { role: 'button', nameFrom: 'labels: what a press will do' },
  ],
  states: [
    { attribute: 'aria-roledescription', meaning: "'carousel' and 'slide', in the words of labels." },
    {
      attribute: 'aria-live',
      meaning:
        "'off' while it rotates by itself, 'polite' while it does not: the slide that comes is announced.",
    },
    { attribute: 'inert', meaning: 'A slide that is out of view, or a copy for the eye.' },
    {
      attribute: 'aria-disabled',
      meaning: 'Previous or next in a row with two ends, at its end; the description says why.',
    },
    { attribute: 'data-phase', meaning: 'drag or move, while it is not at rest; for styling.' },
  ],
  keys: [
    {
      key: 'Tab',
      does: 'Goes to the rotation control, then previous, next, and what is on the slides in view. Rotation stops with the first.',
    },
    { key: 'Shift+Tab', does: 'The same way back.' },
    { key: 'Enter', on: 'the rotation control', does: 'Starts the rotation, or stops it.' },
    { key: 'Space', on: 'the rotation control', does: 'Starts the rotation, or stops it.' },
    { key: 'Enter', on: 'previous and next', does: 'Moves by one slide. Rotation stays stopped.' },
    { key: 'Space', on: 'previous and next', does: 'Moves by one slide. Rotation stays stopped.' },
  ],
  focus:
    'Never moved. The first keyboard focus inside stops the rotation, and only the rotation control starts it again. The pointer holds it up for as long as it hovers.',
  announcements: ['The slide that comes into view, politely, unless the carousel rotates by itself.'],
  transcripts: [
    {
      story: 'MovesByItself',
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
  ],
  wcag: [
    ...['1.3.1', '1.4.11', '2.1.1', '2.2.1', '2.2.2', '2.3.3', '2.4.3', '2.4.7'],
    ...['2.5.1', '2.5.2', '2.5.7', '2.5.8', '4.1.2', '4.1.3'],
  ],
  gaps: [
    'In a loop that has gone on, the first slide is read first although it is seen after the last: the order of reading stays that of the markup.',
  ],
  withoutJavaScript: {
    says: 'All slides are in the page, in lines, without controls. Until hydration a press is kept.',
    works: {
      ByHand: [
        { reads: 'Mandala in rangoli powder' },
        { reads: 'Tabla solo in teentaal' },
        { leavesOut: 'Next slide' },
      ],
      WithLinks: [{ follows: 'Tabla solo in teentaal', to: '#work-6' }, { leavesOut: 'Pause the slides' }],
    },
  },
} satisfies A11yContract
