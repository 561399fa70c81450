import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Lets the visitor choose light, dark or high contrast, or follow the device.',
  use: [
    'Once on a site, where people look for settings: in its footer.',
    'With `applyTheme` in the head of every page, so that nothing flashes: `try { applyTheme(localStorage.getItem("theme")) } catch {}`.',
    'With a `theme-color` for light and one for dark, told apart by `media`: what is chosen goes before them.',
  ],
  avoid: [
    { when: 'A part of the page should be dark.', instead: '`data-surface="board"` on that part' },
    { when: 'A page should be in another brand.', instead: '`data-brand` on `<html>`' },
  ],
  rules: [
    {
      do: 'Keep “System” first. Most people have told their device already.',
      dont: 'Offer light and dark alone: who has chosen once can never go back to the device.',
    },
    {
      do: 'Keep high contrast among the choices: not every device has a setting for it.',
      dont: 'Hide it in a menu of its own for accessibility.',
    },
    {
      do: 'Give every page of a site the same `storageKey`.',
      dont: 'Send the choice to a server: it is a matter between visitors and their browser.',
    },
  ],
  parts: ['ThemeSwitch', 'applyTheme'],
  examples: [
    { story: 'Choices', caption: 'Choose: this page changes at once.' },
    { story: 'Tells', caption: 'A page that has to know is told.' },
    { story: 'Twice', caption: 'Two on one page, or in two tabs, show the same.' },
    { story: 'Narrow', caption: 'In a narrow place.' },
  ],
} satisfies ComponentDocs
