import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Groups of features in tabs. Each panel has a title, a sentence, a list and an illustration.',
  use: [
    'For three to six groups that visitors can read in any order.',
    'With illustrations drawn in HTML. They stay sharp at any zoom and are translated with the page.',
  ],
  avoid: [
    {
      when: 'For two groups, or for groups that visitors need to compare.',
      instead: 'headings, one section after another',
    },
    { when: 'For items of one line each.', instead: 'ServiceList' },
    { when: 'For parts that have to be read in order.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Content: name each tab in one or two words, and the feature in a full title inside its panel: “Fees”, “Know who has paid”.',
      dont: 'Use the title of the panel as the label of its tab: five long labels do not fit side by side.',
    },
    {
      do: 'Use a real table or list where the illustration shows one.',
      dont: 'Use a screenshot. Its text cannot be enlarged separately, translated or read by a screen reader.',
    },
    {
      do: 'Place it in a Section or in a container with a gutter. Below 64rem the tab list extends into the gutter.',
      dont: 'Place it in a container without a gutter. The page would scroll horizontally.',
    },
    {
      do: 'Load the other panels in `onApproach`, which runs when the pointer or focus reaches the tabs.',
      dont: 'Load the images of all panels with the page.',
    },
  ],
  parts: ['FeatureTabs'],
  examples: [
    {
      story: 'Default',
      caption: 'On a dark surface. From 64rem the tabs are a vertical list, below it a strip that scrolls.',
    },
    { story: 'OnPaper', caption: 'On the page surface.' },
    { story: 'LongWords', caption: 'Text only, with more groups and longer titles.' },
  ],
} satisfies ComponentDocs
