import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { routeParts } from './site/build/route-parts.ts'
import { guardedPages } from './site/services/integrations.ts'

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
    if (/\/site\/services\/([^/]+\/server|platform\/|app\.|compose\.|start\.|backup\.)/.test(id))
      this.error(`${id} is server code; the browser may import contracts and clients only.`)
  },
}

/** The lock on scrolling behind a dialog writes a style element, which the policy of a page refuses. */
const styleSheetsByScript: Plugin = {
  name: 'style-sheets-by-script',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './singleton' && importer?.includes('/react-style-singleton/'))
      return this.resolve('/site/build/style-sheets.ts', importer, { skipSelf: true })
  },
}

export default defineConfig({
  plugins: [
    noServerInBrowser,
    styleSheetsByScript,
    tanstackRouter({
      target: 'react',
      routesDirectory: './site/routes',
      generatedRouteTree: './site/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    routeParts,
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
    // Each project is a file of its own: the production build reads this file and nothing of tests/.
    projects: ['components', 'node', 'postgres', 'consumers', 'tools'].map((name) => ({
      extends: `./tests/vitest/${name}.config.ts`,
    })),
  },
})
