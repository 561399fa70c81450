import { apg, componentMeta, operable, radioRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Lets the visitor choose the light, dark or high-contrast theme, or follow the device.',
  use: [
    'Use it once on a site, where visitors look for settings: in the footer.',
    'To show a stored choice before the first paint, write a script into the head of the HTML, with your `storageKey`: `<script>try { const theme = localStorage.getItem("theme"); if (theme) document.documentElement.dataset.theme = theme } catch {}</script>`. The guide “Server rendering” says where, in each framework. `applyTheme` is in a module, which runs after the first paint.',
    'Give the page a `theme-color` for light and one for dark, with `media`. A chosen theme adds its own element before them.',
  ],
  avoid: {
    'A part of the page should be dark.': '`data-surface="inverse"` on that part',
    'A page should use another brand.': '`data-brand` on `<html>`',
  },
  rules: {
    'Keep “System” as the first choice: it follows the setting of the device.':
      'Offer only light and dark: visitors could never return to the setting of the device.',
    'Keep high contrast among the choices: not every device has a setting for it.':
      'Move it into a separate accessibility menu.',
    'Use the same `storageKey` on every page of a site.':
      'Send the choice to a server: the browser keeps it.',
    'Content: name themes by what the visitor sees: “Light”, “Dark”, “High contrast”.':
      'Use product names for themes.',
  },
  parts: ['ThemeSwitch', 'applyTheme'],
  examples: {
    Default: 'Choose a theme: this page changes immediately.',
    ReportsTheChoice: '`onThemeChange` reports the choice to the page.',
    TwoSwitches: 'Two on one page, or in two tabs, show the same choice.',
    Narrow: 'In a narrow column.',
  },
  pattern: apg('Radio Group', 'radio'),
  roles: [
    { role: 'group', nameFrom: 'label, as the legend of a fieldset' },
    { role: 'radio', nameFrom: 'its text; its icon is hidden' },
  ],
  states: {
    checked:
      'The theme that is shown. None is checked in server-rendered HTML: the server does not know the choice.',
    'data-theme': 'On <html>: the theme that is shown. Without it the setting of the device applies.',
  },
  keys: [
    ...tabRows('Moves to the chosen theme, and out of the group with the next press.'),
    ...radioRows('theme', 'none'),
    { key: 'Space', does: 'Chooses the focused theme if none is chosen.' },
  ],
  focus: 'The group is one tab stop. The focus stays on the choice while the page changes its colours.',
  transcripts: [{ story: 'Default' }, { story: 'ReportsTheChoice', press: ['Dark'] }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.6 1.4.11 3.2.2'),
  gaps: {
    '1.4.3': 'In forced colours the colours of the device apply, whatever is chosen.',
  },
  withoutJavaScript:
    'It is hidden, and the page follows the device. A choice made before hydration is applied after hydration.',
  works: { Default: [{ leavesOut: 'High contrast' }] },
})
