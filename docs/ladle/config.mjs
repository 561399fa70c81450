/** Ladle shows every component in every state; the accessibility sweep of tests/ walks the same list. */
export default {
  stories: 'design-system/**/*.stories.tsx',
  base: '/design-system/',
  outDir: 'docs/dist/ladle',
  viteConfig: `${process.cwd()}/docs/ladle/vite.config.ts`,
  appendToHead: '<meta name="robots" content="noindex">',
  addons: {
    a11y: { enabled: true },
    rtl: { enabled: true, defaultState: false },
    source: { enabled: true, defaultState: false },
    theme: { enabled: true, defaultState: 'light' },
    width: {
      enabled: true,
      options: { phone: 320, 390: 390, tablet: 768, desktop: 1440 },
      defaultState: 0,
    },
    msw: { enabled: false },
    ladle: { enabled: true },
    mode: { enabled: true, defaultState: 'full' },
    control: { enabled: true },
    action: { enabled: true, defaultState: [] },
  },
}
