import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { EnvironmentOptions, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { inlineScriptNames } from './site/build/inline-scripts.ts'
import { hasRazorpay } from './site/server/payment/providers/settings.ts'

// The client's part of the settings is read at build time; the same variables configure the client and the server.
if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL

/** The output folder of the build; the server and the tests read the same paths. */
const out = process.env.SITE_DIST ?? 'site/dist'

/** Server code in a client bundle would ship its dependencies, and could leak a secret. */
const noServerInBrowser: Plugin = {
  name: 'no-server-in-browser',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  transform(_, id) {
    if (/\/site\/server\//.test(id))
      this.error(`${id} is server code; the browser may import contracts and clients only.`)
  },
}

/** The scroll lock of dialogs creates a style element, which the policy of a page blocks. */
const styleSheetsByScript: Plugin = {
  name: 'style-sheets-by-script',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'react-style-singleton')
      return this.resolve('/site/browser/style-sheets.ts', importer, { skipSelf: true })
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
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
  ],
  publicDir: 'site/public',
  define: {
    'import.meta.env.PAYMENT_PROVIDER': JSON.stringify(hasRazorpay(process.env) ? 'razorpay' : null),
  },
  build: {
    // Older browsers ignore `:dir()` inside `:where()` and use `[dir]`; lowering `:dir()` would emit a list of
    // languages instead.
    cssTarget: ['chrome120', 'safari16.4', 'firefox128'],
    // `npm start` prints what a reader has to act on. On a busy machine the build is slow without a reason in a plugin.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  envDir: '.',
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        assetsInlineLimit: 0,
        // The inline script fetches the scripts of a page ahead (build/prerender/prerender.ts).
        modulePreload: false,
        rollupOptions: {
          // The entry does not import the style sheet, because Vite would link it again with every chunk that imports the
          // entry. Each page contains the rules that it uses; `site/browser/inline-page.ts` loads the whole file.
          input: ['site/entry-client.tsx', 'site/styles.css'],
          // The inline script imports the entry and calls what it exports.
          preserveEntrySignatures: 'exports-only',
          // What several parts share is one file: each further file costs a request and half a KiB of headers.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3, maxModuleSize: 3000 }] } },
        },
      },
    },
    /** The controls around every page: one file, so that a press waits for one request. */
    controls: {
      consumer: 'client',
      build: {
        outDir: `${out}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/controls.json',
        modulePreload: false,
        rollupOptions: { input: 'site/browser/controls.ts', preserveEntrySignatures: 'exports-only' },
      },
    },
    ...Object.fromEntries(
      inlineScriptNames.map((name) => [
        name,
        {
          consumer: 'client',
          build: {
            outDir: `${out}/inline`,
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: {
              input: `site/browser/inline-${name}.ts`,
              output: { format: 'iife', entryFileNames: `${name}.js` },
            },
          },
        } satisfies EnvironmentOptions,
      ]),
    ),
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
    /** The reference API and the static server. Packages are not bundled. */
    server: {
      consumer: 'server',
      build: {
        outDir: `${out}/server`,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: {
          input: {
            start: 'site/server/start.ts',
            'owner-commands': 'site/server/commands/owner-commands.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'controls', ...inlineScriptNames, 'prerender', 'server'])
        await builder.build(builder.environments[name]!)
    },
  },
  test: {
    // Snapshots are written only with `-u`: a missing snapshot fails the test, locally as in CI.
    update: 'none',
    // Each project has its own configuration file: the production build reads this file and must not read anything of
    // tests/.
    projects: ['components', 'node', 'server', 'postgres', 'consumers', 'tools'].map((name) => ({
      extends: `./tests/vitest/${name}.config.ts`,
    })),
  },
})
