import { componentMeta, html, operable } from '../../testing/contract-parts.ts'
import { linkDescriptions } from './link.tsx'

export default componentMeta({
  summary: 'Goes to another page, a place on this page, a file or an e-mail address.',
  use: [
    'Use a link for everything that changes the address, whatever it looks like.',
    'Set `external` if it opens a new tab: it adds an icon and the text “(opens in a new tab)”.',
  ],
  avoid: {
    'It starts an action on this page.': 'Button',
    'It goes to a page and must be as prominent as a button.': '`<a className={buttonVariants()}>`',
    'It is the first link of the page, past the header.': 'SkipLink',
  },
  rules: {
    'Content: write where the link leads: “Read the refund rules”. Screen-reader users also read links as a list, without the text around them.':
      'Write “click here” or “more” (WCAG 2.2, 2.4.4 Link Purpose (In Context)).',
    'Keep links in running text underlined.': 'Mark them by colour alone (WCAG 2.2, 1.4.1 Use of Color).',
    'Open a new tab only if work in progress would be lost, and use `external`.':
      'Set `target="_blank"` yourself: the icon and the announcement would be missing (WCAG 2.2, 3.2.5 Change on Request).',
  },
  parts: ['Link'],
  variants: linkDescriptions,
  examples: {
    Default: 'In running text.',
    External: 'Opens a new tab: with an icon, and announced.',
    Plain: 'In a list of links, each 44 px high.',
  },
  pattern: html('Link', 'text-level-semantics.html#the-a-element'),
  roles: [{ role: 'link', nameFrom: "its content; '(opens in a new tab)' is added if it is external" }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'It is in the tab order.',
  transcripts: [{ story: 'Default' }, { story: 'External' }],
  wcag: operable('1.4.1 1.4.3 2.4.4 3.2.5'),
  works: { Default: [{ follows: 'refund rules', to: '#refund' }] },
})
