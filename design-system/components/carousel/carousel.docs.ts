import type { ComponentDocs } from '../../testing/docs.ts'
import { carouselDescriptions } from './carousel.tsx'

export default {
  summary:
    'Shows a few items of a row at a time; visitors move it, and it rotates by itself only with `autoplay`.',
  use: [
    'Use a carousel for items of equal importance that need not all be seen: logos, student work, photographs.',
    'Without `autoplay` the visitor moves the slides: with the buttons, by swiping or by dragging with the mouse.',
    'With `autoplay` it advances every `interval` milliseconds (2000 by default). A pause button comes first in the tab order; hover pauses the rotation, and keyboard focus or manual navigation stops it.',
    'With `prefers-reduced-motion` it does not rotate and slides change without a transition.',
  ],
  avoid: [
    { when: 'Every item matters, or visitors compare the items.', instead: 'a list or a grid of Card' },
    { when: 'The items are views of one subject that visitors look for by name.', instead: 'Tabs' },
    {
      when: 'There is one message.',
      instead: 'Banner, or a paragraph: many visitors never see the second slide',
    },
    { when: 'The items are steps in an order.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Name the carousel by its content: `aria-label="Student work"`, or a visible heading with `header` and `aria-labelledby`.',
      dont: 'Put “carousel” into the name: screen readers announce it from `aria-roledescription`.',
    },
    {
      do: 'Content: make the control labels specific if a page has more than one carousel: `labels={{ pause: "Pause the student work", … }}`.',
      dont: 'Leave several buttons with the name “Next slide” on one page.',
    },
    {
      do: 'Show `dots` for up to ten slides, so that visitors see how many there are and can move to one.',
      dont: 'Show dots for a long row: each is a tab stop before the slides.',
    },
    {
      do: 'Make all slides equally high, with space for the longest text.',
      dont: 'Put forms or videos into slides that move by themselves.',
    },
    {
      do: 'Set `interval` to at least twice the time that it takes to read a slide.',
      dont: 'Use the default of two seconds for sentences: it is meant for logos (WCAG 2.2, 2.2.2 Pause, Stop, Hide).',
    },
  ],
  parts: ['Carousel', 'CarouselItem'],
  variants: carouselDescriptions,
  examples: [
    { story: 'Default', caption: 'Six slides, moved by the buttons, by swiping or with the mouse.' },
    {
      story: 'Autoplay',
      caption:
        'Advances every two seconds. Hover pauses it, focus stops it, and a hidden page does not rotate.',
      isolated: true,
    },
    {
      story: 'AsManyAsFit',
      caption: 'All slides fit, so they are repeated visually to make the row move.',
      isolated: true,
    },
    {
      story: 'WithEnds',
      caption: '`loop={false}`: at each end the button is inactive and gives the reason.',
      isolated: true,
    },
    {
      story: 'WithDots',
      caption: 'One slide at a time, with a dot for each: “Slide 2 of 5”.',
      isolated: true,
    },
    { story: 'NamedByAHeading', caption: 'Named by the heading beside the controls.', isolated: true },
    { story: 'OneAtATime', caption: 'One slide at a time, with `perView`.', isolated: true },
    { story: 'Pictures', caption: 'A picture is described by the `label` of its slide.', isolated: true },
    { story: 'RightToLeft', caption: 'Right to left, with translated labels.', isolated: true },
  ],
} satisfies ComponentDocs
