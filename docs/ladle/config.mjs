import { titleId } from './names.mjs'
import { findRooms, pagesFolder, root, writePages } from './rooms.mjs'

// Ladle looks for stories after it has read this file: every room has its page by then.
const rooms = findRooms()
writePages(rooms)

/** Ladle shows every component in every state; the accessibility sweep of tests/ walks the same list. */
export default {
  stories: ['docs/pages/*.stories.tsx', `${pagesFolder}/*.stories.tsx`, 'design-system/**/*.stories.tsx'],
  defaultStory: 'guide--introduction',
  // A room's page before its stories; what has come since the start goes to the end.
  storyOrder: [
    'guide--introduction',
    'guide--*',
    'foundations--*',
    ...rooms.flatMap(({ title, page }) => [page, `${titleId(title)}--*`]),
    '*',
  ],
  base: '/design-system/',
  outDir: 'docs/dist/ladle',
  viteConfig: `${root}docs/ladle/vite.config.ts`,
  appendToHead: '<meta name="robots" content="noindex">',
  // Keys without Ctrl or Cmd would act while somebody dictates or presses a wrong one (WCAG 2.1.4), and Ladle's own
  // Alt with an arrow is how a browser goes back.
  hotkeys: {
    search: ['ctrl+k', 'meta+k'],
    ...Object.fromEntries(
      [
        ...['nextStory', 'previousStory', 'nextComponent', 'previousComponent', 'control', 'darkMode'],
        ...['fullscreen', 'width', 'rtl', 'source', 'a11y'],
      ].map((name) => [name, []]),
    ),
  },
  // Theme, width, direction, brand and axe are in our own bar, the code of a story on its page. Without its addon
  // Ladle would leave axe out of the build.
  addons: {
    a11y: { enabled: true },
    mode: { enabled: false, defaultState: 'full' },
    theme: { enabled: false, defaultState: 'auto' },
    width: { enabled: false, options: {}, defaultState: 0 },
    ...Object.fromEntries(
      ['rtl', 'source', 'msw', 'ladle', 'control', 'action'].map((name) => [name, { enabled: false }]),
    ),
  },
}
