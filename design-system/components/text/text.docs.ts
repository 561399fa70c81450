import type { ComponentDocs } from '../../testing/docs.ts'
import { textDescriptions } from './text.tsx'

export default {
  summary: 'Words in one of the sizes and tones of the system.',
  use: [
    'For a paragraph that is larger, smaller or quieter than running text.',
    'For the words of a description list, a caption, a label that belongs to no field.',
    'Not needed for plain running text: a `<p>` is right as it is.',
  ],
  avoid: [
    { when: 'It names what follows.', instead: 'Heading' },
    { when: 'It leads somewhere.', instead: 'Link' },
    { when: 'It tells what has just happened.', instead: 'Alert' },
    { when: 'It labels a field, or helps with it.', instead: 'Field' },
  ],
  rules: [
    {
      do: 'Say what the colour says: “The fee of March is missing.”',
      dont: 'Set a plain “March” in the error tone: not everybody sees the difference.',
    },
    {
      do: 'Give a lead a measure, so that the eye finds the next line.',
      dont: 'Let a paragraph run across 80rem.',
    },
    {
      do: 'Make words smaller by `small`, and by `micro` in dense rows.',
      dont: 'Go below 14 px for the sake of a layout.',
    },
  ],
  parts: ['Text', 'textVariants'],
  variants: textDescriptions,
  examples: [
    { story: 'Sizes', caption: 'Six sizes.' },
    { story: 'Tones', caption: 'Four tones. Words say what the colour repeats.' },
    { story: 'Measures', caption: 'Lines that end where the eye still finds the next one.' },
    { story: 'Inherits', caption: 'What is not given is inherited.' },
    { story: 'Elements', caption: 'Another element, where it is not a paragraph.' },
  ],
} satisfies ComponentDocs
