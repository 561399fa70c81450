import { apg, componentMeta, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A button that returns to the top of a long page; it appears after the first screen.',
  use: [
    'Use it once, as the last control of a page, if pages are longer than about four screens.',
    'It scrolls to the top and moves the focus to the element with the id `focusId`. Under reduced motion it scrolls without animation.',
  ],
  avoid: {
    'The site has a SideMenu, which includes this button.': 'SideMenu',
    'It should lead to a place inside the page.': 'Link to the id of that place',
    'The pages are short.': 'nothing',
  },
  rules: {
    'Give the `main` element an id and `tabIndex={-1}`, and pass the id as `focusId`.':
      'Only scroll: the next Tab would move from the old position (WCAG 2.2, 2.4.3 Focus Order).',
    'Place it inside a landmark, such as the footer.':
      'Place it outside all landmarks: screen-reader users who move by landmarks would miss it.',
    'Content: keep the name “Back to top”, or its translation in `label`.':
      'Name it by its icon (“Arrow up”).',
  },
  parts: ['ScrollToTop'],
  examples: {
    Default: 'At the end of a page. Scroll up: it disappears on the first screen.',
    InFrench: 'With another name.',
  },
  pattern: apg('Button', 'button'),
  roles: [{ role: 'button', nameFrom: "label, 'Back to top'" }],
  states: {
    'data-shown': 'The visitor has scrolled past the first screen.',
  },
  keys: [
    ...pressRows('Scrolls to the top and moves the focus to the main content.'),
    ...tabRows('Reaches it, last on the page, while it is shown; skips it while it is hidden.'),
  ],
  focus:
    'A press moves the focus to the main content, as a navigation does. It does not disappear while it has the focus. Below 78rem it is hidden while a field, or another element reached by keyboard, has the focus.',
  transcripts: [{ story: 'Default' }],
  wcag: operable('1.4.3 1.4.11 2.3.3 2.4.3 2.4.11'),
  withoutJavaScript: 'It never appears: use the keys and gestures of the browser to return to the top.',
  works: { Default: [{ reads: 'The day is over.' }, { leavesOut: 'Back to top' }] },
})
