const off = { enabled: false }

/**
 * Ladle serves and builds the stories. Its own frame is not shown: `Provider` in components.tsx renders ours, so that
 * Ladle's list, its shortcuts (WCAG 2.1.4) and its addons are off.
 */
export default {
  stories: ['design-system/**/*.stories.tsx'],
  // Ladle's default is a function, which its page evaluates: the content security policy refuses that.
  storyOrder: ['*'],
  base: '/design-system/',
  // A build writes beside the folder that a server may be serving (site/build/steps.ts).
  outDir: process.env.STORIES_DIST ?? 'docs/dist/ladle',
  viteConfig: 'docs/ladle/vite.config.ts',
  appendToHead: '<meta name="robots" content="noindex">',
  hotkeys: Object.fromEntries(
    'search nextStory previousStory nextComponent previousComponent control darkMode fullscreen width rtl source a11y'
      .split(' ')
      .map((name) => [name, []]),
  ),
  addons: {
    // Ladle leaves axe, which our header runs, out of the build unless its own addon is on.
    a11y: { enabled: true },
    mode: { enabled: false, defaultState: 'preview' },
    theme: { enabled: false, defaultState: 'auto' },
    width: { enabled: false, options: {}, defaultState: 0 },
    rtl: off,
    source: off,
    msw: off,
    ladle: off,
    control: off,
    action: off,
  },
}
