import { componentMeta, html } from '../../testing/contract-parts.ts'
import { descriptionListDescriptions } from './description-list.tsx'

export default componentMeta({
  summary: 'A list of names and values, such as the answers of a form, the chosen plan and its price.',
  use: [
    'Before a form is submitted, so that visitors can check their answers (WCAG 3.3.4).',
    'For up to three items that visitors base a decision on, with `layout="columns"`.',
  ],
  avoid: {
    'To list ways to contact an organisation.': 'ContactDetails',
    'To emphasise a few figures.': 'Stat',
    'To compare several items by the same properties.': 'a table',
  },
  rules: {
    'Content: use the labels of the form as names. If the field is called “Domain name”, use “Domain name” here.':
      'Use another name for the same thing, such as “URL”.',
    'Content: leave out an item that has no value, or write “Not given”.':
      'Write a dash. Some screen readers skip it and others read “minus”.',
  },
  parts: ['DescriptionList'],
  variants: descriptionListDescriptions,
  examples: {
    Default: 'Rows, to check answers before submitting.',
    Columns: 'Up to three columns, to decide at a glance.',
    LargeValue: 'A value can contain several elements.',
    LongWords: 'Long names and addresses wrap.',
  },
  pattern: html('Description list', 'grouping-content.html#the-dl-element'),
  roles: [
    { role: 'term', nameFrom: 'the name of the item' },
    { role: 'definition', nameFrom: 'its value' },
  ],
  focus: 'Not focusable. A link in a value is focusable.',
  wcag: '1.3.1 1.3.2 1.4.3 1.4.10 1.4.12 3.3.4',
})
