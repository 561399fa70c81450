import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Heading',
  pattern: {
    name: 'Native heading',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  },
  roles: [{ role: 'heading', nameFrom: 'its content; its level is `level`, whatever its size' }],
  keys: [],
  focus:
    'Takes none by itself. With tabIndex -1 it can be given the focus, when what it heads has just come.',
  wcag: ['1.3.1', '1.4.3', '1.4.10', '1.4.12', '2.4.6', '2.4.10'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
