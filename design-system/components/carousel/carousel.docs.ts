import type { ComponentDocs } from '../../testing/docs.ts'
import { carouselDescriptions } from './carousel.variants.ts'

export default {
  summary: 'Shows a few things of a row at a time, and moves on by itself only where it can be stopped.',
  use: [
    'For things of equal rank that nobody has to see all of: marks, student work, photographs.',
    'With autoplay for a row that decorates, such as marks of customers. The button that stops it comes with it.',
    'As it is for a row to be looked through: without autoplay it waits for the visitor.',
  ],
  avoid: [
    {
      when: 'Everything in it matters, or the things are to be compared.',
      instead: 'a list or a grid of Card',
    },
    { when: 'The things are views of one subject that people look for by name.', instead: 'Tabs' },
    {
      when: 'There is one thing to say.',
      instead: 'Banner, or a paragraph: what comes second is hardly seen',
    },
    { when: 'They are steps, in an order.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Name it after what is in it: `aria-label="Student work"`, or a heading with `header` and `aria-labelledby`.',
      dont: 'Write “carousel” into the name: screen readers say it anyway.',
    },
    {
      do: 'Say in the words of the page what stops: `labels={{ pause: "Pause the student work", … }}`.',
      dont: 'Leave three carousels on one page with the same “Next slide”.',
    },
    {
      do: 'Let slides be as high as their longest text allows, all alike.',
      dont: 'Put forms or a video into a slide that may move away.',
    },
    {
      do: 'Give `interval` the time that it takes to read a slide, twice.',
      dont: 'Keep two seconds for sentences: they are meant for marks.',
    },
    {
      do: 'Refer to what is on a slide with ids from `useId`.',
      dont: 'Write fixed ids into slides: those of a row that fits are drawn twice.',
    },
  ],
  parts: ['Carousel', 'CarouselItem'],
  variants: carouselDescriptions,
  examples: [
    { story: 'ByHand', caption: 'Six slides, moved by hand: buttons, a finger, the mouse.' },
    {
      story: 'MovesByItself',
      caption: 'Moves every two seconds. Hover, focus or a hidden page stop it.',
      alone: true,
    },
    {
      story: 'AsManyAsFit',
      caption: 'As many as fit are repeated for the eye, so that they can move.',
      alone: true,
    },
    { story: 'WithEnds', caption: 'A row with two ends: a button that leads nowhere says why.', alone: true },
    { story: 'NamedByAHeading', caption: 'A heading beside the controls names it.', alone: true },
    { story: 'OneAtATime', caption: 'One at a time, by `perView`.', alone: true },
    { story: 'Pictures', caption: 'A picture that needs words gets them from `label`.', alone: true },
    { story: 'RightToLeft', caption: 'Right to left, in another language.', alone: true },
  ],
} satisfies ComponentDocs
