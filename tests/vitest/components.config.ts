import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { chromiumLaunchOptions } from '../chromium.ts'
import { fullOnly, shared } from './shared.ts'

const exclude = ['**/node_modules/**', '**/dist/**', ...fullOnly]

/**
 * Files with a separate page: `vi.mock` replaces a module only in a page that has not loaded it yet, and Google's script is
 * loaded once per page.
 */
const isolated = ['design-system', 'site']
  .flatMap((top) =>
    readdirSync(join(shared.root, top), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${top}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => file.endsWith('.test.tsx') && !/(^|\/)(node_modules|dist)\//.test(file))
  .filter((file) => /vi\.mock\(|google\.fixture/.test(readFileSync(join(shared.root, file), 'utf8')))

const chromium = { browser: 'chromium', viewport: { width: 1280, height: 900 } } as const

/** Components and pages in a real browser. */
export default defineProject({
  ...shared,
  define: { ...shared.define, 'import.meta.env.PAGE_SLOWDOWN': process.env.PAGE_SLOWDOWN ?? '1' },
  plugins: [
    ...shared.plugins,
    {
      // The tests of the documentation need none of its lists, and Vite's search for packages ends at a module that it
      // cannot find.
      name: 'documentation-without-lists',
      resolveId: (id: string) => (id === 'virtual:documentation' ? `\0${id}` : undefined),
      load: (id: string) =>
        id === '\0virtual:documentation'
          ? 'export const components = []; export const brands = []'
          : undefined,
    },
    {
      name: 'isolate-by-instance',
      // Vitest reads the isolation of a browser only from its project.
      configureVitest: ({ project }: VitestPluginContext) => {
        project.config.browser.isolate = project.config.isolate
      },
    },
  ],
  // Listed here, because finding them in the middle of a run would reload the running tests.
  optimizeDeps: {
    include: [
      '@testing-library/react',
      '@testing-library/user-event',
      '@guidepup/virtual-screen-reader',
      'react-dom/server',
      'react-dom/client',
      'firebase/app',
      'firebase/auth',
      'lucide',
      'lucide-react',
      'class-variance-authority',
      'zod/mini',
      'axe-core',
      'postcss',
      '@radix-ui/react-use-controllable-state',
      '@tanstack/react-form',
      'react-hook-form',
      ...['dialog', 'accordion', 'tabs', 'toast'].map((name) => `@radix-ui/react-${name}`),
    ],
  },
  test: {
    name: 'components',
    include: ['design-system/**/*.test.tsx', 'site/**/*.test.tsx', 'docs/**/*.test.tsx'],
    setupFiles: 'tests/vitest/page.setup.ts',
    // As in page.setup.ts; the default is 1 s.
    expect: { poll: { timeout: 8000 } },
    // A limit for tests that hang, not for slow machines; the default is 15 s.
    testTimeout: 60_000,
    retry: 1,
    // These tests mostly wait for frames and timers.
    maxWorkers: 3,
    // Vitest runs projects in parallel only if they have the same number of workers, which depends on the number of
    // cores: these run one after another.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [
        // Most files share a page: loading React, the icons and all styles for each file took a third of the time. The
        // style sheets of the package and of the site are never in one page: the later one would override the other.
        {
          ...chromium,
          name: 'components (chromium)',
          isolate: false,
          exclude: [...exclude, ...isolated, 'site/**'],
        },
        {
          ...chromium,
          name: 'components (site)',
          isolate: false,
          include: ['site/**/*.test.tsx'],
          exclude: [...exclude, ...isolated],
        },
        // An empty list would include every file.
        ...(isolated.length
          ? [{ ...chromium, name: 'components (isolated)', isolate: true, include: isolated, exclude }]
          : []),
      ],
    },
  },
})
