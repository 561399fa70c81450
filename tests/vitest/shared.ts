/** What the projects of Vitest share: the plugins and settings of the build that a test sees too. */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'

if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL

/** `npm run test:full`. */
export const full = process.env.TIER === 'full'

/** What `npm test` leaves to it: mostly the tests of the test tools. */
export const fullOnly = full ? [] : ['**/*.full.test.{ts,tsx}']

export const shared = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Tests import what they test: the plugins of the route tree belong to builds alone.
  plugins: [react(), tailwindcss()],
  publicDir: 'site/public',
  envDir: '.',
  define: { 'import.meta.env.GUARDED_PAGES': 'null' },
} satisfies UserWorkspaceConfig
