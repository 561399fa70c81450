import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { descriptionListDescriptions } from './description-list.tsx'

export default {
  summary: 'A list of names and values, such as the answers of a form, the chosen plan and its price.',
  use: [
    'Before a form is submitted, so that visitors can check their answers (WCAG 3.3.4).',
    'For up to three items that visitors base a decision on, with `layout="columns"`.',
  ],
  avoid: [
    { when: 'To list ways to contact an organisation.', instead: 'ContactDetails' },
    { when: 'To emphasise a few figures.', instead: 'Stat' },
    { when: 'To compare several items by the same properties.', instead: 'a table' },
  ],
  rules: [
    {
      do: 'Content: use the labels of the form as names. If the field is called “Domain name”, use “Domain name” here.',
      dont: 'Use another name for the same thing, such as “URL”.',
    },
    {
      do: 'Content: leave out an item that has no value, or write “Not given”.',
      dont: 'Write a dash. Some screen readers skip it and others read “minus”.',
    },
  ],
  parts: ['DescriptionList'],
  variants: descriptionListDescriptions,
  examples: [
    { story: 'Default', caption: 'Rows, to check answers before submitting.' },
    { story: 'Columns', caption: 'Up to three columns, to decide at a glance.' },
    { story: 'LargeValue', caption: 'A value can contain several elements.' },
    { story: 'LongWords', caption: 'Long names and addresses wrap.' },
  ],
  contract: {
    component: 'DescriptionList',
    pattern: html('Description list', 'grouping-content.html#the-dl-element'),
    roles: [
      { role: 'term', nameFrom: 'the name of the item' },
      { role: 'definition', nameFrom: 'its value' },
    ],
    states: [{ attribute: 'data-layout', meaning: 'The layout. The reading order is the same in both.' }],
    keys: [],
    focus: 'Not focusable. A link in a value is focusable.',
    wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '1.4.12', '3.3.4'],
    withoutJavaScript: {
      says: 'All content works.',
      works: { Default: [{ reads: 'Domain name' }, { reads: 'ganitghar.kaksha.example' }] },
    },
  },
} satisfies ComponentMeta
