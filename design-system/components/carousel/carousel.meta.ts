import {
  apg,
  componentMeta,
  isolated,
  operable,
  pressRows,
  tabRows,
  type WrittenContract,
} from '../../testing/contract-parts.ts'
import { carouselDescriptions } from './carousel.tsx'

/** LogoCarousel has it too. */
export const contract = {
  pattern: apg('Carousel', 'carousel'),
  roles: [
    {
      role: 'region',
      nameFrom: "aria-label, or aria-labelledby with a visible heading; announced as 'carousel'",
    },
    { role: 'group', nameFrom: "its number, '2 of 6', and its label if it has one; announced as 'slide'" },
    { role: 'button', nameFrom: "labels; each says what a press does; a dot has the name 'Slide 2 of 5'" },
    { role: 'group', nameFrom: "labels, 'Choose a slide': the dots, with `dots`" },
  ],
  states: {
    'aria-roledescription': "'carousel' and 'slide', which labels can translate.",
    'aria-live':
      "'off' during automatic rotation, else 'polite': the slide that comes into view is announced.",
    inert: 'A slide that is out of view, or a visual copy.',
    'aria-disabled':
      'On the previous or the next button at an end of a row that does not loop; the description gives the reason. On the dot of the slide in view, as the pattern asks.',
    'aria-current': 'On the dot of the first slide in view.',
    'data-phase': 'drag or move while the row is not at rest; for styling.',
  },
  keys: [
    ...tabRows(
      'Moves to the rotation control, then to previous, next, the dots and the visible slides. The first focus stops the rotation; the rotation control keeps its name until it is pressed or left.',
    ),
    ...pressRows('Starts or stops the rotation.', 'the rotation control'),
    ...pressRows('Moves by one slide. Rotation stays stopped.', 'previous and next'),
    ...pressRows('Moves to its slide. Rotation stays stopped.', 'a dot'),
  ],
  focus:
    'The focus is never moved. Keyboard focus inside stops the rotation, and only the rotation control starts it again. While the focus is on this control, its name and action stay: Enter on a focused Pause keeps the rotation stopped. Hover pauses it.',
  announcements: ['The slide that comes into view, politely, but not during automatic rotation.'],
  transcripts: [
    { story: 'Autoplay' },
    { story: 'WithEnds' },
    { story: 'OneAtATime', press: ['Next slide'] },
    { story: 'WithDots', press: ['Slide 3 of 5'] },
  ],
  wcag: operable('1.3.1 1.4.11 2.2.1 2.2.2 2.3.3 2.4.3 2.5.1 2.5.2 2.5.7 4.1.3'),
  gaps: {
    '1.3.2':
      'In a loop that has moved on, screen readers read the slides in the order of the markup, which can differ from the visual order.',
  },
  withoutJavaScript:
    'All slides are shown in wrapped lines, without controls. A press before hydration has no effect.',
  works: {
    Default: [
      { reads: 'Mandala in rangoli powder' },
      { reads: 'Tabla solo in teentaal' },
      { leavesOut: 'Next slide' },
    ],
    WithLinks: [{ follows: 'Tabla solo in teentaal', to: '#work-6' }, { leavesOut: 'Pause the slides' }],
  },
} satisfies WrittenContract

export default componentMeta({
  summary:
    'Shows a few items of a row at a time; visitors move it, and it rotates by itself only with `autoplay`.',
  use: [
    'Use a carousel for items of equal importance that need not all be seen: logos, student work, photographs.',
    'Without `autoplay` the visitor moves the slides: with the buttons, by swiping or by dragging with the mouse.',
    'With `autoplay` it advances every `interval` milliseconds (2000 by default). A pause button comes first in the tab order; hover pauses the rotation, and keyboard focus or manual navigation stops it.',
    'With `prefers-reduced-motion` it does not rotate and slides change without a transition.',
  ],
  avoid: {
    'Every item matters, or visitors compare the items.': 'a list or a grid of Card',
    'The items are views of one subject that visitors look for by name.': 'Tabs',
    'There is one message.': 'Banner, or a paragraph: many visitors never see the second slide',
    'The items are steps in an order.': 'StepList',
  },
  rules: {
    'Name the carousel by its content: `aria-label="Student work"`, or a visible heading with `header` and `aria-labelledby`.':
      'Put “carousel” into the name: screen readers announce it from `aria-roledescription`.',
    'Content: make the control labels specific if a page has more than one carousel: `labels={{ pause: "Pause the student work", … }}`.':
      'Leave several buttons with the name “Next slide” on one page.',
    'Show `dots` for up to ten slides, so that visitors see how many there are and can move to one.':
      'Show dots for a long row: each is a tab stop before the slides.',
    'Make all slides equally high, with space for the longest text.':
      'Put forms or videos into slides that move by themselves.',
    'Set `interval` to at least twice the time that it takes to read a slide.':
      'Use the default of two seconds for sentences: it is meant for logos (WCAG 2.2, 2.2.2 Pause, Stop, Hide).',
  },
  parts: ['Carousel', 'CarouselItem'],
  variants: carouselDescriptions,
  examples: {
    Default: 'Six slides, moved by the buttons, by swiping or with the mouse.',
    Autoplay: isolated(
      'Advances every two seconds. Hover pauses it, focus stops it, and a hidden page does not rotate.',
    ),
    AsManyAsFit: isolated('All slides fit, so they are repeated visually to make the row move.'),
    WithEnds: isolated('`loop={false}`: at each end the button is inactive and gives the reason.'),
    WithDots: isolated('One slide at a time, with a dot for each: “Slide 2 of 5”.'),
    NamedByAHeading: isolated('Named by the heading beside the controls.'),
    OneAtATime: isolated('One slide at a time, with `perView`.'),
    Pictures: isolated('A picture is described by the `label` of its slide.'),
    RightToLeft: isolated('Right to left, with translated labels.'),
  },
  ...contract,
})
