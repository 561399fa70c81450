import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { chromiumLaunchOptions } from '../chromium.mjs'
import { fullOnly, shared } from './shared.ts'

const exclude = ['**/node_modules/**', '**/dist/**', ...fullOnly]

/** `vi.mock` replaces a module only in a page that has not loaded it yet, and Google's script is loaded once a page. */
const isolated = readdirSync(join(shared.root, 'site'), { recursive: true, encoding: 'utf8' })
  .map((file) => `site/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.tsx'))
  .filter((file) => readFileSync(join(shared.root, file), 'utf8').match(/vi\.mock\(|google\.fixture/))

const chromium = { browser: 'chromium', viewport: { width: 1280, height: 900 } } as const

/** Components and pages in a real browser. */
export default defineProject({
  ...shared,
  plugins: [
    ...shared.plugins,
    {
      name: 'isolate-by-instance',
      // Vitest takes the isolation of a browser from its project alone.
      configureVitest: ({ project }: VitestPluginContext) => {
        project.config.browser.isolate = project.config.isolate
      },
    },
  ],
  // Named here, since finding them in the middle of a run would reload the tests that are running.
  optimizeDeps: {
    include: [
      ...[
        '@testing-library/react',
        '@testing-library/user-event',
        '@guidepup/virtual-screen-reader',
        'react-dom/server',
        'react-dom/client',
      ],
      ...[
        'firebase/app',
        'firebase/auth',
        'lucide-react',
        'class-variance-authority',
        'zod/mini',
        'axe-core',
        '@radix-ui/react-use-controllable-state',
      ],
      ...['dialog', 'accordion', 'tabs', 'toast'].map((name) => `@radix-ui/react-${name}`),
    ],
  },
  test: {
    name: 'components',
    include: ['design-system/**/*.test.tsx', 'site/**/*.test.tsx'],
    setupFiles: 'tests/vitest/page.setup.ts',
    // They wait for frames and timers more than they work.
    maxWorkers: 3,
    // Vitest runs together only what has as many workers, which the number of cores decides: one after another.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [
        // Most files share a page: to load React, the icons and all styles anew for each took a third of the time.
        { ...chromium, name: 'components (chromium)', isolate: false, exclude: [...exclude, ...isolated] },
        { ...chromium, name: 'components (isolated)', isolate: true, include: isolated, exclude },
      ],
    },
  },
})
