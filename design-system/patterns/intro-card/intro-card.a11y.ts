import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'IntroCard',
  pattern: {
    name: 'Heading, paragraph and list',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
  },
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'list', nameFrom: 'none: the heading of the card names it' },
  ],
  keys: [{ key: 'Tab', does: 'Reaches the action, which brings its own keys.' }],
  focus: 'The action alone takes focus.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10'],
  withoutJavaScript: 'Everything but the action, which keeps its own promise.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
