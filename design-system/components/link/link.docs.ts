import type { ComponentDocs } from '../../testing/docs.ts'
import { linkDescriptions } from './link.tsx'

export default {
  summary: 'Leads somewhere: another page, a place on this one, a file, an address.',
  use: [
    'For everything that changes the address, however it looks.',
    'With words that make sense alone: people listen to the links of a page as a list.',
    '`external` where a new tab opens, so that nobody is surprised.',
  ],
  avoid: [
    { when: 'It starts something here.', instead: 'Button' },
    {
      when: 'It leads somewhere and has to be as strong as a button.',
      instead: '`<a className={buttonVariants()}>`',
    },
    { when: 'It is the first link of the page, past the header.', instead: 'SkipLink' },
  ],
  rules: [
    {
      do: 'Write where it leads: “Read the refund rules”.',
      dont: 'Write “click here” or “more”: out of its sentence it says nothing.',
    },
    {
      do: 'Keep links in running text underlined.',
      dont: 'Tell them by colour alone: who does not see the colour does not see the link.',
    },
    {
      do: 'Open a new tab only where work in progress would be lost, and say it with `external`.',
      dont: 'Set `target="_blank"` by hand: the mark and the words are missing.',
    },
  ],
  parts: ['Link'],
  variants: linkDescriptions,
  examples: [
    { story: 'Inline', caption: 'In running text.' },
    { story: 'External', caption: 'In a new tab: a mark for the eye, words for the ear.' },
    { story: 'Plain', caption: 'In a list of links, each 44 px high.' },
  ],
} satisfies ComponentDocs
