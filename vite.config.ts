import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { lean } from './site/build/lean.ts'
import { routeParts } from './site/build/route-parts.ts'
import { guardedPages } from './site/services/integrations.ts'
import { chromiumLaunchOptions } from './tests/chromium.mjs'
import { postgresTests } from './tests/postgres/find.ts'

// The browser's half of the settings is read at build time; one name serves both halves.
if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL

/** Where the build goes; the server and the tests read the same places. */
const out = process.env.SITE_DIST ?? 'site/dist'

const guarded = guardedPages(process.env)

/** Server code in a page would ship its dependencies, and one day a secret. */
const noServerInBrowser: Plugin = {
  name: 'no-server-in-browser',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  transform(_, id) {
    if (/\/site\/services\/([^/]+\/server|platform\/|app\.|start\.|backup\.)/.test(id))
      this.error(`${id} is server code; the browser may import contracts and clients only.`)
  },
}

export default defineConfig({
  plugins: [
    !process.env.VITEST && noServerInBrowser,
    lean,
    // Tests import what they test; only builds need the route tree.
    !process.env.VITEST &&
      tanstackRouter({
        target: 'react',
        routesDirectory: './site/routes',
        generatedRouteTree: './site/routeTree.gen.ts',
        autoCodeSplitting: true,
        quoteStyle: 'single',
      }),
    !process.env.VITEST && routeParts,
    react(),
    tailwindcss(),
  ],
  publicDir: 'site/public',
  define: {
    // Null where there are none, so that nothing of it is left in the first script.
    'import.meta.env.GUARDED_PAGES': JSON.stringify(guarded.length > 0 ? guarded : null),
  },
  build: {
    // Older browsers skip `:dir()` inside `:where()` and keep `[dir]`; lowering it writes a list of languages instead.
    cssTarget: ['chrome120', 'safari16.4', 'firefox128'],
  },
  envDir: '.',
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        assetsInlineLimit: 0,
        // The list of what each later script imports would be part of the first (1.7 KiB). A page names its own scripts
        // (build/prerender.ts), and a pointer or the focus on a link fetches the next page's.
        modulePreload: false,
        rollupOptions: {
          input: 'site/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  // The entry in one file with all that it needs at once, and with small parts of most first screens:
                  // each file more is a request and half a KiB of headers.
                  name: 'entry-client',
                  test: /[\\/]((entry-client|button-row|chalk-ledge)\.tsx|icons[\\/](play|pause)\.mjs)$/,
                  priority: 1,
                },
                {
                  // What many parts of the site share comes once, instead of in a dozen tiny files.
                  name: 'shared',
                  test: /[\\/](design-system|lucide-react|@radix-ui|site[\\/]content)[\\/]/,
                  minShareCount: 5,
                  maxModuleSize: 3000,
                },
              ],
            },
          },
        },
      },
    },
    /** The inline script that every page carries in its head. */
    loader: {
      consumer: 'client',
      build: {
        outDir: `${out}/loader`,
        copyPublicDir: false,
        rollupOptions: {
          input: 'site/build/loader.ts',
          output: { format: 'iife', entryFileNames: 'loader.js' },
        },
      },
    },
    /** Renders every route to HTML once, at build time. */
    prerender: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: `${out}/prerender`,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: { input: 'site/entry-server.tsx' },
      },
    },
    /** The reference API and the static server. Packages stay outside the bundle. */
    server: {
      consumer: 'server',
      build: {
        outDir: `${out}/server`,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: {
          input: ['start', 'backup', 'inbox', 'data'].map((name) => `site/services/${name}.ts`),
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'loader', 'prerender', 'server'])
        await builder.build(builder.environments[name]!)
    },
  },
  test: {
    // What is kept is written by `-u` alone: one that is missing is red, here as in CI.
    update: 'none',
    projects: [
      {
        extends: true,
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
            ],
            ...['dialog', 'accordion', 'tabs', 'toast'].map((name) => `@radix-ui/react-${name}`),
          ],
        },
        test: {
          name: 'components',
          include: ['design-system/**/*.test.tsx', 'site/**/*.test.tsx'],
          setupFiles: 'tests/patience.ts',
          // They wait for frames and timers more than they work.
          maxWorkers: 2,
          // Vitest runs together only what has as many workers, which the number of cores decides: one after another.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['design-system/**/*.test.ts', 'site/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/{e2e,consumers,postgres}/**'],
          // On two cores two as well: many wait for a server or a browser of their own.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          include: postgresTests,
          globalSetup: 'tests/postgres/setup.ts',
          setupFiles: 'tests/postgres/worker.ts',
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/*.test.ts'],
          globalSetup: 'tests/consumers/setup.ts',
          sequence: { groupOrder: 4 },
          testTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
