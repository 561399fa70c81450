import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A card about what a link leads to, shown on hover and on keyboard focus.',
  use: [
    'Use it for a preview of a person, a course or a page that a text mentions.',
    'It appears after the pointer has rested for half a second, at once by keyboard, and never by touch: there the link leads to the page with the same content.',
    'It stays while the pointer or the focus is in it, and Escape hides it (WCAG 2.2, 1.4.13 Content on Hover or Focus).',
    'Source: Radix Primitives, Hover Card, whose content cannot be reached by keyboard. Here Tab moves into it.',
  ],
  avoid: {
    'It is one sentence about a control.': 'Tooltip',
    'It has fields, or is needed for a task.': 'Popover',
    'There is no page with the same content.': 'Popover',
  },
  rules: {
    'Put the HoverCardContent after the paragraph with the link, and no other control between them: Tab moves from the link into the card.':
      'Put it into a paragraph: HTML allows no `div` there.',
    'Content: repeat what the page says in two or three lines.':
      'Show something that is nowhere else: on a phone nobody would find it.',
  },
  parts: ['HoverCard', 'HoverCardTrigger', 'HoverCardContent'],
  examples: {
    Default: 'With a link in the card, which Tab reaches.',
    RightToLeft: 'Right to left.',
  },
  pattern: wai(
    'Content on Hover or Focus (WCAG 2.2, 1.4.13)',
    'WCAG22/Understanding/content-on-hover-or-focus.html',
  ),
  roles: [{ role: 'link', nameFrom: 'the child of the HoverCardTrigger' }],
  keys: [
    { key: 'Tab', does: 'Shows the card with the focus on the link, then moves into the card.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order. The card is hidden when both are left.' },
    { key: 'Escape', does: 'Hides the card. The focus is on the link.' },
  ],
  focus:
    'The link is a tab stop. What is in the card follows it, if the card is the next in the document; otherwise keyboard users reach the same content behind the link.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.3.1 1.4.3 1.4.10 1.4.11 1.4.13 2.1.1 2.4.3 2.4.7 4.1.2',
  gaps: {
    '1.3.1': {
      effect: 'author',
      text: 'Screen readers do not announce that there is a card, and touch does not show it: the page behind the link has to contain the same.',
    },
  },
  withoutJavaScript: 'The link works. The card is not shown.',
  works: { Default: [{ follows: 'Asha Rao', to: '#asha' }] },
})
