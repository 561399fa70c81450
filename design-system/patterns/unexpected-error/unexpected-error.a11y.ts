import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'UnexpectedError',
  pattern: {
    name: 'Error message of a page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion.html',
  },
  roles: [
    { role: 'heading', nameFrom: 'title; level 1' },
    { role: 'button', nameFrom: 'labels.retry' },
    { role: 'link', nameFrom: 'label of the link' },
  ],
  keys: [
    { key: 'Enter', on: 'the button', does: 'Tries again.' },
    { key: 'Space', on: 'the button', does: 'Tries again.' },
    { key: 'Enter', on: 'the link', does: 'Follows the link.' },
  ],
  focus:
    'With `takesFocus` focus moves to the headline, because it replaces the page. Otherwise focus does not move.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'heading, Unexpected Application Error, level 1',
        'This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does not help, write to',
        'link, hello@school.example',
        'button, Load again',
        'link, Go to the home page',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '2.1.1', '2.4.2', '2.4.6', '2.5.8', '3.3.3'],
  withoutJavaScript: {
    says: 'The text and the link work. The button needs JavaScript.',
    works: {
      Default: [
        { reads: 'Unexpected Application Error' },
        { follows: 'Go to the home page', to: '/' },
        { waits: 'Load again' },
      ],
    },
  },
} satisfies A11yContract
