import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Lets the visitor choose the light, dark or high-contrast theme, or follow the device.',
  use: [
    'Use it once on a site, where visitors look for settings: in the footer.',
    'To show a stored choice before the first paint, write a script into the head of the HTML, with your `storageKey`: `<script>try { const theme = localStorage.getItem("theme"); if (theme) document.documentElement.dataset.theme = theme } catch {}</script>`. The guide “Server rendering” says where, in each framework. `applyTheme` is in a module, which runs after the first paint.',
    'Give the page a `theme-color` for light and one for dark, with `media`. A chosen theme adds its own element before them.',
  ],
  avoid: [
    { when: 'A part of the page should be dark.', instead: '`data-surface="inverse"` on that part' },
    { when: 'A page should use another brand.', instead: '`data-brand` on `<html>`' },
  ],
  rules: [
    {
      do: 'Keep “System” as the first choice: it follows the setting of the device.',
      dont: 'Offer only light and dark: visitors could never return to the setting of the device.',
    },
    {
      do: 'Keep high contrast among the choices: not every device has a setting for it.',
      dont: 'Move it into a separate accessibility menu.',
    },
    {
      do: 'Use the same `storageKey` on every page of a site.',
      dont: 'Send the choice to a server: the browser keeps it.',
    },
    {
      do: 'Content: name themes by what the visitor sees: “Light”, “Dark”, “High contrast”.',
      dont: 'Use product names for themes.',
    },
  ],
  parts: ['ThemeSwitch', 'applyTheme'],
  examples: [
    { story: 'Default', caption: 'Choose a theme: this page changes immediately.' },
    { story: 'ReportsTheChoice', caption: '`onThemeChange` reports the choice to the page.' },
    { story: 'TwoSwitches', caption: 'Two on one page, or in two tabs, show the same choice.' },
    { story: 'Narrow', caption: 'In a narrow column.' },
  ],
} satisfies ComponentDocs
