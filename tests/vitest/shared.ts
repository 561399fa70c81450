/** Settings that the projects of Vitest share: the build's plugins and options that affect tests too. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'

if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL

/** `npm run test:full`. */
const full = process.env.TIER === 'full'

/** Tests that `npm test` leaves to it: mostly tests of the test tools. */
export const fullOnly = full ? [] : ['**/*.full.test.{ts,tsx}']

export const shared = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Tests import modules directly: the plugins of the route tree are for builds only.
  plugins: [react(), tailwindcss()],
  publicDir: 'site/public',
  envDir: '.',
  define: { 'import.meta.env.PAYMENT_PROVIDER': 'null' },
} satisfies UserWorkspaceConfig

/** Tests that start a server, a database or another process. */
const withProcesses = ['site/{build,server}/**/*.test.ts', 'tests/**/*.test.ts']

/** The two projects in Node: `server` has the tests with processes, which are tried again, and `node` all others. */
export const inNode = (name: 'node' | 'server') =>
  ({
    ...shared,
    // These tests need no style sheets.
    plugins: [],
    test: {
      name,
      environment: 'node',
      include: name === 'server' ? withProcesses : ['{design-system,site}/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        '**/dist/**',
        'tests/{e2e,consumers,postgres,dev}/**',
        ...fullOnly,
        ...(name === 'server' ? [] : withProcesses),
      ],
      retry: name === 'server' ? 1 : 0,
      globalSetup: 'tests/vitest/temporary-folder.ts',
      // Two workers even on two cores, because many tests wait for a server or a browser.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      sequence: { groupOrder: 2 },
      setupFiles: 'tests/vitest/clean-up.ts',
      isolate: false,
      // Full counts take minutes.
      testTimeout: full ? 600_000 : 120_000,
      hookTimeout: full ? 600_000 : 120_000,
    },
  }) satisfies UserWorkspaceConfig
