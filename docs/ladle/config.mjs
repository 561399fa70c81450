import { documentedFolders, pagesFolder, root, writePages } from './component-pages.mjs'
import { startStory, titleId } from './names.mjs'

// Ladle looks for stories after it has read this file, so the pages are written here.
const componentFolders = await documentedFolders()
writePages(componentFolders)

/** Ladle's configuration. The accessibility audit in tests/ uses the same list of stories. */
export default {
  stories: ['docs/pages/*.stories.tsx', `${pagesFolder}/*.stories.tsx`, 'design-system/**/*.stories.tsx'],
  defaultStory: startStory,
  // The page of a component comes before its stories. Stories added after the start are last.
  storyOrder: [
    startStory,
    'guide--*',
    'foundations--*',
    ...componentFolders.flatMap(({ title, page }) => [page, `${titleId(title)}--*`]),
    '*',
  ],
  base: '/design-system/',
  outDir: 'docs/dist/ladle',
  viteConfig: `${root}docs/ladle/vite.config.ts`,
  appendToHead: '<meta name="robots" content="noindex">',
  // Single-key shortcuts conflict with speech input and accidental presses (WCAG 2.1.4), and Ladle's Alt with an arrow
  // key is the browser's shortcut for Back.
  hotkeys: {
    // Ctrl and K opens the search of the header, see search.tsx.
    ...Object.fromEntries(
      [
        'search',
        'nextStory',
        'previousStory',
        'nextComponent',
        'previousComponent',
        'control',
        'darkMode',
        'fullscreen',
        'width',
        'rtl',
        'source',
        'a11y',
      ].map((name) => [name, []]),
    ),
  },
  // Theme, width, direction, brand and axe are in the header, and the code of a story is on its page. The a11y addon is
  // enabled because Ladle would otherwise leave axe out of the build.
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
