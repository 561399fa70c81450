import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Questions in rows under a bar; pressing one opens its answer and closes the other.',
  use: [
    'For four questions or more, of which a reader has one or two.',
    'With the question as people ask it, so that find-in-page and search engines lead to it.',
    'With closed answers in the page: find-in-page opens the row that it has found.',
  ],
  avoid: [
    { when: 'Everybody needs most of the answers.', instead: 'headings and text' },
    { when: 'There is one thing to open.', instead: '`<details>`' },
    { when: 'People compare the answers.', instead: 'headings and text, or a table' },
    { when: 'They are views of one subject.', instead: 'Tabs' },
    { when: 'It hides links of a navigation.', instead: 'DisclosureNav' },
  ],
  rules: [
    {
      do: 'Choose the level by the headings around it: `heading={2}` right under the title of a page.',
      dont: 'Choose it by its size: all levels look the same here.',
    },
    {
      do: 'Open the first row where the answer is what most people came for.',
      dont: 'Open all: then it is a text with needless buttons.',
    },
    {
      do: 'Put what an order needs (price, terms) into the page.',
      dont: 'Hide in an answer what somebody agrees to.',
    },
  ],
  parts: ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
  examples: [
    { story: 'FirstOpen', caption: 'One open at a time; pressing the open one closes it.' },
    { story: 'Closed', caption: 'All closed. Search this page for “free subdomain”: the row opens.' },
    { story: 'OneDisabled', caption: 'A disabled row, and a question of more than one line.' },
  ],
} satisfies ComponentDocs
