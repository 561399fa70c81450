/** Settings that the projects of Vitest share: the build's plugins and options that affect tests too. */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'

if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL

/** `npm run test:full`. */
export const full = process.env.TIER === 'full'

/** Tests that `npm test` leaves to it: mostly those of the test tools. */
export const fullOnly = full ? [] : ['**/*.full.test.{ts,tsx}']

/** Whether `npm test` has passed on these files, so that only what it leaves out has to run (tests/passed.mjs). */
export const onlyRest = process.env.ONLY_REST === '1'

export const shared = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Tests import modules directly: the plugins of the route tree are for builds only.
  plugins: [react(), tailwindcss()],
  publicDir: 'site/public',
  envDir: '.',
  define: { 'import.meta.env.GUARDED_PAGES': 'null', 'import.meta.env.PAYMENT_PROVIDER': 'null' },
} satisfies UserWorkspaceConfig
