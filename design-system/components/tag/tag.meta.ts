import { apg, componentMeta, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A category of an item, or a chosen answer, which can be removable.',
  use: [
    'Use tags for the categories of an item: the subjects of a teacher, the classes of a course.',
    'Use `onRemove` for active filters, and show the result as soon as one is removed.',
    'Put tags into a TagList: screen readers announce how many there are, and the focus is kept when one is removed.',
    'Source: WCAG 2.2, 2.4.3 Focus Order and 2.5.8 Target Size. The button that removes a tag has a target of 44 by 44 px.',
  ],
  avoid: {
    'It marks the one item that stands out, or a state: Sample, Draft.': 'Badge',
    'It can be chosen and unchosen.': 'ToggleGroup or Checkbox',
    'It leads to another page.': 'Link',
  },
  rules: {
    'Content: use one to three words, the same words as in the list from which they were chosen.':
      'Write a sentence, or a colour without text.',
    'Offer a Button “Remove all filters” beside four tags or more.':
      'Ask for a confirmation for each tag. Let it be added again.',
  },
  parts: ['TagList', 'Tag'],
  examples: {
    Default: 'The subjects of a teacher.',
    Removable: 'Filters. The focus stays in the list when one is removed.',
  },
  component: 'Tag',
  pattern: apg('Button', 'button'),
  roles: [
    { role: 'list', nameFrom: 'label of the TagList' },
    { role: 'listitem', nameFrom: 'no name; the text of the tag is read' },
    { role: 'button', nameFrom: "labels.remove with the text of the tag, 'Remove Mathematics'" },
  ],
  keys: [
    ...pressRows('Removes the tag.', 'the remove button'),
    ...tabRows('Moves to the next button that removes a tag.'),
  ],
  focus:
    'Only the buttons are in the tab order. After a removal the focus moves to the button of the next tag, else of the previous one, else to the list.',
  transcripts: [{ story: 'Default' }, { story: 'Removable' }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.4.3'),
  withoutJavaScript: 'The texts are there. A press on a button that removes a tag waits for JavaScript.',
  works: {
    Default: [{ reads: 'Mathematics' }, { reads: 'Coding for beginners' }],
    Removable: [{ reads: 'Class 9' }, { waits: 'Remove Class 9' }],
  },
})
